import { expect, test } from "vitest";
import { bandOf, REACH } from "./bands.ts";

const bandsOf = (over: number, ...legal: readonly boolean[]): readonly (readonly number[])[] =>
  legal.map((_, row) => Object.values(bandOf(row, legal, over)));

test("a row that can be pressed reaches over those that cannot, and never over another one that can", () => {
  expect(bandsOf(REACH, false, false, false, false)).toEqual([
    [42.5, 65],
    [65, 85],
    [85, 105],
    [105, 125],
  ]);
  expect(bandsOf(REACH, false, true, true, false)).toEqual([
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
      REACH,
    );
    return bottom - top;
  });
  expect(heights).toEqual([38.5, 36, 36, 36]);
});

test("where a pointer meets the rows as they are drawn, none takes a press of another one", () => {
  const drawn = bandsOf(0, false, false, false, false);
  expect(bandsOf(0, false, true, true, false)).toEqual(drawn);
  expect(bandsOf(0, true, false, true, true)).toEqual([[34.5, 65], ...drawn.slice(1, 3), [105, 133]]);
});
