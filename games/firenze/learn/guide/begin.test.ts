import { expect, test } from "vitest";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import { begin, opens } from "./begin.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

const begun = (sketch: Sketch): readonly string[] => begin(sketchedMoment(sketch, []));

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

test("what a contract in reach takes beyond is left to the bot", () => {
  expect(begun({ awaits: "act", a: { storage: "rrrrw" } })).toEqual(["found red", "raise 1"]);
});

test("3.2 an exchange may come before it, nothing else", () => {
  expect(["exchange 2 red", "raise 1", "mason", "built"].filter(opens)).toEqual(["exchange 2 red"]);
});

test("bricks that cost nothing go into one tower, and one of its colour is kept", () => {
  const begunWith = (storage: string, ...towers: readonly string[]) =>
    begun({ awaits: "act", seals, a: { storage, towers } });
  const seals = { "yellow 3": 0, "yellow 4": "neutral", "red 3": "neutral" } as const;
  expect(begunWith("yyyw")).toEqual(["found yellow", "raise 1"]);
  expect(begunWith("yyw")).toEqual(["found yellow"]);
  expect(begunWith("yw"), "with its only brick none is begun").toEqual([]);
  expect(begunWith("yyrw", "yellow 1")).toEqual(["raise 1"]);
  expect(begunWith("yyyrw", "yellow 1")).toEqual(["raise 1", "raise 1"]);
});

test("a tower that may no longer be founded in the turn is no reason to let another one fall", () => {
  const a = { storage: "wwwwwwwryb", towers: ["red 1"], buildings: ["workshop"] } as const;
  const moment = sketchedMoment({ awaits: "act", a }, [], "found yellow", "found blue");
  expect(moment.moves.map(({ text }) => text)).not.toContain("found white");
  expect(begin(moment)).toEqual(["raise 1"]);
});

test("a good contract whose bricks cost no others is built first, with the Mason if he makes them so", () => {
  const a = { storage: "rrww", towers: ["red 5", "white 1"] } as const;
  expect(begun({ awaits: "act", a }), "nor is the other tower fed before").toEqual(["raise 2", "raise 2"]);
  const dear = { ...a, towers: ["red 4"], storage: "rrrw" } as const;
  const seals = { "red 5": "neutral", "red 6": "neutral" } as const;
  expect(begun({ awaits: "act", seals, a: { ...dear, hand: ["mason"] } })).toEqual([
    ...["mason", "raise 1", "raise 1", "raise 1"],
  ]);
});
