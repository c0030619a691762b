import { expect, test } from "vitest";
import { leadOf, winShare, writeOutcomes } from "./outcome.ts";

const points = (...of: readonly number[]): Float64Array => Float64Array.from(of);

test("a win by points is shared by all who have the most", () => {
  expect([0, 1, 2].map((seat) => winShare(points(20, 30, 10), 3, seat as 0))).toEqual([0, 1, 0]);
  expect([0, 1, 2].map((seat) => winShare(points(30, 30, 10), 3, seat as 0))).toEqual([0.5, 0.5, 0]);
  expect(leadOf(points(20, 30, 10), 3, 1)).toBe(10);
  expect(leadOf(points(20), 1, 0)).toBe(0);
});

test("an outcome is half the win and half the margin, from 0 to 1", () => {
  const out = new Float64Array(6);
  writeOutcomes(points(20, 20), 2, out);
  expect([...out.slice(0, 2)]).toEqual([0.5, 0.5]);
  writeOutcomes(points(24, 20), 2, out);
  const [ahead = 0, behind = 0] = out;
  expect(ahead + behind).toBeCloseTo(1);
  expect(ahead).toBeGreaterThan(0.75);
});
