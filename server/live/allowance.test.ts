import { expect, test } from "vitest";
import { Allowances } from "./allowance.ts";

test("a long answer is charged after it was given, and whoever owes waits until it is paid", () => {
  const messages = new Allowances({ perSecond: 10, burst: 20 });
  expect(messages.take("ada", 0)).toBe(true);
  messages.charge("ada", 29);
  expect([messages.take("ada", 900), messages.take("bea", 900)]).toEqual([false, true]);
  expect(messages.take("ada", 1200)).toBe(true);
});
