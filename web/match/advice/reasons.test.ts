import { expect, test } from "vitest";
import type { Advice, AdvisedLine } from "#bots";
import { costOf, reasonsFor } from "./reasons.ts";

const line = (points: readonly number[]): AdvisedLine => ({
  ...{ moves: ["wait"], now: [0, 0, 0], points },
  win: [0.5, 0.3, 0.2],
});

test("reasons are points at the end beside those of other moves, and what others lose by it", () => {
  const best = line([30, 22.4, 25]);
  const advice: Advice = { lines: [best], otherwise: [27.2, 24.1, 25.3] };
  expect(reasonsFor(advice, best, 0)).toEqual({
    ...{ own: 30, best: 25, win: 50, sooner: 0, more: 3 },
    prevents: [{ seat: 1, points: 2 }],
  });
});

test("points at once are compared with those of the best other line", () => {
  const lines = [17, 8, 2].map((n) => ({ ...line([30, 20, 20]), now: [n, 0, 0] }));
  const soonerOf = (at: number) =>
    lines.slice(at, at + 1).map((each) => reasonsFor({ lines, otherwise: [] }, each, 0).sooner);
  expect([soonerOf(0), soonerOf(1)]).toEqual([[9], [0]]);
});

test("what makes hardly a difference is not a reason, and lines within two points are about as good", () => {
  const best = line([30, 20, 20]);
  expect(reasonsFor({ lines: [best], otherwise: [29.6, 20.5, 20] }, best, 0)).toMatchObject({ more: 0, prevents: [] });
  expect([costOf(best, line([28.5, 20, 20]), 0), costOf(best, line([31, 20, 20]), 0)]).toEqual([0, 0]);
  expect(costOf(line([30.4, 20, 20]), line([26.6, 20, 20]), 0), "30 and 27, as they are told").toBe(3);
});
