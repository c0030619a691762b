import { expect, test } from "vitest";
import { bandOf } from "./bands.ts";

const bandsOf = (...legal: readonly boolean[]): readonly (readonly number[])[] =>
  legal.map((_, row) => Object.values(bandOf(row, legal)));

test("a row that can be pressed reaches over those that cannot, and never over another one that can", () => {
  expect(bandsOf(false, false, false, false)).toEqual([
    [42.5, 65],
    [65, 85],
    [85, 105],
    [105, 125],
  ]);
  expect(bandsOf(false, true, true, false)).toEqual([
    [42.5, 57],
    [57, 85],
    [85, 113],
    [113, 125],
  ]);
});

test("with room on both sides it is as high as a thumb, at the ends of the front, too", () => {
  const heights = [0, 1, 2, 3].map((row) => {
    const { top, bottom } = bandOf(
      row,
      [0, 1, 2, 3].map((each) => each === row),
    );
    return bottom - top;
  });
  expect(heights).toEqual([38.5, 36, 36, 36]);
});
