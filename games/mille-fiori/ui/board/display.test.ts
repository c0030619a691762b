import { expect, test } from "vitest";
import { linesFor } from "./display.tsx";

test("the display keeps its lines while a turn takes cards from it", () => {
  const lines = (kinds: number, before = 0) => linesFor(kinds, before, false);
  expect([0, 6, 7, 12, 13, 14, 15, 21, 22].map((n) => lines(n))).toEqual([0, 1, 2, 2, 2, 2, 3, 3, 3]);
  expect([14, 7, 6, 0].map((n) => lines(n, 2))).toEqual([2, 2, 2, 2]);
  expect(lines(15, 2)).toBe(3);
});

test("fans have the lines that they need, and after others as many as those", () => {
  expect([0, 3].map((before) => linesFor(20, before, true))).toEqual([0, 3]);
});
