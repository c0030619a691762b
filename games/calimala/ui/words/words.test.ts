import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { Activation, StackDisc, View } from "../../hidden/view-types.ts";
import { ACTIONS } from "../../rules/content.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { targetOrder } from "../target-order.ts";
import { followingLine, forecastLine, withheldLine } from "./forecast-line.ts";
import { logLines } from "./log-lines.ts";
import { moveLabel } from "./move-label.ts";
import { reasonText } from "./reasons.ts";
import { endsDiscOnly, taskOf } from "./tasks.ts";
import { turnLines } from "./turn-lines.ts";

const names = ["Ada", "Bruno", "Clara", "Dario", "Elisa"];
const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const { after } = start;

test("a drawn card is named to its owner alone", () => {
  const drawn = { type: "cardDrawn", seat: 0, forAction: "ship" } as const;
  expect(logLines([drawn], after, reader).map(({ text }) => text)).toEqual(["Ada draws a card: Ship is impossible"]);
  expect(logLines([{ ...drawn, action: "wood" }], after, reader).map(({ text }) => text)).toEqual([
    "Ada draws Wood: Ship is impossible",
  ]);
});

test("3.4 a turn says whose disc has acted in it at last, once it has done something", () => {
  const at = { street: 2, disc: "coloured" } as const;
  const placed = { ...at, type: "discPlaced", seat: 1, level: 1 } as const;
  const acts = (seat: Seat, position: number) => ({ ...at, type: "discActivated", seat, position }) as const;
  expect(turnLines([placed, acts(1, 1)], after, reader)[0]).not.toHaveProperty("acting");
  const next = [placed, acts(1, 1), { type: "activationEnded", seat: 1 } as const, acts(2, 2)];
  expect(turnLines(next, after, reader)[0]).not.toHaveProperty("acting");
  const done = [...next, { type: "materialTaken", seat: 2, material: "wood" } as const];
  expect(turnLines(done, after, reader)[0]).toMatchObject({ seat: 1, acting: 2 });
  const third = [...done, { type: "activationEnded", seat: 2 } as const, acts(0, 3)];
  expect(turnLines(third, after, reader)[0]).toMatchObject({ seat: 1, acting: 2 });
});

test("6.5 a press on a scoring card says what it is for", () => {
  const why = (card: string) => reasonText({ code: "scoring-card-at-end", facts: { card } }, after, reader);
  expect(why("lisbon")).toBe("Scored at the end of the match: cloth in Lisbon.");
  expect(why("palazzoVecchio")).toBe("Scored at the end of the match: seats and own artworks in the Palazzo Vecchio.");
});

test("5.1 a press on the seat that comes next says what takes it", () => {
  const council = (["lisbon", "wood"] as const).map((tile) => ({ tile, seat: null, points: null }));
  const why = (target: string) =>
    reasonText({ code: "tile-in-order", facts: { tile: "lisbon" } }, { ...after, council }, reader, target);
  expect(why("tile:1")).toBe("This seat is the next one: the fourth disc of a street takes it.");
  expect(why("tile:2")).toBe("Seats are taken in order; next is cloth in Lisbon.");
});

test("what has to wait for an action that is under way says what to press", () => {
  const reason = { code: "finish-action-first", facts: { action: "contribute" } } as const;
  expect(reasonText(reason, after, reader, "plot:ship")).toBe("Finish Contribute first: press what glows.");
});

test("cloth delivered in one action is one line", () => {
  const shipped = { type: "clothShipped", seat: 0, city: "lisbon", workshop: 0 } as const;
  const carried = { type: "clothTransported", seat: 0, workshop: 0 } as const;
  const lines = logLines(
    [shipped, shipped, { ...carried, city: "troyes" }, { ...carried, city: "hamburg" }],
    after,
    reader,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    "Ada ships 2 cloth to Lisbon",
    "Ada transports 1 cloth each to Troyes and Hamburg",
  ]);
});

test("arrow keys walk streets by rows and discs from the top", () => {
  expect(targetOrder(["street:10", "street:6", "street:1", "disc:white"])).toEqual([
    "disc:white",
    "street:1",
    "street:6",
    "street:10",
  ]);
  expect(targetOrder(["stack:3:0", "stack:3:2", "city:bruges", "city:london"])).toEqual([
    "stack:3:2",
    "stack:3:0",
    "city:london",
    "city:bruges",
  ]);
});

