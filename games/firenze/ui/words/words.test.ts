import { describe, expect, test } from "vitest";
import { LOCALES, type Locale, type Reader, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { CARDS, COLOURS, contractOf } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { REASONS } from "../../rules/reasons/reasons.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import type { Hit } from "../../rules/turn/hits.ts";
import { figuresOf } from "../figures-of.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { buildCostOf } from "../prospects.ts";
import { targetOrder } from "../target-order.ts";
import { effectOf } from "./effect.ts";
import { begunLine, followingLine, forecastLine } from "./forecast-line.ts";
import { helpCard } from "./help-card.tsx";
import { slotLabel, towerCaption } from "./labels.ts";
import { logLines } from "./log-lines.ts";
import { moveLabel, movePhrase } from "./move-label.ts";
import { reasonText } from "./reasons.ts";
import { targetLabel } from "./target-label.ts";
import { taskOf } from "./tasks.ts";
import { turnLines } from "./turn-lines.ts";
import { untilEnd } from "./until-end.ts";

const names = ["Ada", "Bruno", "Clara", "Dario"];
const FACTS = { seat: 1, colour: "red", floors: 5, cost: 3, held: 2, card: "mason", n: 2, numeral: "II", before: "I" };

const FIVE: View["mats"][number]["buildings"] = ["bridge", "workshop", "bridge", "workshop", "workshop"];
const firstView = (): View => {
  const [seen] = randomMatch(3, 1, 0);
  if (seen === undefined) throw new Error("a match has entries");
  return seen.after;
};

test.each(LOCALES)("every reason finds its words in %s", (locale) => {
  const reader: Reader = { you: 1, names, locale, say: sayIn(locale) };
  for (const code of REASONS) {
    expect(reasonText({ code, facts: FACTS }, firstView(), reader), code).not.toMatch(/undefined|\{/);
  }
});

test("what the reader did or gets is said with you, not with a name", () => {
  const done = { code: "contract-done", facts: { seat: 1 } };
  const said = (you: 0 | 1) => reasonText(done, firstView(), { you, names, locale: "de", say: sayIn("de") });
  expect(said(1)).toBe("Du hast diesen Auftrag erfüllt.");
  expect(said(0)).toBe("Bruno hat diesen Auftrag erfüllt.");
  const { open, state } = new SketchedMatch({ seals: { "red 3": 0 } });
  const view = open.view(state, 0);
  const label = (you: 0 | 1) => targetLabel("contract:red:3", view, { you, names, locale: "de", say: sayIn("de") });
  expect([label(0), label(1)]).toEqual([
    expect.stringContaining("erfüllt von dir"),
    expect.stringContaining("erfüllt von Ada"),
  ]);
});

test("the card of a contract says its points where it is never hidden", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const { open, state } = new SketchedMatch({});
  const card = helpCard("contract:yellow:7", open.view(state, 0), reader);
  expect(card?.now).toMatch(/^\d+ points; first with 7 floors: \d extra points$/);
  expect(card?.title).toBe("Yellow\u00a07");
});

test("5.1 an open contract names what the reader's last seal brings there", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const { open, state } = new SketchedMatch({});
  const now = () => helpCard("contract:white:3", open.view(state, 0), reader)?.now ?? "";
  expect(now()).not.toContain("seal");
  state.sealsLeft[0] = 1;
  expect(now()).toMatch(/; your last seal: \d extra points$/);
});

test.each(LOCALES)("each phase of the turn has a card in %s", (locale) => {
  const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
  const cards = [1, 2, 3, 4, 5, 6, 7].map((n) => helpCard(`phase:${n}`, firstView(), reader));
  expect(cards.map((card) => card?.title.slice(0, 2) ?? null)).toEqual(["1.", "2.", "3.", "4.", "5.", "6.", null]);
  expect(Math.max(...cards.map((card) => card?.text.split(" ").length ?? 0))).toBeLessThanOrEqual(40);
});

test("an open contract names all that it brings: floor bonus, and the privilege on the church", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const { open, state } = new SketchedMatch({ church: ["greatPrivilege"], seals: { "blue 7": 1 } });
  const label = (target: string): string => targetLabel(target, open.view(state, 0), reader);
  expect(label("contract:red:7")).toMatch(/first with 7 floors: \d extra points; Great Privilege: \d extra points$/);
  expect(label("contract:red:6")).not.toContain("Privilege");
  expect(label("contract:blue:7"), "fulfilled").not.toContain("Privilege");
});

test("3.5 the card of a balcony that is not open yet names its floor bonus, too", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const { open, state } = new SketchedMatch({ balconies: [4, 8] });
  const card = helpCard("contract:red:5", open.view(state, 0), reader);
  expect(card?.now).toMatch(/not yet open; first with 5 floors: \d extra points/);
});

