import { expect, test } from "vitest";
import type { ClocksView } from "#protocol";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { isLow, leftOf, shownTimes } from "./shown-times.ts";

speakBeforeEach("en");

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS: ClocksView = {
  pace: { kind: "days", days: 2, bank: 3 },
  now: 0,
  seats: [
    { left: 72 * HOUR },
    { left: 72 * HOUR, since: 0, freeUntil: 48 * HOUR, until: 120 * HOUR },
    { left: 72 * HOUR },
    null,
  ],
};

const shown = (rests: readonly ("sleep" | "vacation" | undefined)[], you: 0 | 2 = 0) =>
  shownTimes({ clocks: DAYS, names: ["Ada", "Bruno", "Cora", "bot"], rests, you, now: HOUR });

test("by correspondence who owes has a time, the reader a bank, and nobody else anything", () => {
  const times = shown([]);
  expect([...times.keys()]).toEqual([0, 1]);
  expect(times.get(0)).toMatchObject({ share: null });
  expect(times.get(1)?.share).toBeCloseTo(47 / 48);
  expect(times.get(0)?.until).toBeUndefined();
  expect(times.get(1)?.until).toMatch(/^until \w+day, /);
});

test("who lets it be seen has a moon while they sleep, and a word while they are away", () => {
  expect(shown([undefined, "sleep", "vacation"]).get(1)).toMatchObject({ sleeps: true });
  expect(shown([undefined, "sleep", "vacation"]).get(2)).toMatchObject({ sleeps: false, share: null });
  expect(shown(["sleep"], 0).get(0)?.sleeps, "to oneself nothing is said").toBeUndefined();
});

test("of a live clock a tenth is little, and half a minute however much there was", () => {
  const pace = { kind: "live", minutes: 10, increment: 5 } as const;
  const at = (left: number) => leftOf({ left, since: 0, freeUntil: 0, until: left }, pace, 0);
  const low = [61_000, 60_000, 31_000].map((left) =>
    isLow(at(left) ?? { left, whole: 0, until: 0, inBank: false }, pace),
  );
  expect(low).toEqual([false, true, true]);
  const short = { kind: "live", minutes: 1, increment: 5 } as const;
  const half = leftOf({ left: 30_000, since: 0, freeUntil: 0, until: 30_000 }, short, 0);
  expect(half !== null && isLow(half, short)).toBe(true);
});
