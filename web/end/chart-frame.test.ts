import { expect, test } from "vitest";
import type { Seat } from "#engine";
import { frameOf, hasEnd, lineEnds } from "./chart-frame.ts";
import type { Course } from "./course.ts";

const course = (points: readonly (readonly number[])[], last: readonly number[]): Course => ({
  turns: points.map((each, i) => ({
    ...{ seat: 0, n: i + 1, ply: i, end: i + 1, points: each },
    line: { seat: 0, text: "", brought: "", gains: [], points: [], event: i },
  })),
  last,
});

test("the end has a part of its own only when it brings points", () => {
  const plain = course(
    [
      [1, 0],
      [1, 4],
    ],
    [1, 4],
  );
  expect(hasEnd(plain)).toBe(false);
  expect(frameOf(plain, 1200).right).toBe(frameOf(plain, 1200).end);
  const scored = course(
    [
      [1, 0],
      [1, 4],
    ],
    [6, 4],
  );
  expect(hasEnd(scored)).toBe(true);
  expect(frameOf(scored, 1200).x(3)).toBe(frameOf(scored, 1200).end);
});

test("a course without turns has its start at the left and its end at the right", () => {
  const { x, left, end, turns } = frameOf(course([], [3, 3]), 1200);
  expect([x(0), x(1), turns]).toEqual([left, end, []]);
});

test.each([328, 1184])("at a width of %i all points lie in the chart, and few numbers beside it", (width) => {
  const points = Array.from({ length: 64 }, (_, i) => [i * 3, -4]);
  const { x, y, left, end, top, bottom, points: rows, turns } = frameOf(course(points, [213, -7]), width);
  for (const n of [-7, 0, 213]) {
    expect(y(n)).toBeGreaterThanOrEqual(top);
    expect(y(n)).toBeLessThanOrEqual(bottom);
  }
  expect([x(0), x(65)]).toEqual([left, end]);
  expect(rows).toContain(0);
  expect(rows.length).toBeLessThanOrEqual(8);
  expect(turns.length).toBeGreaterThanOrEqual(2);
  for (const [i, n] of turns.entries()) expect(x(n) - x(turns[i - 1] ?? 0)).toBeGreaterThan(28);
});

test("names of lines that end together stand apart, in the order of the ranking", () => {
  const ends = lineEnds([0, 1, 2] as Seat[], () => 100, 24);
  expect(ends.map(({ at }) => at)).toEqual([100, 100, 100]);
  for (const [i, { name }] of ends.entries()) {
    if (i > 0) expect(name - (ends[i - 1]?.name ?? 0)).toBeGreaterThan(23);
  }
});