test("whose turns follow the last seal: two players have names, more are the others", () => {
  const said = (seats: 2 | 3): readonly string[] => {
    const { open, state } = new SketchedMatch({ seats, awaits: "contracts", a: { towers: ["red 3"], seals: 1 } });
    const before = open.view(state, 0);
    open.play(state, 0, open.parseMove("fulfil red 3"));
    const own: Reader = { you: 0, names: names.slice(0, seats), locale: "de", say: sayIn("de") };
    const events: readonly Event[] = [{ type: "lastSeal", seat: 1, points: 3 }];
    return [
      effectOf(before, open.view(state, 0), 0, own),
      untilEnd(before, own),
      ...logLines(events, before, own).map(({ text }) => text),
    ];
  };
  expect(said(2)).toEqual([
    expect.stringMatching(/^du: \+\d.*danach ist Bruno noch einmal am Zug$/),
    expect.stringContaining("ist die andere Person noch einmal am Zug"),
    expect.stringMatching(/Ada ist noch einmal am Zug$/),
  ]);
  expect(said(3)).toEqual([
    expect.stringMatching(/danach sind alle anderen noch einmal am Zug$/),
    expect.stringContaining("sind alle anderen noch einmal am Zug"),
    expect.stringMatching(/Alle anderen sind noch einmal am Zug$/),
  ]);
});

test("a person of another phase says which one is meant", () => {
  const said = LOCALES.map((locale) =>
    ["princess", "wholesaler", "mason", "architect"].map((card) =>
      reasonText({ code: "person-other-phase", facts: { card } }, firstView(), {
        ...{ you: 1, names, locale, say: sayIn(locale) },
      }),
    ),
  );
  expect(said.flat().every((text) => /: .*\s\d.* \(.+\)\.$/.test(text))).toBe(true);
  expect(said[0]).toEqual([
    "Princess: only in phase\u00a01 (Card).",
    "Wholesaler: only in phase\u00a01 or 2 (Card, Exchange).",
    "Mason: only in phase\u00a03 (Build).",
    "Architect: only in phase\u00a05 (Contracts).",
  ]);
});

