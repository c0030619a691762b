import { expect, test } from "vitest";
import type { ActionName } from "../../rules/content.ts";
import { placesAfter } from "./places.ts";

/** The places after each of these hands in turn. */
function placesOf(...hands: readonly (readonly ActionName[])[]): readonly ActionName[] {
  return hands.reduce<readonly ActionName[]>(placesAfter, []);
}

test("a card that is played leaves its place free, and comes back to it", () => {
  const hand: readonly ActionName[] = ["wood", "build", "ship", "artwork"];
  const rest = hand.filter((action) => action !== "build");
  expect(placesOf(hand, rest)).toEqual(hand);
  expect(placesOf(hand, rest, hand)).toEqual(hand);
});

test("a card that is drawn comes behind all the others, not into the place of one that was played", () => {
  expect(placesOf(["wood", "ship"], ["ship"], ["brick", "ship"])).toEqual(["wood", "ship", "brick"]);
});
