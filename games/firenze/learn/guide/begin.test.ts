import { expect, test } from "vitest";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import { begin } from "./begin.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

test("a turn begins with the bricks of the contract in reach, a Mason before those that he makes cheaper", () => {
  const begun = (sketch: Sketch): readonly string[] => begin(sketchedMoment(sketch, []));
  expect(begun({ awaits: "act", a: { storage: "rrrw" } })).toEqual(["found red", "raise 1", "raise 1"]);
  expect(begun({ awaits: "act", a: { storage: "rrrw", hand: ["mason"] } })).toEqual([
    ...["mason", "found red", "raise 1", "raise 1"],
  ]);
  expect(begun({ awaits: "act", a: { storage: "rw", towers: ["green 2", "red 2"] } })).toEqual(["raise 2"]);
  expect(begun({ awaits: "act", a: { storage: "rr", hand: ["architect"] } })).toEqual(["found red", "raise 1"]);
  expect(begun({ awaits: "act", a: { storage: "rw" } }), "nothing is in reach").toEqual([]);
});