test("what the next tile pays is told with what it paid before", () => {
  const scoring = {
    k: 15,
    tile: "troyes",
    isNow: true,
    seat: 0,
    isSwap: false,
    before: [3, 2, 0],
    points: [3, 2, 0],
  } as const;
  const acts = [
    { seat: 0, most: [1, 1] },
    { seat: 1, most: [1, 0] },
  ] as const;
  expect(forecastLine({ acts, draws: [], ends: null, scoring, cards: null }, after, reader)).toBe(
    "as things are: you take seat\u00a015, scored: cloth in Troyes: Ada: +3, Bruno: +2; then Bruno; what is impossible draws a card",
  );
  const alone = { acts: acts.slice(0, 1), draws: [], ends: null, cards: null };
  expect(forecastLine({ ...alone, scoring: { ...scoring, seat: 1 } }, after, reader)).toBe(
    "as things are: Bruno takes seat\u00a015, scored: cloth in Troyes: Ada: +3, Bruno: +2",
  );
  const changed = { ...scoring, isNow: false, seat: null, points: [2, 3, 0] };
  expect(forecastLine({ acts: [], draws: [], ends: null, scoring: changed, cards: null }, after, reader)).toBe(
    "tile 15, were it scored then, cloth in Troyes: Bruno: +3 (without this move +2), Ada: +2 (without this move +3)",
  );
});

test("6.5 what ends the match says what the scoring cards add that the reader knows, and that there are others", () => {
  const said = (...points: readonly number[]): string =>
    forecastLine({ acts: [], draws: [], ends: null, scoring: null, cards: { points, hidden: 2 } }, after, reader);
  expect(said(5, 3, 0)).toBe("the scoring cards you know add Ada: +5, Bruno: +3, 2 hidden ones are not counted");
  expect(said(0, 0, 0)).toBe("the scoring cards you know add nothing, 2 hidden ones are not counted");
});

test("3.7 what a street could bring says that it leaves out the cards of those who would act there", () => {
  const acts = [
    { seat: 0, most: [1, 1] },
    { seat: 1, most: [1, 1] },
  ] as const;
  const said = (...hands: readonly number[]): string => {
    const mats = after.mats.map((mat, seat) => ({ ...mat, handSize: hands[seat] ?? 0 }));
    return forecastLine({ acts, draws: [], ends: null, scoring: null, cards: null }, { ...after, mats }, reader);
  };
  expect(said(0, 2)).toBe("then Bruno; the figures leave out cards in hand");
  expect(said(0, 0, 2)).toBe("then Bruno");
});

test("5.7 a move that takes points of the next tile from another one says so, not what the reader loses", () => {
  const scoring = { k: 15, tile: "troyes", isNow: false, seat: null, isSwap: false, before: [2, 3, 0] } as const;
  const said = (points: readonly number[]): string =>
    withheldLine({ acts: [], draws: [], ends: null, scoring: { ...scoring, points }, cards: null }, after, reader);
  expect(said([3, 2, 0])).toBe("it keeps Bruno from 1 point of tile 15");
  expect(said([1, 3, 0])).toBe("");
  expect(withheldLine({ acts: [], draws: [], ends: null, scoring: null, cards: null }, after, reader)).toBe("");
});

test("5.2 a seat in exchange for the white disc says what is given and what comes back", () => {
  const scoring = { k: 9, tile: "lisbon", isNow: true, seat: 0, isSwap: true, before: [0, 0, 0], points: [0, 0, 0] };
  expect(forecastLine({ acts: [], draws: [], ends: null, scoring, cards: null }, after, reader)).toBe(
    "you give a coloured disc for seat\u00a09 and take the white one, scored: cloth in Lisbon",
  );
});

test("what is impossible for want of cubes says so, and how many cards a press draws", () => {
  const isOut: View = { ...after, mats: after.mats.map((mat) => ({ ...mat, cubes: 0 })) };
  const forecast = { acts: [], draws: ["weave", "marble"], ends: "turn", scoring: null, cards: null };
  expect(followingLine(forecast, reader)).toBe("perhaps another, then the turn ends");
  expect(followingLine({ ...forecast, draws: ["weave"], ends: null }, reader)).toBe("");
  expect(forecastLine(forecast, isOut, reader)).toBe(
    "if that card does not help, another for Marble; the turn ends if no card helps; no cubes left",
  );
  expect(forecastLine(forecast, after, reader)).toContain("Weave takes a workshop with room for cloth");
  const reason = { code: "card-action-impossible", facts: { action: "brick" } } as const;
  expect(reasonText(reason, isOut, reader)).toContain("It takes a cube, but none is left.");
  expect(reasonText({ ...reason, facts: { action: "ship" } }, isOut, reader)).toContain("1 cloth, a ship");
});