describe("the log", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const told = (...events: readonly Event[]): readonly string[] =>
    logLines(events, firstView(), reader).map(({ text }) => text);

  test("tells a card and its cost in two lines", () => {
    expect(
      told(
        { type: "brickLaid", seat: 0, slot: 0, colour: "white" },
        { type: "brickLaid", seat: 0, slot: 1, colour: "red" },
        { type: "cardTaken", seat: 0, slot: 2, card: "mason", bricks: [1, 0, 0, 2, 0, 0] },
      ),
    ).toEqual(["Ada takes Mason with 1 white and 2 red bricks", "Ada pays 1 white and 1 red for the card"]);
  });

  test("a turn names the card that the Patrician discards", () => {
    const thrown: readonly Event[] = [
      { type: "personPlayed", seat: 0, card: "patrician" },
      { type: "cardThrownAway", seat: 0, card: "princess" },
    ];
    const brought = LOCALES.map((locale) => turnLines(thrown, firstView(), { ...reader, locale, say: sayIn(locale) }));
    expect(brought.map(([turn]) => turn?.brought)).toEqual([
      "plays Patrician, discards Princess",
      "spielt den Patrizier, wirft die Fürstin ab",
      "joga o Patrício, descarta a Princesa",
    ]);
  });

  test("a turn tells its towers together, as they stand at its end", () => {
    const built = (colour: "red" | "blue" | "white", floors: number): Event => ({
      type: "brickBuilt",
      seat: 0,
      colour,
      floors,
    });
    const end: Event = { type: "turnEnded", seat: 0 };
    const told = (...bricks: readonly Event[]): readonly string[] =>
      LOCALES.map((locale) => {
        const lines = turnLines([...bricks, end], firstView(), { ...reader, locale, say: sayIn(locale) });
        return lines.map(({ brought }) => brought).join(" | ");
      });
    expect(told(built("red", 1), built("blue", 3), built("red", 1))).toEqual([
      "starts 2 red towers, raises the blue tower to 3",
      "beginnt 2 rote Türme, erhöht den blauen Turm auf 3",
      "começa 2 torres vermelhas, aumenta a torre azul para 3",
    ]);
    expect(told(built("red", 1), built("blue", 3), built("red", 2))[0]).toBe(
      "starts a red tower of 2 floors, raises the blue tower to 3",
    );
    expect(told(built("red", 1), built("blue", 1), built("white", 1), built("white", 1))).toEqual([
      "starts a red, a blue and 2 white towers",
      "beginnt einen roten, einen blauen und 2 weiße Türme",
      "começa uma torre vermelha, uma azul e 2 brancas",
    ]);
    expect(told(built("red", 1), end, built("red", 1))[0]).toBe("starts a red tower | starts a red tower");
  });

  test("a tower that a contract took in the same turn is told by the contract alone", () => {
    const built = (colour: "red" | "blue", floors: number): Event => ({ type: "brickBuilt", seat: 0, colour, floors });
    const taken: Event = { type: "cardTaken", seat: 0, slot: 0, card: "mason", bricks: [1, 0, 0, 0, 0, 0] };
    const fulfilled = {
      type: "contractFulfilled",
      seat: 0,
      colour: "red",
      floors: 4,
      tower: 0,
      balcony: null,
      points: 3,
    } as const;
    const told = (...events: readonly Event[]) =>
      turnLines(events, firstView(), reader).map(({ brought, event }) => `${event}: ${brought}`);
    expect(told(taken, built("red", 4), built("blue", 2), fulfilled)).toEqual([
      "0: raises the blue tower to 2, fulfils red\u00a04",
    ]);
    expect(told(built("red", 4), fulfilled), "the rest of a turn").toEqual([
      "0: raises the red tower to 4, fulfils red\u00a04",
    ]);
  });

  test("a turn tells the bonuses of a contract with it, and not with a tower that has been begun", () => {
    const built = (floors: number): Event => ({ type: "brickBuilt", seat: 0, colour: "white", floors });
    const fulfilled = (balcony: "II" | null): Event => ({
      ...{ type: "contractFulfilled", seat: 0, colour: "green", floors: 6, tower: 5, balcony, points: 6 },
    });
    const bonuses: readonly Event[] = [
      { type: "floorBonus", seat: 0, floors: 6, points: 3 },
      { type: "privilege", seat: 0, card: "middlePrivilege", points: 3 },
      { type: "lastSeal", seat: 0, points: 5 },
    ];
    const brought = (balcony: "II" | null, ...events: readonly Event[]) =>
      LOCALES.map((locale) => {
        const all = [{ type: "personPlayed", seat: 0, card: "princess" } as const, built(1), built(2)];
        const told = turnLines([...all, fulfilled(balcony), ...events], firstView(), {
          ...{ ...reader, locale, say: sayIn(locale) },
        });
        return told.map((turn) => `${turn.brought} ${turn.points}`).join();
      });
    expect(brought(null)[0]).toBe("plays Princess, starts a white tower of 2 floors, fulfils green\u00a06 6");
    expect(brought(null, ...bonuses)).toEqual([
      "fulfils green\u00a06 (first with 6 floors, Middle Privilege), places the last seal; also plays Princess, starts a white tower of 2 floors 17",
      "erfüllt Grün\u00a06 (erster Auftrag mit 6 Etagen, Mittleres Privileg), setzt das letzte Siegel; außerdem spielt die Fürstin, beginnt einen weißen Turm mit 2 Etagen 17",
      "cumpre verde\u00a06 (estreia dos 6 andares, Privilégio Médio), coloca o último selo; e ainda joga a Princesa, começa uma torre branca de 2 andares 17",
    ]);
    expect(brought("II", ...bonuses.slice(0, 1))[0]).toContain(
      "fulfils green\u00a06 (balcony\u00a0II, first with 6 floors)",
    );
    expect(brought("II")[1]).toContain("erfüllt Grün\u00a06 (Balkon\u00a0II)");
  });

  test("a turn is called after its card, which is inflected", () => {
    const taken: Event = { type: "cardTaken", seat: 0, slot: 0, card: "middlePrivilege", bricks: [1, 0, 0, 0, 0, 0] };
    const titles = LOCALES.map((locale) => turnLines([taken], firstView(), { ...reader, locale, say: sayIn(locale) }));
    expect(titles.map(([turn]) => turn?.text)).toEqual([
      "takes Middle Privilege",
      "nimmt das Mittlere Privileg",
      "tira o Privilégio Médio",
    ]);
  });

  test("a turn says that a second copy of a building is discarded", () => {
    const second: readonly Event[] = [
      { type: "cardTaken", seat: 0, slot: 0, card: "workshop", bricks: [1, 0, 0, 0, 0, 0] },
      { type: "cardPut", card: "workshop", seat: 0, to: "discards" },
    ];
    const brought = LOCALES.map((locale) => turnLines(second, firstView(), { ...reader, locale, say: sayIn(locale) }));
    expect(brought.map(([turn]) => turn?.brought)).toEqual([
      "discards Workshop (has one already)",
      "wirft die Werkstatt ab (schon vorhanden)",
      "descarta a Oficina (já tem uma carta igual)",
    ]);
  });

  test("inflects colours in German", () => {
    const german: Reader = { ...reader, locale: "de", say: sayIn("de") };
    const taken = { type: "cardTaken", seat: 0, slot: 0, card: "workshop", bricks: [0, 2, 2, 0, 0, 0] } as const;
    const lost = { type: "bricksLost", seat: 0, card: "flood", bricks: [1, 0, 0, 2, 0, 0] } as const;
    expect(logLines([taken, lost], firstView(), german).map(({ text }) => text)).toEqual([
      "Ada nimmt die Werkstatt mit 2 gelben und 2 grünen Steinen",
      "Ada verliert 1 weißen und 2 rote durch Hochwasser",
    ]);
  });

  test("tells a tower built in one turn in one line", () => {
    const built = (floors: number): Event => ({ type: "brickBuilt", seat: 1, colour: "blue", floors });
    expect(told(built(1), built(2))).toEqual(["Bruno starts: blue tower, 2 floors"]);
    expect(told(built(3), built(4), built(5))).toEqual(["Bruno raises the blue tower from 2 to 5"]);
  });

  test("tells a new card with its bricks in one line", () => {
    const drawn = COLOURS.slice(0, 4).map((colour): Event => ({ type: "brickDrawn", slot: 5, colour }));
    expect(told({ type: "cardDrawn", slot: 5, card: "flood" }, ...drawn)).toEqual([
      "New in the row: Flood with 1 white, 1 yellow, 1 green and 1 red bricks",
    ]);
  });

  test("tells an exchange once it is complete", () => {
    const given: Event = { type: "brickGiven", seat: 2, colour: "white", purpose: "exchange" };
    expect(told(given, given)).toEqual([]);
    expect(told(given, given, given, { type: "exchanged", seat: 2, slot: 1, got: "purple" })).toEqual([
      "Clara exchanges 3 white for 1 purple",
    ]);
  });

  test("tells what hits a tower before its name, which ends in a count", () => {
    const hit = { type: "towerHit", seat: 1, colour: "blue", floors: 2, toBag: 2, toStorage: 0 } as const;
    expect(told({ ...hit, by: "collapse" })).toEqual(["Bruno: a tower collapses, blue tower, 2 floors"]);
    expect(told({ ...hit, by: "botch" })).toEqual(["Bruno loses 1 brick: blue tower, 2 floors"]);
    expect(told({ ...hit, by: "tribute" })).toEqual(["Bruno cannot pay, a tower is torn down: blue tower, 2 floors"]);
  });

  test("tells the end under a heading of its own", () => {
    expect(
      told(
        { type: "majority", seat: 0, colour: "red", points: 4 },
        { type: "feast", seat: 1, card: "scandal", points: -3 },
      ),
    ).toEqual(["Final scoring", "red: majority bonus for Ada, 4 points", "Bruno: Scandal, minus 3 points"]);
  });
});

