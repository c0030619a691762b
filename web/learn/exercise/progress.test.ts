import { expect, test } from "vitest";
import { afterTry, againNow, type Progress, readKept } from "./progress.ts";

const DAY = 24 * 60 * 60 * 1000;
const missed = (now: number) => ({ isReached: false, hints: 0, now });
const reached = (now: number, hints = 0) => ({ isReached: true, hints, now });

test("what was missed is offered again after 1, 4 and 10 days, then no more", () => {
  let progress: Progress = afterTry({}, "a", missed(0));
  expect(againNow(progress, DAY - 1)).toEqual([]);
  expect(againNow(progress, DAY)).toEqual(["a"]);
  progress = afterTry(progress, "a", reached(DAY));
  expect(againNow(progress, 5 * DAY - 1)).toEqual([]);
  expect(againNow(progress, 5 * DAY)).toEqual(["a"]);
  progress = afterTry(progress, "a", reached(5 * DAY));
  expect(againNow(progress, 15 * DAY)).toEqual(["a"]);
  progress = afterTry(progress, "a", reached(15 * DAY));
  expect(againNow(progress, 100 * DAY)).toEqual([]);
  expect(progress["a"]).toMatchObject({ tries: 4, isReached: true });
});

test("reached before its day it keeps its day; missed again it begins anew", () => {
  const soon = afterTry(afterTry({}, "a", missed(0)), "a", reached(60_000));
  expect(soon["a"]?.again).toEqual({ at: DAY, step: 0 });
  const later = afterTry(soon, "a", reached(DAY));
  expect(afterTry(later, "a", missed(5 * DAY))["a"]?.again).toEqual({ at: 6 * DAY, step: 0 });
});

test("at most three are offered at a time, the longest due first", () => {
  let progress: Progress = {};
  for (const [at, id] of ["a", "b", "c", "d"].entries()) progress = afterTry(progress, id, missed(4 - at));
  expect(againNow(progress, 9 * DAY)).toEqual(["d", "c", "b"]);
});

test("what was reached at once is not offered again, and its hints are counted once", () => {
  const first = afterTry({}, "a", reached(0, 2));
  expect(first["a"]).toEqual({ tries: 1, hints: 2, isReached: true });
  expect(afterTry(first, "a", reached(1, 3))["a"]).toMatchObject({ tries: 2, hints: 2 });
  expect(againNow(first, 100 * DAY)).toEqual([]);
});

test.each([
  ["another version", '{"version":0,"progress":{}}'],
  ["no JSON", "{"],
  ["something else", '["a"]'],
  ["a broken entry", '{"version":1,"progress":{"a":{"tries":"many"}}}'],
])("%s is forgotten", (_, text) => {
  expect(readKept(text)).toEqual({ progress: {}, isForgotten: true });
});

test("what is kept is read again", () => {
  const progress = afterTry({}, "a", missed(0));
  expect(readKept(JSON.stringify({ version: 1, progress }))).toEqual({ progress, isForgotten: false });
});
