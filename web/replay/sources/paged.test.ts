import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToldEvent } from "#protocol";
import type { Moment } from "../../board/source.ts";
import { eventsBefore, openPaged } from "./paged.ts";

const momentAt = (ply: number, what = "first"): Moment => ({
  ...{ ply, seat: null, toAct: 1, view: `${what} ${ply}`, chosen: [], standings: null },
});

const toldAt = (ply: number): ToldEvent => ({ ply, event: { type: "moved" } });

/** A match of 40 entries in pages of four, which may be refused, or come late. */
function paged() {
  const asked: number[] = [];
  const rewinds = signal(0);
  const answers = { isRefused: false, what: "first" };
  const opened = openPaged({
    events: signal(Array.from({ length: 40 }, (_, ply) => toldAt(ply))),
    length: signal(40),
    rewinds,
    look: (ply) => {
      asked.push(ply);
      const { isRefused, what } = answers;
      const from = Math.floor(Math.max(0, ply - 1) / 4) * 4;
      const moments = isRefused ? null : [0, 1, 2, 3, 4].map((k) => momentAt(from + k, what));
      return Promise.resolve(moments);
    },
  });
  return { opened, asked, rewinds, answers, ply: () => opened.match.peek()?.ply };
}

const arrived = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a page is asked for once, and the next one as soon as steps come near it", async () => {
  const { opened, asked, ply } = paged();
  opened.goTo(5);
  await arrived();
  expect([ply(), asked]).toEqual([5, [5]]);
  for (const next of [6, 7, 8]) opened.goTo(next);
  await arrived();
  expect([ply(), asked]).toEqual([8, [5, 9]]);
  opened.goTo(9);
  expect(ply()).toBe(9);
  expect(opened.events.value.length).toBe(9);
});

test("the place wanted last is shown, however late the others come", async () => {
  const { opened, ply } = paged();
  opened.goTo(30);
  opened.goTo(2);
  await arrived();
  expect(ply()).toBe(2);
});

test("a moment that cannot be had is missed and asked for again", async () => {
  const { opened, answers, ply } = paged();
  answers.isRefused = true;
  opened.goTo(12);
  await arrived();
  expect([ply(), opened.isMissing.value]).toEqual([undefined, true]);
  answers.isRefused = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect([ply(), opened.isMissing.value]).toEqual([12, false]);
});

test("after a rewind everything is asked for anew", async () => {
  const { opened, answers, rewinds } = paged();
  opened.goTo(12);
  await arrived();
  answers.what = "second";
  rewinds.value = 1;
  await arrived();
  expect(opened.match.value?.view).toBe("second 12");
});

test("a place beyond the end is the end, one before the beginning the beginning", async () => {
  const { opened, ply } = paged();
  opened.goTo(99);
  await arrived();
  expect(ply()).toBe(40);
  opened.goTo(-3);
  await arrived();
  expect(ply()).toBe(0);
});

test("the events before a place are those of earlier entries", () => {
  const events = [0, 0, 2, 2, 5].map(toldAt);
  expect([0, 1, 2, 3, 6].map((ply) => eventsBefore(events, ply).length)).toEqual([0, 2, 2, 4, 5]);
});
