import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAsking } from "./rounds.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A poll whose answers take 100 ms. */
const slowly = () => vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve("answer"), 100)));

test("early calls share the request under way, and one pause follows it", async () => {
  const ask = slowly();
  const rounds = keepAsking(ask, () => 1000);
  for (let k = 0; k < 5; k++) rounds.askNow();
  await vi.advanceTimersByTimeAsync(150);
  expect(ask).toHaveBeenCalledTimes(1);
  rounds.askNow();
  await vi.advanceTimersByTimeAsync(150);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3300);
  expect(ask).toHaveBeenCalledTimes(5);
  rounds.stop();
});

test("an answer after the end is dropped, and no further request is made", async () => {
  const ask = slowly();
  const hear = vi.fn(() => 1000);
  const rounds = keepAsking(ask, hear);
  rounds.stop();
  rounds.askNow();
  await vi.advanceTimersByTimeAsync(5000);
  expect([ask.mock.calls.length, hear.mock.calls.length]).toEqual([1, 0]);
});

test("the last answer ends it", async () => {
  const ask = slowly();
  const pauses = [1000, null];
  keepAsking(ask, () => pauses.shift() ?? null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
});
