import { expect, test } from "vitest";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";
import { isDone, noteOf, seatAtTurn } from "./seats.ts";

const mats = [true, true, false].map((hasPlayed) => ({ hasPlayed, hasKept: true }));
const at = (actor: Seat | null, ending: Seat | null) => ({
  ...{ view: { actor, mats } as unknown as View, ending, chosen: new Set<Seat>() },
});

test("the seat whose turn is not sent yet is still at it, and has not played", () => {
  expect(seatAtTurn(at(2, 1))).toBe(1);
  expect([isDone(at(2, 1), 0), isDone(at(2, 1), 1), isDone(at(2, 1), 2)]).toEqual([true, false, false]);
  expect([seatAtTurn(at(2, null)), isDone(at(2, null), 1)]).toEqual([2, true]);
});

test("a trick whose last turn is not sent yet is still played, not chosen for", () => {
  expect([seatAtTurn(at(null, 2)), isDone(at(null, 2), 1)]).toEqual([2, true]);
  expect([seatAtTurn(at(null, null)), isDone(at(null, null), 2)]).toEqual([null, true]);
});

test("after the match nobody is said to have played; while its last turn can be taken back, the others are", () => {
  const over = (ending: Seat | null) => {
    const { view, ...others } = at(null, ending);
    return { ...others, view: { ...view, awaits: "over" } as View, say: (key: string) => key };
  };
  expect([noteOf(over(null), 0), noteOf(over(null), 2)]).toEqual([null, null]);
  expect([noteOf(over(2), 0), noteOf(over(2), 2)]).toEqual(["note.has-played", "note.plays"]);
});
