import { describe, expect, test } from "vitest";
import { expectedPoints } from "./rank-chances.ts";

const TILE = [3, 2, 1];
const race = (counts: readonly number[], ties: readonly number[] = counts.map((_, seat) => -seat)) => ({
  counts: Int32Array.from(counts),
  ties: Int32Array.from(ties),
  seats: counts.length,
});
const pointsOf = (counts: readonly number[], distance: number, ties?: readonly number[]): readonly number[] =>
  counts.map((_, seat) => expectedPoints(race(counts, ties), seat as 0, distance, TILE));

describe("points to expect from a category", () => {
  test("are those of the ranks where leads are large", () => {
    expect(pointsOf([12, 0, 6], 0).map((n) => Math.round(n * 100) / 100)).toEqual([3, 0, 2]);
    expect(pointsOf([3, 12, 30, 21], 0).map((n) => Math.round(n * 100) / 100)).toEqual([0, 1, 3, 2]);
  });

  test("are shared evenly by seats that nothing parts, and add up to all ranks", () => {
    const [a = 0, b = 0, c = 0] = pointsOf([2, 2, 2], 5, [0, 0, 0]);
    expect(a).toBeCloseTo(2, 9);
    expect([b, c]).toEqual([a, a]);
    for (const distance of [0, 3, 15]) {
      expect(pointsOf([1, 2, 5], distance).reduce((sum, n) => sum + n, 0)).toBeCloseTo(6, 0);
    }
  });

  test("go by the tie order where counts are level, less so the longer the race still runs", () => {
    const lead = (distance: number): number => {
      const [first = 0, second = 0] = pointsOf([2, 2, 1], distance, [5, 1, 0]);
      return first - second;
    };
    expect(lead(0)).toBeGreaterThan(lead(8));
    expect(lead(8)).toBeGreaterThan(0);
    expect(pointsOf([2, 2], 4, [1, 5]).toReversed()).toEqual(pointsOf([2, 2], 4, [5, 1]));
  });

  test("grow with every piece", () => {
    const own = [1, 2, 3, 4, 5].map((n) => pointsOf([n, 3, 2], 6)[0] ?? 0);
    expect([...own].sort((a, b) => a - b)).toEqual(own);
    expect(new Set(own).size).toBe(own.length);
  });

  test("are nothing now for a seat without a piece, and something where it may still get one", () => {
    const [now = 1] = pointsOf([0, 4], 0);
    const [later = 0] = pointsOf([0, 4], 6);
    expect(now).toBe(0);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThan(expectedPoints(race([1, 5]), 0, 6, TILE));
  });
});
