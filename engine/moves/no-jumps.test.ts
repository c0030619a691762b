import { expect, test } from "vitest";
import { any, below, same } from "./no-jumps.ts";

test("answers are those of comparisons", () => {
  const numbers = [0, 1, 2, 7, 255, 32767, 1 << 30];
  for (const x of numbers) {
    expect(any(x)).toBe(x > 0 ? 1 : 0);
    for (const y of numbers) expect([below(x, y), same(x, y)]).toEqual([x < y ? 1 : 0, x === y ? 1 : 0]);
  }
});