test("arrow keys walk the row first, then what is one's own", () => {
  expect(targetOrder(["bag:red", "storage:0:white", "hand:mason", "slot:3", "slot:0", "contract:white:4"])).toEqual([
    "slot:0",
    "slot:3",
    "storage:0:white",
    "hand:mason",
    "contract:white:4",
    "bag:red",
  ]);
});

/** What a press of a card does beside what it costs and brings: nothing. */
const PLAIN_CARD = {
  kind: "card",
  lost: 0,
  limit: 10,
  isSecond: false,
  isTaxed: false,
  reach: [],
  hits: [],
} as const;

const LOSES_BOTH: Hit = {
  ...{ seat: 1, bricks: 0, which: null, mayBeMore: false, chosen: 0, isCut: false },
  towers: [
    { colour: "yellow", floors: 3 },
    { colour: "blue", floors: 1 },
  ],
};

describe("a forecast", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const view = ((first: View): View => ({
    ...{ ...first, active: 0, turn: { ...first.turn, built: 1 } },
    mats: first.mats.map((mat) => ({ ...mat, storage: [4, 2, 0, 3, 1, 0] })),
  }))(firstView());
  const line = (forecast: Forecast): string => forecastLine(forecast, view, reader);
  const points = { contract: contractOf(3, 5), printed: 6, floorBonus: 2, privilege: 0, lastSeal: 0 };

  test("of a card: what is paid, what comes with it, and what is stored then add up", () => {
    const card = { ...PLAIN_CARD, held: 10 };
    expect(line({ ...card, cost: 3, storage: 12 })).toBe("storage 10 − 3 paid + 5 with the card = 12 of 10");
    expect(line({ ...card, cost: 0, storage: 10 })).toBe("storage 10 = 10 of 10");
    expect(line({ ...card, cost: 2, lost: 3, storage: 9 })).toBe(
      "storage 10 − 2 paid − 3 lost + 4 with the card = 9 of 10",
    );
    expect(line({ ...card, cost: 0, storage: 10, isSecond: true })).toBe(
      "you have one already: this card is discarded; storage 10 = 10 of 10",
    );
    expect(line({ ...card, cost: 0, storage: 12, isTaxed: true })).toBe(
      "storage 10 + 2 with the card = 12 of 10; before its event takes bricks or towers",
    );
    expect(line({ ...card, cost: 0, storage: 12, hits: [LOSES_BOTH] })).toBe(
      `storage 10 + 2 with the card = 12 of 10; ${names[1]} loses the yellow tower (3 floors) and the blue tower (1 floor)`,
    );
    const flood = [{ ...LOSES_BOTH, seat: 0, towers: [], bricks: 3 }, LOSES_BOTH] as const;
    expect(line({ ...card, cost: 0, lost: 3, storage: 9, hits: flood }), "the sum tells one's own").toMatch(
      /^storage 10 − 3 lost \+ 2 with the card = 9 of 10; Bruno loses/,
    );
    const spared = { ...LOSES_BOTH, towers: [] };
    const fire = [{ ...spared, seat: 0, bricks: 3 }, spared] as const;
    expect(line({ ...card, cost: 0, lost: 3, storage: 9, hits: fire }), "the reader is somebody, too").toBe(
      "storage 10 − 3 lost + 2 with the card = 9 of 10; Bruno: nothing",
    );
    const within = { ...card, kind: "lay", reach: [contractOf(3, 5)], storage: 12 } as const;
    expect(line({ ...within, cost: 2 })).toBe(
      "storage 10 − 2 paid + 4 with the card = 12 of 10; comes within reach: red\u00a05",
    );
    expect(line({ ...within, cost: 1 }), "its last brick").toBe("comes within reach: red\u00a05");
    expect(line({ ...within, cost: 1, isTaxed: true }), "what changes is what its event leaves").toBe(
      "comes within reach: red\u00a05",
    );
    const begun = (awaits: View["awaits"]): string => {
      const now: View = { ...view, awaits, turn: { ...view.turn, due: 2 } };
      return begunLine({ ...within, kind: "lay", held: 11, cost: 3 }, view, now, reader);
    };
    expect(begun("lay"), "from what is stored now").toBe(
      "Storage 10 − 2 paid + 4 with the card = 12 of 10; comes within reach: red\u00a05",
    );
    expect(begun("act"), "paid for").toBe("");
    const monument = line({ ...card, cost: 2, storage: 9, monument: 1 });
    expect(monument).toBe("Bruno gets it, +3 at the end; storage 10 − 2 paid + 1 with the card = 9 of 10");
  });

  test("of a brick: the contract it fits, ruins, and what is stored then", () => {
    const cost = buildCostOf(view, 0, 2, reader);
    const paid = cost === 0 ? "" : ` − ${cost} to pay`;
    expect(line({ kind: "brick", storage: 11 - cost, limit: 10, toBag: 3, fits: points })).toBe(
      `fits red\u00a05: +6, floor bonus +2; 3 bricks of ruins to the bag; storage 10 − 1 laid${paid} + 2 from ruins = ${11 - cost} of 10`,
    );
  });

  test("of a contract: what own Recognitions count for it at the end", () => {
    const held: View = { ...view, mats: view.mats.map((mat) => ({ ...mat, hand: ["recognition", "recognition"] })) };
    const of = (floors: 3 | 5): string => {
      const contract = { ...points, contract: contractOf(3, floors), floorBonus: 0 };
      return forecastLine({ kind: "contract", ...contract, toBag: floors, leads: [0, 0], rest: [] }, held, reader);
    };
    expect(of(3)).toBe("+2 at the end from Recognition; 3 bricks to the bag");
    expect(of(5)).toBe("5 bricks to the bag");
  });

  test("of a contract: its points by source, what it costs, who leads, and what fits still", () => {
    const rest = [contractOf(2, 3)];
    expect(line({ kind: "contract", ...points, toBag: 5, leads: [1, 0], rest })).toBe(
      "+8 = +6, floor bonus +2; 5 bricks to the bag; you then lead on this tower; still fits: green\u00a03",
    );
    expect(line({ kind: "contract", ...points, floorBonus: 0, toBag: 1, leads: [0, 0], rest: [] })).toBe(
      "1 brick to the bag",
    );
  });
});

