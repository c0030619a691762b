import { expect, test } from "vitest";
import { type Arrivals, arrivedBy } from "./arrivals.ts";

/** The owners after each of these counts in turn. */
function ownersAfter(...counts: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let known: Arrivals = [];
  return counts.map((each) => {
    const next = arrivedBy(known, each);
    known = next.known;
    return next.owners;
  });
}

test("pieces lie in the order in which they came", () => {
  expect(ownersAfter([0, 0, 1], [1, 0, 1], [1, 1, 1])).toEqual([[2], [2, 0], [2, 0, 1]]);
});

test("after a look at the past they lie where they lay", () => {
  expect(ownersAfter([0, 0, 1], [1, 0, 1], [0, 0, 0], [1, 0, 1]).at(-1)).toEqual([2, 0]);
});

test("a piece that was taken back comes behind those that have come since", () => {
  expect(ownersAfter([1, 0, 0], [0, 0, 0], [0, 1, 0], [1, 1, 0]).at(-1)).toEqual([1, 0]);
});
