import { expect, test } from "vitest";
import type { Pace, SeatTimeView } from "#protocol";
import { leftOf } from "./shown-times.ts";
import { NOTHING_SAID, saidNow, untilNext } from "./warnings.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is said, and when, in a stretch that begins at 0, drawn whenever a moment comes, and at these instants besides. */
function saidIn(
  time: SeatTimeView,
  pace: Pace,
  besides: readonly number[] = [],
): readonly (readonly [number, string])[] {
  const heard: [number, string][] = [];
  let said = NOTHING_SAID;
  for (let now = 0; now <= (time.until ?? 0); ) {
    const running = leftOf(time, pace, now);
    const next = saidNow(said, time, { running, words: (left) => `${left / 1000} s` });
    if (next.text !== said.text && next.text !== "") heard.push([now, next.text]);
    said = next;
    const [wait, other] = [running && untilNext(running), besides.find((each) => each > now)];
    now = Math.min(other ?? Number.POSITIVE_INFINITY, wait === null ? Number.POSITIVE_INFINITY : now + wait);
  }
  return heard;
}

const live = (minutes: number): Pace => ({ kind: "live", minutes, increment: 20 });
const fresh = (left: number): SeatTimeView => ({ left, since: 0, freeUntil: 0, until: left });

test("a live clock is read out at a half, a tenth and 30 seconds, and at no other time", () => {
  const ticks = Array.from({ length: 2400 }, (_, k) => k * 250);
  expect(saidIn(fresh(10 * MINUTE), live(10), ticks)).toEqual([
    [5 * MINUTE, "300 s"],
    [9 * MINUTE, "60 s"],
    [9.5 * MINUTE, "30 s"],
  ]);
  expect(saidIn(fresh(5 * MINUTE), live(5)).map(([, text]) => text)).toEqual(["150 s", "30 s"]);
});

test("what had passed before the turn began is not read out again", () => {
  expect(saidIn(fresh(4 * MINUTE), live(10)).map(([, text]) => text)).toEqual(["60 s", "30 s"]);
  expect(saidIn(fresh(20_000), live(10))).toEqual([]);
});

test("by correspondence the turn's own time is read out, and then the bank", () => {
  const pace = { kind: "days", days: 2, bank: 1 } as const;
  const time = { left: 24 * HOUR, since: 0, freeUntil: 48 * HOUR, until: 72 * HOUR };
  expect(saidIn(time, pace, [48 * HOUR]).map(([at]) => at / HOUR)).toEqual([
    24,
    43.2,
    48 - 1 / 120,
    60,
    69.6,
    72 - 1 / 120,
  ]);
});
