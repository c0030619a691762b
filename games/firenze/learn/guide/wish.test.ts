import { expect, test } from "vitest";
import { type Sketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";
import { wish } from "./wish.ts";

/** How much worse what has been played makes a position than the sketch itself. */
function costOf(sketch: Sketch, ...played: readonly string[]): number {
  const wished = wish(sketchedMoment(sketch, []));
  return wished(new SketchedMatch(sketch).state) - wished(new SketchedMatch(sketch).play(...played).state);
}

test("4.1 a swap waits for the card, which may bring the same brick", () => {
  const a = { storage: "wwr", hand: ["alchemist"] } as const;
  const swap = ["alchemist red", "swap white"];
  expect(costOf({ a }, ...swap)).toBeGreaterThan(10);
  const later = costOf({ awaits: "act", a }, ...swap);
  expect(later).toBeLessThan(10);
  expect(later, "nor is it made for nothing").toBeGreaterThan(0);
});

test("3.4 a tower is begun with the only brick of its colour less readily than with one of several", () => {
  const begun = (storage: string): number => costOf({ awaits: "act", a: { storage } }, "found red");
  expect(begun("rwy")).toBeGreaterThan(begun("rry") + 3);
});
