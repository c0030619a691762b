import { expect, test } from "vitest";
import type { ActionName } from "../../rules/content.ts";
import { placesAfter, placesNext } from "./places.ts";

/** The places after each of these hands of a turn. */
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

test("in the next turn those that stay close up in their order, and a card that comes lies behind them", () => {
  const played = placesOf(["wood", "ship", "build"], ["ship", "build"], ["brick", "ship", "build"]);
  const next = placesNext(played, ["brick", "ship", "build"]);
  expect(next).toEqual(["ship", "build", "brick"]);
  expect(placesAfter(next, ["brick", "ship", "build", "weave"])).toEqual(["ship", "build", "brick", "weave"]);
  expect(placesNext(["ship"], [])).toEqual([]);
});