/** Letters of the button that confirms a move (`web/match/confirm-text.ts`). */
const MOST = 80;

test.each(["en", "de", "pt"] as const)("the button of what is impossible says that it draws a card in %s", (locale) => {
  const spoken: Reader = { ...reader, locale, say: sayIn(locale) };
  for (const action of ACTIONS)
    for (const [ends, n] of [
      ["turn", 1],
      ["disc", 1],
      ["turn", 2],
      ["disc", 4],
    ] as const) {
      const draws = Array.from({ length: n }, () => action);
      const following = followingLine({ acts: [], draws, ends, scoring: null, cards: null }, spoken);
      const text = `${moveLabel(`use ${action}`, after, spoken)} · ${spoken.say("effect.draw")}; ${following}`;
      expect(text.length, text).toBeLessThanOrEqual(MOST);
    }
});

/** Letters of three lines of a button on a phone, beside the one to drop the question. */
const THREE_LINES = 136;

test.each(["en", "de", "pt"] as const)("what draws cards is named on a button of three lines in %s", (locale) => {
  const spoken: Reader = { ...reader, locale, say: sayIn(locale) };
  for (const ends of ["turn", "disc"] as const) {
    const following = followingLine(
      { acts: [], draws: ["transport", "transport"], ends, scoring: null, cards: null },
      spoken,
    );
    const brings = `${spoken.say("effect.draw")}; ${following}`;
    expect(`${moveLabel("use transport", after, spoken)}: ${brings}`.length).toBeLessThanOrEqual(THREE_LINES);
  }
});

test("a disc that cannot be used says whose it is, a white one is nobody's", () => {
  const view: View = { ...after, stacks: after.stacks.with(3, [1, 0, "white"]) };
  const stays = (level: number) => reasonText({ code: "disc-stays" }, view, { ...reader, you: 0 }, `stack:3:${level}`);
  expect(stays(0)).toBe("Disc of Bruno. Discs on streets stay where they are.");
  expect(stays(1)).toBe("Your disc. Discs on streets stay where they are.");
  expect(stays(2)).toBe("Discs on streets stay where they are.");
});

test("what a street or a card cannot do says what it takes", () => {
  const reason = { code: "street-neither-action-possible", facts: { a: "build", b: "artwork" } } as const;
  expect(reasonText(reason, after, reader)).toBe(
    "Neither Build nor Artwork would be possible. Build takes 2 wood, 2 brick or 1 of each, and a piece left for it; Artwork takes 1 marble and a free slot for an artwork.",
  );
});

test("a disc whose actions are done ends the turn, unless another one of the same seat acts below", () => {
  const viewOf = (active: Seat, ...stack: readonly StackDisc[]): View => {
    const activation: Activation = {
      ...{ seat: 0, position: 1, actions: ["wood", "ship"] as const, uses: [0, 0] as const },
      ...{ obliged: false, uncounted: false, action: null, drawFor: null },
    };
    const council = after.council.map((space) => ({ ...space, tile: "lisbon" as const }));
    return { ...after, council, active, awaits: "uses", street: 0, activation, stacks: after.stacks.map(() => stack) };
  };
  /** The task, and whether the button says the same. */
  const task = (view: View): string => {
    const { text } = taskOf(view, 0, reader, new Set());
    const [end] = text.split(", then");
    const isDiscOnly = endsDiscOnly(view, 0);
    expect(end).toBe(isDiscOnly ? "finish this disc" : "end the turn");
    expect(moveLabel("end", view, reader).toLowerCase()).toBe(isDiscOnly ? text.toLowerCase() : end);
    return text;
  };
  expect(task(viewOf(0, 0))).toBe("end the turn");
  expect(task(viewOf(0, 1, 0))).toBe("end the turn, then Bruno");
  expect(task(viewOf(0, 0, "white", 0))).toBe("finish this disc");
  expect(task(viewOf(0, 0, 1, 0))).toBe("finish this disc, then Bruno");
  expect(task(viewOf(1, 2, 0, 0, 1))).toBe("finish this disc");
  expect(task(viewOf(1, 2, 1, 1, 0))).toBe("finish this disc, then Bruno");
  expect(task(viewOf(1, 2, "white", "white", 0))).toBe("finish this disc, then seat\u00a01");
  expect(task(viewOf(0, 0, "white", "white", 0))).toBe("end the turn, then seat\u00a01 for you");
  expect(task(viewOf(0, "white", 1, 1, 0))).toBe("end the turn, then Bruno, seat\u00a01");
  expect(task(viewOf(0, 1, "white", "white", 0))).toBe("end the turn, then seat\u00a01 for Bruno");
  expect(task(viewOf(1, 0))).toBe("finish this disc, then Bruno’s turn ends");
  const without = (view: View): View => ({ ...view, mats: view.mats.map((mat) => ({ ...mat, coloured: 0 })) });
  expect(task(without(viewOf(0, "white", "white", "white", 0))), "5.3").toBe("finish this disc, then seat\u00a01");
  expect(task(without(viewOf(0, "white", 1, 1, 0)))).toBe("finish this disc, then Bruno");
  expect(endsDiscOnly({ ...after, active: 0, activation: null }, 0)).toBe(false);
});

