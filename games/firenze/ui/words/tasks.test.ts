import { expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { moveBuffer } from "#engine";
import { type SeatSketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { CardName, HandName } from "../../rules/content.ts";
import { sayIn } from "../match.fixture.ts";
import { towerCaption } from "./labels.ts";
import { taskOf } from "./tasks.ts";

const reader: Reader = { you: 0, names: ["Ada", "Bruno"], locale: "en", say: (id) => id };

/** The task of seat 0 when its legal moves name these targets. */
function taskWith(awaits: "act" | "contracts", ...possible: readonly string[]): string {
  const { open, state } = new SketchedMatch({ awaits });
  return taskOf(open.view(state, 0), 0, reader, new Set(possible)).id;
}

/** The task of seat 0 in phase 5 by its legal moves. */
function taskInPhase5(a: SeatSketch, church: readonly CardName[] = []): string {
  const { open, state } = new SketchedMatch({ awaits: "contracts", church, a: { storage: "w", ...a } });
  const legal = moveBuffer();
  const n = open.legalMoves(state, 0, legal);
  const possible = [...legal.subarray(0, n)].flatMap((move) => open.names(state, move));
  return taskOf(open.view(state, 0), 0, reader, new Set(possible)).id;
}

test("phase 5 speaks of contracts only when one can be fulfilled", () => {
  expect(taskInPhase5({ towers: ["green 3"], hand: ["princess"] })).toBe("fulfil-or-skip");
  expect(taskWith("contracts", "hand:patrician", "hand:princess")).toBe("person-or-end");
  expect(taskWith("contracts")).toBe("end-only");
});

test("4.3 where contracts or the bell tower take the Architect, phase 5 speaks of playing him: nothing else glows", () => {
  const hand = ["architect", "patrician"] as const;
  expect(taskInPhase5({ towers: ["green 4"], hand })).toBe("fulfil-or-skip");
  expect(taskInPhase5({ towers: ["green 2"], hand })).toBe("architect-or-skip");
  expect(taskInPhase5({ towers: ["white 3"], hand }, ["campanile"])).toBe("hand-in-bell-tower");
  expect(taskInPhase5({ towers: ["white 4"], hand }, ["campanile"])).toBe("architect-or-skip");
});

test("whoever is over a limit goes on to the limits, not to the end of the turn", () => {
  const told: Reader = { ...reader, say: (id, facts) => `${id} ${JSON.stringify(facts ?? {})}` };
  type Sketched = { readonly storage?: string; readonly hand?: readonly HandName[] };
  const textWith = (a: Sketched, ...possible: readonly string[]): string => {
    const { open, state } = new SketchedMatch({ awaits: "contracts", a });
    return taskOf(open.view(state, 0), 0, told, new Set(possible)).text;
  };
  expect(textWith({ storage: "wwwwwwwwwww" })).toContain('"over":"yes"');
  expect(textWith({ hand: ["mason", "mason", "mason", "mason", "mason", "glory"] })).toContain('"over":"yes"');
  expect(textWith({ storage: "wwwwwwwwww", hand: ["mason"] })).toContain('"over":"no"');
  for (const beside of ["hand:mason", "contract:red:3", "church"]) {
    expect(textWith({ storage: "wwwwwwwwwww" }, beside)).toContain('"over":"yes"');
  }
});

test("5.1 after one's last seal the end of the turn says that everybody else has one more", () => {
  const said = (seats: 2 | 3, ...possible: readonly string[]): readonly string[] => {
    const { open, state } = new SketchedMatch({ seats, awaits: "contracts", a: { towers: ["red 3"], seals: 1 } });
    open.play(state, 0, open.parseMove("fulfil red 3"));
    return LOCALES.map((locale) => {
      const words: Reader = { ...reader, locale, say: sayIn(locale) };
      return taskOf(open.view(state, 0), 0, words, new Set(possible)).text;
    });
  };
  expect(said(3)).toEqual([
    "end the turn, then everybody else has one more turn",
    "den Zug beenden, danach sind alle anderen noch einmal am Zug",
    "terminar o turno, depois todos os outros têm mais um turno",
  ]);
  expect(said(2, "hand:patrician")[0]).toBe("play a person or end the turn, then Bruno has one more turn");
});

test("5.1 what is too many after one's last seal says so, too: it ends the turn", () => {
  const said = (seats: 2 | 3, locale: (typeof LOCALES)[number], a: SeatSketch): string => {
    const hand = ["mason", "mason", "mason", "mason", "mason", "mason"] as const;
    const sketch = { towers: ["red 3"], seals: 1, hand, ...a } as const;
    const { open, state } = new SketchedMatch({ seats, awaits: "contracts", a: sketch }).play("fulfil red 3", "end");
    const words: Reader = { ...reader, locale, say: sayIn(locale) };
    return taskOf(open.view(state, 0), 0, words, new Set()).text;
  };
  const [en, de, pt] = LOCALES;
  const isOver = { storage: "wwwwwwwwwwww" };
  expect(said(3, en, isOver)).toBe("put 2 bricks too many into the bag; then everybody else has one more turn");
  expect(said(3, de, isOver)).toBe("2 überzählige Steine in den Beutel legen; dann haben alle anderen noch einen Zug");
  expect(said(3, pt, isOver)).toBe("pôr no saco 2 tijolos a mais; depois todos os outros têm mais um turno");
  expect(said(2, en, {})).toBe("discard 1 card too many (persons or buildings); then Bruno has one more turn");
  expect(said(2, en, { seals: 2 })).toBe("discard 1 card too many (persons or buildings)");
});

test("with the Campanile, phase 5 speaks of the bell tower only when there is one", () => {
  const { open, state } = new SketchedMatch({ awaits: "contracts", church: ["campanile"] });
  const task = (...possible: readonly string[]): string => taskOf(open.view(state, 0), 0, reader, new Set(possible)).id;
  expect(task("hand:princess")).toBe("person-or-end");
  expect(task()).toBe("end-without-bell");
});

test("while building, the task says how many bricks the storage allows, not how many the rules do", () => {
  const told: Reader = { ...reader, say: (id, facts) => `${id} ${JSON.stringify(facts ?? {})}` };
  const textWith = (storage: string): string => {
    const { open, state } = new SketchedMatch({ awaits: "act", a: { storage } }).play("found yellow");
    return taskOf(open.view(state, 0), 0, told, new Set(["site:yellow"])).text;
  };
  expect(textWith("yyyy")).toMatch(/build-so-far .*"n":1,"most":3/);
  expect(textWith("y")).toMatch(/"n":1,"most":1/);
});

test("phase 3 speaks of building only when something can be built or exchanged", () => {
  expect(taskWith("act", "site:white")).toBe("exchange-or-build");
  expect(taskWith("act", "hand:mason")).toBe("go-on");
});

test("phase 6 speaks of persons when one can be played, not only discarded", () => {
  const hand = ["patrician", "mason", "mason", "architect", "princess", "wholesaler"] as const;
  const taskAfter = (storage: string, a: readonly HandName[], ...moves: readonly string[]): string => {
    const { open, state } = new SketchedMatch({ awaits: "contracts", a: { storage, hand: a } }).play("end", ...moves);
    const legal = moveBuffer();
    const n = open.legalMoves(state, 0, legal);
    const possible = [...legal.subarray(0, n)].flatMap((move) => open.names(state, move));
    return taskOf(open.view(state, 0), 0, reader, new Set(possible)).id;
  };
  expect(taskAfter("wwwwwwwwwwwy", hand)).toBe("limit-bricks-or-person");
  expect(taskAfter("wwwwwwwwwwwy", hand, "give white")).toBe("limit-bricks-or-person");
  expect(taskAfter("wwwwwwwwwwwy", ["mason"])).toBe("limit-bricks");
  expect(taskAfter("w", hand)).toBe("limit-cards-or-person");
  expect(taskAfter("w", ["alchemist", ...hand.slice(1)])).toBe("limit-cards-or-person");
  expect(taskAfter("w", ["mason", ...hand.slice(1)])).toBe("limit-cards");
});

test("once some bricks of an exchange or of building are given, the task speaks of those that are still to give", () => {
  const row = ["glory p"];
  const taskAfter = (...moves: readonly string[]): string => {
    const { open, state } = new SketchedMatch({ awaits: "act", row, a: { storage: "wwwwyyyyy" } }).play(...moves);
    return taskOf(open.view(state, 0), 0, reader, new Set()).id;
  };
  const exchange = ["exchange 1 purple"];
  expect(taskAfter(...exchange)).toBe("exchange-give");
  expect(taskAfter(...exchange, "give white")).toBe("exchange-give-more");
  const build = ["found white", "found yellow", "found yellow", "found yellow", "built"];
  expect(taskAfter(...build)).toBe("pay-building");
  expect(taskAfter(...build, "give white")).toBe("pay-building-more");
});

test("whoever has given some bricks for Fire is told how many more", () => {
  const { open, state } = new SketchedMatch({ awaits: "act", a: { storage: "wwyyrr" } });
  const shown = open.view(state, 0);
  const task = (due: number): string =>
    taskOf(
      { ...shown, awaits: "give", turn: { ...shown.turn, purpose: "fire", event: "fire", due } },
      0,
      reader,
      new Set(),
    ).id;
  expect([task(3), task(2)]).toEqual(["give-bricks", "give-bricks-more"]);
});

test("whoever swaps a brick is told which one comes", () => {
  const told: Reader = { ...reader, say: (id, facts) => `${id} ${JSON.stringify(facts ?? {})}` };
  const a = { storage: "wy", hand: ["smuggler", "alchemist"] as const };
  const textAfter = (move: string): string => {
    const { open, state } = new SketchedMatch({ awaits: "contracts", a, b: { storage: "p" } }).play(move);
    return taskOf(open.view(state, 0), 0, told, new Set(["storage:0:white"])).text;
  };
  expect(textAfter("smuggler 1 purple")).toMatch(/smuggler-own .*purple.*Bruno/);
  expect(textAfter("alchemist blue")).toMatch(/alchemist-own .*blue/);
});

test("3.5 without a seal left a tower promises no points", () => {
  const captionWith = (seals: number) => {
    const { open, state } = new SketchedMatch({ awaits: "contracts", a: { towers: ["red 3"], seals } });
    const view = open.view(state, 0);
    const [tower] = view.mats[0]?.towers ?? [];
    return tower && towerCaption(reader, view, 0, tower);
  };
  expect(captionWith(1)).toMatchObject({ mood: "good" });
  expect(captionWith(0)).toMatchObject({ text: "caption.no-reach", mood: "plain" });
});

test("4.5 where a tower fits a contract, the task and the tower say that the bell tower comes first", () => {
  const task = (...towers: readonly string[]): string => {
    const sketch = { awaits: "act", church: ["campanile"], a: { storage: "ryy", towers } } as const;
    const { open, state } = new SketchedMatch(sketch).play("found yellow");
    const view = open.view(state, 0);
    const red = view.mats[0]?.towers.find(({ colour, built }) => colour === "red" && built === 0);
    expect(red).toBeDefined();
    return taskOf(view, 0, reader, new Set(["site:yellow"])).id;
  };
  expect(task("red 2")).toBe("build-so-far");
  expect(task("red 3")).toBe("build-bell-first");
  expect(task("red 3", "white 3")).toBe("build-so-far");
  const { open, state } = new SketchedMatch({ awaits: "contracts", church: ["campanile"], a: { towers: ["red 3"] } });
  const view = open.view(state, 0);
  const [tower] = view.mats[0]?.towers ?? [];
  expect(tower && towerCaption(reader, view, 0, tower).text).toBe("caption.bell-first");
  const white = { colour: "white", built: 0 } as const;
  const below = [1, 4].map((floors) => towerCaption(reader, view, 0, { ...white, floors }).text);
  expect(below, "a tower on its way to the bell tower").toEqual([
    "caption.to-bell",
    expect.not.stringMatching("to-bell"),
  ]);
});