test("a card that costs nothing says what is stored then, by the press that takes it", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const card = { ...PLAIN_CARD, storage: 7 };
  expect(followingLine({ ...card, cost: 0 }, reader)).toBe("storage then 7 of 10");
  expect(followingLine({ ...card, cost: 2 }, reader)).toBe("");
  const hits = [LOSES_BOTH, { ...LOSES_BOTH, seat: 0, bricks: 2, towers: [] }] as const;
  expect(followingLine({ ...card, cost: 0, isTaxed: true, hits }, reader), "what one loses oneself first").toMatch(
    /^you lose 2 bricks, Bruno loses the yellow .+, storage then 7 of 10, before/,
  );
});

test("a contract on a balcony says which one it opens", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const view = firstView();
  const of = (numeral: string): string => {
    const tile = figuresOf(reader).balconies.findIndex((each) => each.numeral === numeral);
    const contract = contractOf(3, 4);
    const contracts = view.contracts.with(contract, { seal: null, balcony: tile });
    const points = { contract, printed: 6, floorBonus: 0, privilege: 0, lastSeal: 0 };
    const forecast: Forecast = { kind: "contract", ...points, toBag: 4, leads: [0, 0], rest: [] };
    return forecastLine(forecast, { ...view, contracts }, reader);
  };
  expect(of("I")).toBe("opens balcony\u00a0II to everybody; 4 bricks to the bag");
  expect(of("IV")).toBe("4 bricks to the bag");
});

test("an exchange names its price, which the Bridge lowers", () => {
  const view = firstView();
  const label = (buildings: View["mats"][number]["buildings"], locale: Locale, alike = 1): string => {
    const [first, ...rest] = view.mats;
    if (first === undefined) throw new Error("somebody plays");
    const row = Array.from({ length: alike }, () => ({ card: "workshop", bricks: [0, 0, 0, 0, 0, 1] }) as const);
    const shown: View = { ...view, active: 0, row, mats: [{ ...first, buildings }, ...rest] };
    return moveLabel("exchange 1 purple", shown, { you: 0, names, locale, say: sayIn(locale) });
  };
  expect(LOCALES.map((locale) => label([], locale))).toEqual([
    "Exchange 3 bricks for 1 purple (Workshop)",
    "3 Steine gegen 1 violetten tauschen (Werkstatt)",
    "Trocar 3 tijolos por 1 roxo (Oficina)",
  ]);
  expect(label(["bridge"], "en")).toBe("Exchange 2 bricks for 1 purple (Workshop)");
  expect(label([], "en", 2)).toBe("Exchange 3 bricks for 1 purple (Workshop at position\u00a01)");
});

test("a card costs what its place says, and nothing with a Princess until one is taken", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const row = ["mason", "workshop", "mason"].map((card) => ({ card, bricks: [0, 0, 0, 0, 0, 0] }));
  const view = { ...firstView(), row } as unknown as View;
  const costs = (played: View["turn"]["played"], awaits: View["awaits"] = "choose"): string => {
    const shown: View = { ...view, awaits, turn: { ...view.turn, played } };
    return [helpCard("slot:2", shown, reader)?.now ?? "", slotLabel(reader, shown, 2)].join(" ");
  };
  expect(costs([])).toMatch(/Costs 2 bricks.*Cost 2;/);
  expect(costs(["princess"])).toMatch(/Costs nothing.*Cost 0;/);
  expect(costs(["princess"], "act")).toMatch(/Costs 2 bricks.*Cost 2;/);
});

