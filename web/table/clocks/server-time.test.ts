import { afterEach, expect, test, vi } from "vitest";
import { learnTime, serverNow } from "./server-time.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a device's clock that is wrong by hours, or changed meanwhile, moves no time of a match", () => {
  vi.useFakeTimers();
  const server = Date.parse("2028-02-29T12:00:00Z");
  vi.setSystemTime(Date.parse("2028-02-29T17:30:00Z"));
  learnTime({ now: server });
  vi.advanceTimersByTime(2000);
  expect(serverNow() - server).toBe(2000);
  vi.setSystemTime(Date.parse("2028-02-28T03:00:00Z"));
  vi.advanceTimersByTime(1000);
  expect(serverNow() - server).toBe(3000);
});
