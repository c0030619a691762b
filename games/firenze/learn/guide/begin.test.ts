import { expect, test } from "vitest";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import { begin } from "./begin.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

const begun = (sketch: Sketch): readonly string[] => begin(sketchedMoment(sketch, []));

test("a turn begins with the bricks of the contract in reach, a Mason before those that he makes cheaper", () => {
  expect(begun({ awaits: "act", a: { storage: "rrrw" } })).toEqual(["found red", "raise 1", "raise 1"]);
  expect(begun({ awaits: "act", a: { storage: "rrrw", hand: ["mason"] } })).toEqual([
    ...["mason", "found red", "raise 1", "raise 1"],
  ]);
  expect(begun({ awaits: "act", a: { storage: "rw", towers: ["green 2", "red 2"] } })).toEqual(["raise 2"]);
  expect(begun({ awaits: "act", a: { storage: "rr", hand: ["architect"] } })).toEqual(["found red", "raise 1"]);
  expect(begun({ awaits: "act", a: { storage: "rw" } }), "nothing is in reach").toEqual([]);
});

test("no tower falls whose brick costs nothing, the third one of a Workshop included", () => {
  const towers = ["white 2", "red 1", "blue 1"];
  const a = { storage: "wrbyy", towers, buildings: ["workshop"] } as const;
  expect(begun({ awaits: "act", a })).toEqual(["raise 1", "raise 2", "raise 3"]);
  expect(begun({ awaits: "act", a: { ...a, buildings: [] } }), "the highest ones first").toEqual([
    "raise 1",
    "raise 2",
  ]);
  expect(begun({ awaits: "act", a: { ...a, storage: "wyy" } }), "a brick of its colour").toEqual(["raise 1"]);
  expect(begun({ awaits: "act", a: { storage: "wr", towers: ["white 8", "red 1"] } }), "no contract").toEqual([
    "raise 2",
  ]);
});

test("5.1 in the last turn the bricks of a second contract follow those of the first", () => {
  const sketch: Sketch = { awaits: "act", seals: { "white 3": 0 }, a: { storage: "rbbbwww", towers: ["red 2"] } };
  const at = sketchedMoment(sketch, [], "found blue", "raise 2", "raise 2");
  expect(begin(at)).toEqual([]);
  expect(begin({ ...at, view: { ...at.view, ending: 1 } as typeof at.view })).toEqual(["raise 1"]);
});

test("with nothing in reach, bricks that cost nothing go into one tower, and one of its colour is kept", () => {
  const begunWith = (storage: string, ...towers: readonly string[]) =>
    begun({ awaits: "act", seals, a: { storage, towers } });
  const seals = { "yellow 3": 0, "yellow 4": "neutral", "red 3": "neutral" } as const;
  expect(begunWith("yyyw")).toEqual(["found yellow", "raise 1"]);
  expect(begunWith("yyw")).toEqual(["found yellow"]);
  expect(begunWith("yw"), "with its only brick none is begun").toEqual([]);
  expect(begunWith("yyrw", "yellow 1")).toEqual(["raise 1"]);
  expect(begunWith("yyyrw", "yellow 1")).toEqual(["raise 1", "raise 1"]);
});

test("beside the contract in reach, what costs nothing goes into the tower of the next one", () => {
  const a = { storage: "gyyww", towers: ["green 2", "yellow 1"], buildings: ["workshop"] } as const;
  const seals = { "yellow 3": "neutral", "yellow 4": "neutral" } as const;
  expect(begun({ awaits: "act", seals, a })).toEqual(["raise 1", "raise 2"]);
  expect(begun({ awaits: "act", seals, a: { ...a, storage: "gyyyw" } })).toEqual(["raise 1", "raise 1", "raise 2"]);
});

test("a tower that may no longer be founded in the turn is no reason to let another one fall", () => {
  const a = { storage: "wwwwwwwryb", towers: ["red 1"], buildings: ["workshop"] } as const;
  const moment = sketchedMoment({ awaits: "act", a }, [], "found yellow", "found blue");
  expect(moment.moves.map(({ text }) => text)).not.toContain("found white");
  expect(begin(moment)).toEqual(["raise 1"]);
});