test("a Mason that begins phase 3 says that no brick can be exchanged then", () => {
  const label = (turn: Partial<View["turn"]>, storage = 3) => {
    const view = firstView();
    const [first, ...rest] = view.mats;
    if (first === undefined) throw new Error("somebody plays");
    const mats = [{ ...first, storage: [storage, 0, 0, 0, 0, 0] }, ...rest];
    const shown: View = { ...view, active: 0, awaits: "act", mats, turn: { ...view.turn, ...turn } };
    return LOCALES.map((locale) => moveLabel("mason", shown, { you: 0, names, locale, say: sayIn(locale) }));
  };
  const plain = ["Play Mason", "Maurer spielen", "Jogar Pedreiro"];
  expect(label({})).toEqual([
    "Play Mason, no more exchange",
    "Maurer spielen, danach kein Tausch",
    "Jogar Pedreiro, depois sem troca",
  ]);
  expect(label({ exchanged: true })).toEqual(plain);
  expect(label({ built: 1 })).toEqual(plain);
  expect(label({}, 2), "too few bricks to exchange").toEqual(plain);
});

test("cards that are alike in the row are told apart by their places, and only those", () => {
  const row = ["alchemist", "mason", "alchemist"].map((card) => ({ card, bricks: [0, 0, 0, 0, 0, 0] }));
  const view = { ...firstView(), row } as unknown as View;
  const take = (slot: number) =>
    LOCALES.map((locale) => moveLabel(`card ${slot}`, view, { you: 0, names, locale, say: sayIn(locale) }));
  expect(take(3)).toEqual([
    "Take Alchemist at position\u00a03",
    "Alchemist an 3.\u00a0Stelle nehmen",
    "Tirar Alquimista na 3.ª\u00a0posição",
  ]);
  expect(take(2)).toEqual(["Take Mason", "Maurer nehmen", "Tirar Pedreiro"]);
});

test("a move is named without a colon, and colours are no nouns: several moves make one sentence", () => {
  const view: View = { ...firstView(), active: 0 };
  const named = (move: string) =>
    LOCALES.map((locale) => moveLabel(move, view, { you: 0, names, locale, say: sayIn(locale) }));
  expect(named("found blue")).toEqual(["Start a blue tower", "Blauen Turm beginnen", "Começar uma torre azul"]);
  expect(named("give white")).toEqual(["Give a white brick", "Weißen Stein abgeben", "Entregar um tijolo branco"]);
  expect(named("swap white")).toEqual(named("give white"));
  const phrases = LOCALES.map((locale) =>
    movePhrase("found blue", view, { you: 0, names, locale, say: sayIn(locale) }),
  );
  expect(phrases, "within a sentence").toEqual([
    "start a blue tower",
    "blauen Turm beginnen",
    "começar uma torre azul",
  ]);
  expect(named("alchemist purple")).toEqual([
    "Swap for a purple brick from the bag (Alchemist)",
    "Gegen 1 violetten aus dem Beutel tauschen (Alchemist)",
    "Trocar por um tijolo roxo do saco (Alquimista)",
  ]);
});

test("a tower that an event strikes is named with what it loses", () => {
  const struck = (event: "botch" | "collapse") => {
    const { open, state } = new SketchedMatch({ awaits: "act", a: { towers: ["red 2"] } });
    const shown = open.view(state, 0);
    const view: View = { ...shown, awaits: "strike", loser: 0, turn: { ...shown.turn, event } };
    return LOCALES.map((locale) => {
      const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
      return [moveLabel("strike 1", view, reader), taskOf(view, 0, reader, new Set()).text].join("; ");
    });
  };
  expect(struck("botch")).toEqual([
    "Take 1 brick off the red tower (2 floors); choose which own tower loses 1 brick (Botch)",
    "1 Stein vom roten Turm wegnehmen (2 Etagen); einen eigenen Turm wählen, der 1 Stein verliert (Pfusch)",
    "Tirar 1 tijolo à torre vermelha (2 andares); escolher a torre própria que perde 1 tijolo (Trapalhada)",
  ]);
  expect(struck("collapse")).toEqual([
    "Let the red tower collapse (2 floors); choose which own tower collapses (Collapse)",
    "Roten Turm einstürzen lassen (2 Etagen); einen eigenen Turm wählen, der einstürzt (Einsturz)",
    "Derrubar a torre vermelha (2 andares); escolher a torre própria que cai (Derrocada)",
  ]);
});

test("a turn says how high a tower was that fell, where another one of its colour is told", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const fell = { type: "towerHit", seat: 0, colour: "green", floors: 3, toBag: 2, toStorage: 1, by: "ruin" } as const;
  const built = (colour: "green" | "red"): Event => ({ type: "brickBuilt", seat: 0, colour, floors: 2 });
  const told = (...events: readonly Event[]): string =>
    turnLines(events, firstView(), reader)
      .map(({ brought }) => brought)
      .join();
  expect(told(built("red"), fell)).toBe("raises the red tower to 2, ruin of the green tower");
  expect(told(built("green"), fell)).toBe("raises the green tower to 2, ruin of the green tower of 3 floors");
});

