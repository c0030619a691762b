import { expect, test } from "vitest";
import type { StoryLine } from "#boardkit";
import type { Seat } from "#engine";
import { TURN_MS } from "../pace/paced.ts";
import type { Moment } from "../source.ts";
import { filmOf, paceOf } from "./film.ts";

/** Turns of four entries each; position `ply` looks like its number. */
const moment = (ply: number): Moment => ({
  ...{ ply, seat: 0, toAct: 1 << (Math.floor(ply / 4) % 5), view: ply, chosen: [], standings: null },
});
const look = async (ply: number): Promise<readonly Moment[]> => {
  const from = Math.floor((ply - 1) / 4) * 4;
  return [0, 1, 2, 3, 4].map((k) => moment(from + k));
};
const told = (n: number) => Array.from({ length: n }, (_, ply) => ({ ply, event: { type: "any" } }));
const line = (from: number, end: number, turns: number): StoryLine => ({
  ...{
    seat: 1 as Seat,
    text: "",
    whole: { seat: null, text: "", brought: "" },
    points: [],
    isAboutYou: false,
    from,
    end,
    turns,
  },
});

test("each entry of a turn has its position, from the one last seen on; several turns have the last", async () => {
  const lines = [line(0, 20, 5), line(20, 24, 1), line(24, 28, 1)];
  const film = await filmOf({ events: told(28), lines, seen: 0, length: 28 }, look);
  expect(film?.map(({ moment: { view } }) => view)).toEqual([0, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
  expect(film?.map(({ moment: { ply }, events }) => ply - events.length)).toEqual(Array(10).fill(0));
});

test("what was seen is not shown again, in the middle of a turn, too", async () => {
  const lines = [line(0, 4, 1), line(4, 8, 1)];
  const film = await filmOf({ events: told(8), lines, seen: 2, length: 8 }, look);
  expect(film?.map(({ moment: { view } }) => view)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(await filmOf({ events: told(8), lines, seen: 8, length: 8 }, look)).toEqual([]);
});

test("a turn ends with the entry that brings about its scoring, though that has a line of its own", async () => {
  const events = [...told(4), { ply: 3, event: { type: "scored" } }, ...told(8).slice(4)];
  const film = await filmOf({ events, lines: [line(0, 4, 1), line(4, 5, 0), line(5, 9, 1)], seen: 0, length: 8 }, look);
  expect(film?.map(({ moment: { view } }) => view)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const rests = film?.filter(({ pace }) => pace?.restMs === TURN_MS);
  expect(rests?.map(({ moment: { ply } }) => ply)).toEqual([4, 8]);
});

test("without a moment there is no film rather than a wrong one", async () => {
  const missed = { events: told(8), lines: [line(0, 8, 1)], seen: 0, length: 8 };
  expect(await filmOf(missed, async () => null)).toBeNull();
});

test("a line takes 0.8 s at least; four of them less than 12 s and twenty less than a minute, however long they are", () => {
  for (const n of [1, 2, 3, 8, 32, 200]) {
    const paces = Array.from({ length: n }, (_, k) => paceOf(n, k === n - 1));
    const least = paces.reduce((sum, { restMs }) => sum + restMs, 0);
    const most = least + paces.reduce((sum, { flightMs }) => sum + flightMs, 0);
    expect(least).toBeGreaterThanOrEqual(800);
    expect(4 * most).toBeLessThanOrEqual(12_000);
    expect(20 * most).toBeLessThanOrEqual(60_000);
  }
});