/** The task of the reader while one of its discs acts and these targets can be pressed. */
function taskWith(facts: Partial<View>, uses: Activation["uses"], ...possible: readonly string[]): string {
  const activation: Activation = {
    ...{ seat: 0, position: 1, actions: ["transport", "wood"] as const, uses },
    ...{ obliged: false, uncounted: false, action: null, drawFor: null },
  };
  const view = { ...after, active: 0, street: 0, stacks: after.stacks.map(() => [0]), activation, ...facts } as View;
  return taskOf(view, 0, reader, new Set(possible)).text;
}

test("5.4 who chooses a disc on a street for the seat is told where the white one goes", () => {
  const task = (options?: Reader["options"]) =>
    taskOf({ ...after, awaits: "seatDisc" }, 0, options === undefined ? reader : { ...reader, options }, new Set())
      .text;
  expect(task()).toContain("the white one goes on top there");
  expect(task({ whiteReplacement: "onStack" })).toContain("the white one goes on top there");
  expect(task({ whiteReplacement: "removed" })).toContain("the white one leaves the match");
});

test("where more cloth can go beside other moves, that is said, too", () => {
  const task = (uses: Activation["uses"], ...possible: readonly string[]) =>
    taskWith({ awaits: "uses" }, uses, ...possible);
  expect(task([0, 1], "cell:3")).toBe("choose an action");
  expect(taskWith({ awaits: "uses", active: 1 }, [0, 1], "cell:3")).toBe(
    "choose an action · your disc in Bruno’s turn",
  );
  expect(task([0, 1], "city:troyes", "cell:3")).toBe("choose another city or an action");
  expect(task([0, 1], "city:troyes", "card:weave")).toBe("choose another city, an action or a card");
  expect(task([0, 0], "city:troyes", "city:bruges")).toBe("choose another city or end the turn");
  expect(task([0, 0], "city:lisbon", "card:weave")).toBe("choose another port or a card, or end the turn");
});

test("deliveries are counted as far as there is cloth, and not where there is only one", () => {
  const withCloth = (n: number): Partial<View> => ({
    awaits: "transport",
    mats: after.mats.map((mat) => ({ ...mat, workshops: [n] })),
  });
  expect(taskWith(withCloth(1), [0, 1], "city:bruges", "city:hamburg")).toBe("choose a trade city");
  expect(taskWith(withCloth(2), [0, 1], "city:troyes", "city:bruges", "city:hamburg")).toBe(
    "choose a trade city, delivery 1 of 2",
  );
  expect(taskWith(withCloth(4), [0, 1], "city:bruges", "city:hamburg")).toBe("choose a trade city, delivery 1 of 2");
});

test("only what can be built is named", () => {
  const task = (...possible: readonly string[]) => taskWith({ awaits: "build" }, [0, 1], ...possible);
  expect(task("plot:workshop", "city:troyes")).toBe("build a trade house or a workshop");
  expect(task("city:troyes", "city:bruges")).toBe("choose a trade city for the house");
  expect(task("plot:ship", "plot:workshop")).toBe("build a ship or a workshop");
  expect(task("plot:ship", "plot:workshop", "city:troyes")).toBe("build a ship, a trade house or a workshop");
  expect(task()).toBe("build a ship, a trade house or a workshop");
});

test("6.1, 6.2 the last round is called so as long as it lasts", () => {
  const task = (facts: Partial<View>) => taskOf({ ...after, awaits: "place", ...facts }, 0, reader, new Set()).text;
  expect(task({ tilesScored: 14, turns: [14, 13, 14] })).toBe("place a disc");
  expect(task({ tilesScored: 15, turns: [9, 8, 8] })).toBe("place a disc · last round");
  expect(task({ tilesScored: 12, turns: [15, 14, 14] })).toBe("place a disc · last round");
  expect(task({ tilesScored: 15, turns: [9, 8, 8], awaits: "uses" }), "a long one").not.toContain("last round");
});