test("a tower of one floor that loses a brick is gone", () => {
  const hit = (floors: number): Event => ({
    ...{ type: "towerHit", seat: 1, colour: "blue", floors, toBag: 1, toStorage: 0, by: "saboteur" },
  });
  const told = (floors: number) =>
    LOCALES.map((locale) => {
      const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
      return turnLines([hit(floors)], firstView(), reader)[0]?.brought;
    });
  expect(told(1)).toEqual(["blue tower is gone", "blauer Turm ist weg", "torre azul desaparece"]);
  expect(told(2)).toEqual(["blue tower loses 1 brick", "blauer Turm verliert 1 Stein", "torre azul perde 1 tijolo"]);
});

test("the last brick that an event takes says what is stored then, with the bricks of its card", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const shown = firstView();
  const before: View = { ...shown, awaits: "give", turn: { ...shown.turn, purpose: "fire" } };
  expect(effectOf(before, { ...before, awaits: "act" }, 0, reader)).toMatch(/^storage then \d+ of 10$/);
  expect(effectOf(before, { ...before, awaits: "keep", loser: 0 }, 0, reader), "4.30 a choice is left").toMatch(
    /of \d+, before its event takes bricks or towers$/,
  );
  expect(effectOf(before, { ...before, awaits: "cancel" }, 0, reader), "4.20 not known before it is decided").toBe("");
});

test("the last brick of the payment says what follows: a second copy is discarded, a Campanile closes the contracts", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const shown = firstView();
  const mats = shown.mats.map((mat) => ({ ...mat, buildings: ["workshop" as const] }));
  const before: View = { ...shown, awaits: "lay", mats };
  const after: View = { ...before, awaits: "act" };
  const discards = after.discards.map((n, kind) => (CARDS[kind] === "workshop" ? n + 1 : n));
  expect(effectOf(before, { ...after, discards }, 0, reader)).toContain("you have one already: this card is discarded");
  const shut = effectOf(before, { ...after, church: ["campanile"] }, 0, reader);
  expect(shut, "the rule first: a phone cuts the end").toMatch(/^then no contracts before one’s bell tower, storage /);
  expect(effectOf(before, after, 0, reader)).toMatch(/^storage then \d+ of 10$/);
});

test("no seal left is said in words", () => {
  const { open, state } = new SketchedMatch({ awaits: "contracts", a: { towers: ["red 3"], seals: 1 } });
  const before = open.view(state, 0);
  open.play(state, 0, open.parseMove("fulfil red 3"));
  const left = LOCALES.map((locale) =>
    effectOf(before, open.view(state, 0), 0, { you: 0, names, locale, say: sayIn(locale) }),
  );
  expect(left[0]).toContain("no seal left");
  expect(left[1]).toContain("kein Siegel mehr");
  expect(left[2]).toContain("não resta nenhum selo");
});

test("a Patrician that discards its like says so", () => {
  const labels = LOCALES.map((locale) =>
    moveLabel("patrician patrician", firstView(), { you: 0, names, locale, say: sayIn(locale) }),
  );
  expect(labels).toEqual(["Discard a second Patrician", "Zweiten Patrizier abwerfen", "Descartar outro Patrício"]);
});

test("floors that are open in a row are named by the first and the last, where there is little room", () => {
  const view = firstView();
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const taken = view.contracts.with(contractOf(0, 6), { seal: "neutral", balcony: null });
  const caption = (contracts: View["contracts"], floors: number) =>
    towerCaption(reader, { ...view, contracts }, 0, { colour: "white", floors, built: 0 });
  expect(caption(view.contracts, 2)).toMatchObject({ text: "open: 3–8", short: "from 3" });
  expect(caption(taken, 2)).toMatchObject({ text: "open: 3–5 7 8", short: "from 3" });
  const shut = [4, 7].reduce<View["contracts"]>(
    (contracts, floors) => contracts.with(contractOf(0, floors as 4 | 7), { seal: "neutral", balcony: null }),
    view.contracts,
  );
  expect(caption(shut, 2).text, "open: 3 5 6 8").toHaveLength(13);
  const german: Reader = { ...reader, locale: "de", say: sayIn("de") };
  const tower = { colour: "white", floors: 2, built: 0 } as const;
  expect(towerCaption(german, { ...view, contracts: shut }, 0, tower)).toMatchObject({
    text: "ab 3",
    whole: "offen: 3 5 6 8",
  });
});

