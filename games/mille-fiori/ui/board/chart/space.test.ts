import { expect, test } from "vitest";
import { sizeWithin } from "./space.tsx";

test("points with two digits are as small as the space asks, those with one keep their size", () => {
  expect(sizeWithin(5, 8, 10)).toBe(8);
  expect(sizeWithin(10, 8, 10)).toBeLessThan(8);
  expect(sizeWithin(10, 8, 10)).toBeGreaterThan(5.5);
  expect(sizeWithin(10, 8, undefined)).toBe(8);
});
