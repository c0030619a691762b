import { afterEach, expect, test, vi } from "vitest";
import { learnTime, nowBy, runByDevice, serverNow } from "./server-time.ts";

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

test("clocks of a match on this device run by its time, whatever the server's is", () => {
  vi.useFakeTimers();
  const here = Date.parse("2028-02-29T17:30:00Z");
  vi.setSystemTime(here);
  const pace = { kind: "live", minutes: 5, increment: 20 } as const;
  const [ofServer, ofDevice] = [
    { pace, seats: [], now: here - 3_600_000 },
    { pace, seats: [], now: here },
  ];
  runByDevice(ofDevice);
  learnTime(ofServer);
  vi.advanceTimersByTime(2000);
  expect([nowBy(ofServer), nowBy(ofDevice)]).toEqual([here - 3_598_000, here + 2000]);
});