describe("building", () => {
  const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
  const [first, ...rest] = firstView().mats;
  if (first === undefined) throw new Error("somebody plays");
  const tower = { colour: "white", floors: 3, built: 0 } as const;
  const mats = [{ ...first, towers: [tower, { ...tower, colour: "red" as const }] }, ...rest];
  const view: View = { ...firstView(), active: 0, awaits: "act", mats };
  const playing = (change: Partial<View>): View => ({ ...view, ...change, turn: { ...view.turn, played: ["mason"] } });

  test("its end names how many towers fall with it", () => {
    expect(moveLabel("built", view, reader)).toBe("Build nothing (2 towers fall)");
    const fed: View = { ...view, mats: [{ ...first, towers: [{ ...tower, built: 1 }] }, ...rest] };
    expect(moveLabel("built", fed, reader)).toBe("Build nothing");
  });

  test("the last brick that is laid for a card takes it", () => {
    const laying = (due: number) => ({
      ...{ ...view, awaits: "lay", row: ["mason", "princess", "glory"].map((card) => ({ card, bricks: [] })) },
      turn: { ...view.turn, slot: 2, due },
    });
    expect(moveLabel("lay 1 white", laying(2) as View, reader)).toBe("Lay a white brick on Mason");
    expect(moveLabel("lay 1 white", laying(1) as View, reader)).toBe("Take Glory (1 white on Mason)");
  });

  test("a feast says what it counts at the end, and for whom", () => {
    const withFeast = (feast: "scandal" | "monument" | "recognition", owner: number): View => ({
      ...view,
      mats: view.mats.map((mat, seat) => (seat === owner ? { ...mat, hand: [...mat.hand, feast] } : mat)),
    });
    const chosen: View = { ...view, awaits: "choose" };
    expect(effectOf(chosen, withFeast("scandal", 0), 0, reader)).toBe("−3 at the end");
    expect(effectOf(chosen, withFeast("monument", 1), 0, reader)).toBe("Bruno gets it, +3 at the end");
    const monument = chosen.discards.map((n, kind) => (CARDS[kind] === "monument" ? n + 1 : n));
    expect(effectOf(chosen, { ...chosen, discards: monument }, 0, reader)).toBe("goes to nobody");
    expect(effectOf(chosen, withFeast("recognition", 0), 0, reader)).toBe("");
    const low = { ...view.contracts[contractOf(3, 4)], balcony: null, seal: 0 } as const;
    const after: View = { ...withFeast("recognition", 0), contracts: view.contracts.with(contractOf(3, 4), low) };
    expect(effectOf({ ...chosen, contracts: after.contracts }, after, 0, reader)).toBe("as things stand +1 at the end");
    const discarded = (feast: "scandal" | "monument"): string =>
      effectOf({ ...withFeast(feast, 0), awaits: "contracts" }, { ...view, awaits: "contracts" }, 0, reader);
    expect(discarded("monument")).toMatch(/^−3 at the end/);
    expect(discarded("scandal")).toMatch(/^\+3 at the end/);
    expect(
      effectOf({ ...after, awaits: "contracts" }, { ...after, mats: view.mats, awaits: "contracts" }, 0, reader),
    ).toMatch(/^as things stand −1 at the end/);
    expect(effectOf({ ...view, awaits: "lay" }, withFeast("recognition", 0), 0, reader), "taken").toBe(
      `storage then ${sum(view.mats[0]?.storage ?? [])} of 10`,
    );
  });

  test("3.6 a card too many says that one must go, unless all may stay", () => {
    const chosen: View = { ...view, awaits: "choose" };
    type Cards = Partial<Pick<View["mats"][number], "hand" | "buildings">>;
    const taken = (card: "mason" | "glory", cards: Cards): readonly string[] => {
      const held = (more: Cards["hand"] = []): View => ({
        ...chosen,
        mats: chosen.mats.with(0, { ...first, towers: [], ...cards, hand: [...(cards.hand ?? []), ...more] }),
      });
      return LOCALES.map((locale) => effectOf(held(), held([card]), 0, { ...reader, locale, say: sayIn(locale) }));
    };
    expect(taken("mason", { buildings: FIVE })).toEqual([
      "cards then 6 of 5: 1 to discard",
      "Karten danach 6 von 5: 1 abzuwerfen",
      "cartas depois 6 de 5: 1 a descartar",
    ]);
    expect(taken("mason", { buildings: FIVE.slice(1) })[0], "five may stay").toBe("");
    expect(taken("mason", { buildings: [...FIVE, "warehouse"] })[0], "no limit").toBe("");
    const feasts = Array(5).fill("disgrace");
    expect(taken("mason", { hand: feasts })[0]).toBe("cards then 6 of 5: 1 to discard");
    expect(taken("glory", { hand: feasts })[0], "feasts stay").toBe("+3 at the end");
  });

  test("a bell tower says what may follow, points say whose they are", () => {
    const later = (change: Partial<View["mats"][number]>, seat: number): View => ({
      ...view,
      mats: view.mats.map((mat, other) => (other === seat ? { ...mat, ...change } : mat)),
    });
    expect(effectOf(view, later({ bell: true }, 0), 0, reader)).toBe("then you may fulfil contracts");
    const points = (seat: number) => ({ ...view.mats[seat]?.points, contracts: 5 }) as View["mats"][number]["points"];
    expect(effectOf(view, later({ points: points(0) }, 0), 0, reader)).toMatch(/you: /);
    expect(effectOf(view, later({ points: points(1) }, 1), 0, reader)).toMatch(/Bruno: /);
  });

  test("a Mason ends exchanges, and building where nothing can be built", () => {
    expect(effectOf(view, playing({}), 0, reader)).toBe("no more exchange this turn");
    expect(effectOf(view, playing({ awaits: "contracts" }), 0, reader)).toBe("then there is nothing to build");
    const built = playing({ awaits: "contracts" });
    const mats = built.mats.map((mat) => ({ ...mat, towers: [{ colour: "red", floors: 1, built: 0 }] as const }));
    expect(effectOf(view, { ...built, mats }, 0, reader), "of a stretch that built").toBe("");
  });
});
