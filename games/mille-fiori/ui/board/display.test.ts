import { expect, test } from "vitest";
import { linesFor } from "./display.tsx";

test("the display keeps its lines while a turn takes cards from it", () => {
  expect([0, 6, 7, 12, 13, 14, 15, 21, 22].map((kinds) => linesFor(kinds, 0))).toEqual([0, 1, 2, 2, 2, 2, 3, 3, 3]);
  expect([14, 7, 6, 0].map((kinds) => linesFor(kinds, 2))).toEqual([2, 2, 2, 2]);
  expect(linesFor(15, 2)).toBe(3);
});
