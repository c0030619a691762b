import { expect, test } from "vitest";
import type { Box } from "../board/bubble.ts";
import { watch } from "./beside-part.ts";

const at = (left: number): Box => ({ left, top: 0, right: left + 10, bottom: 10 });

/** What a bubble is told while its part is at these places, one after the other. */
function toldOf(...places: readonly (Box | null)[]): readonly string[] {
  const left = [...places];
  const told: string[] = [];
  const look = watch({
    boxNow: () => left.shift() ?? null,
    onMoving: () => told.push("moving"),
    onRest: () => told.push("rest"),
    onGone: () => told.push("gone"),
  });
  for (let n = 1; n < places.length; n++) look();
  return told;
}

test("a bubble is hidden while its part moves with the board, and placed anew where that rests", () => {
  expect(toldOf(at(0), at(0), at(40), at(80), at(80), at(80))).toEqual(["moving", "rest"]);
  expect(toldOf(at(0), at(80), at(80), at(0), at(0))).toEqual(["moving", "rest", "moving", "rest"]);
  expect(toldOf(at(0), at(40), at(0), at(0)), "back at its place").toEqual(["moving", "rest"]);
});

test("it stays while its part is only raised, and goes once with a part that is out of sight", () => {
  expect(toldOf(at(0), at(4), at(8), at(0))).toEqual([]);
  expect(toldOf(at(0), at(40), null, null)).toEqual(["moving", "gone"]);
  expect(toldOf(null, null, at(40)), "it never was in sight").toEqual([]);
});
