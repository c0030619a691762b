import { expect, test } from "vitest";
import { brierOf, missedPoints, reliability, type Told } from "./calibration.ts";

const told = (progress: number, win: readonly number[], points: readonly number[]): Told => ({
  ...{ seat: 0, progress, win, points },
  ...{ share: [1, 0], final: [30, 20] },
});
const ALL = [told(0.1, [0.75, 0.25], [24, 16]), told(0.9, [0.95, 0.05], [30, 20])];

test("chances lie in tenths, with what came of them", () => {
  const bins = reliability(ALL);
  expect(bins.map(({ n }) => n)).toEqual([1, 0, 1, 0, 0, 0, 0, 1, 0, 1]);
  expect(bins[7]).toEqual({ told: 0.75, came: 1, n: 1 });
});

test("the score is the mean squared error", () => {
  expect(brierOf(ALL, "told")).toBeCloseTo((0.25 ** 2 + 0.05 ** 2) / 2, 9);
  expect(brierOf(ALL, "equal")).toBeCloseTo(0.25, 9);
});

test("what was missed is split into what all gained, what the mover gained, and how much of a lead was left", () => {
  const [first, , , , last] = missedPoints(ALL);
  expect(first).toMatchObject({ all: 5, mover: 1, n: 1 });
  expect(first?.lead).toBeCloseTo(10 / 8, 9);
  expect(last).toEqual({ all: 0, mover: 0, lead: 1, n: 1 });
});
