import { expect, test } from "vitest";
import { acrossAt } from "./across.ts";

const row = (top: number, bottom: number) => ({ left: 10, right: 100, top, bottom });

/** A phone of 360 x 640: the hint, the points, and nothing else in the way. */
const EMPTY = {
  ...{ spoken: [], hands: [], buttons: [], told: [], recent: [], legal: [], undo: [] },
  ...{ hint: [row(60, 74)], points: [row(128, 168)] },
};
const slip = { now: 436, width: 360, height: 200, end: 640 };
const bottomOf = (top: number): number => top + slip.height;

test("the slip lies above what it speaks of at the lower edge, over the points where there is no other room", () => {
  const cities = [row(277, 312), row(312, 347), row(347, 383)];
  const around = { ...EMPTY, spoken: [row(312, 347)], hands: [row(312, 390)], legal: cities };
  expect(acrossAt(slip, around)).toBe(436);
  const top = acrossAt(slip, { ...around, told: [...cities, row(483, 512), row(483, 512)] });
  expect(bottomOf(top)).toBeLessThanOrEqual(277);
  expect(top).toBeGreaterThanOrEqual(60);
});

test("the points stay in sight where the slip hides nothing that it speaks of", () => {
  const top = acrossAt({ ...slip, now: 0 }, { ...EMPTY, spoken: [row(500, 520)], hands: [row(457, 520)] });
  expect(top).toBeGreaterThan(168);
  expect(bottomOf(top)).toBeLessThanOrEqual(457);
});

test("what it cannot leave free is covered as little as possible", () => {
  const around = { ...EMPTY, spoken: [row(301, 345)], hands: [row(301, 388)], told: [row(174, 218), row(301, 445)] };
  expect(acrossAt({ ...slip, now: 0 }, around)).toBe(436);
});
