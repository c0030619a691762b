import { expect, test } from "vitest";
import type { MatchUpdate, ToldEvent } from "#protocol";
import { joined } from "./followed.ts";

const told = (ply: number): ToldEvent => ({ ply, event: { type: `entry ${ply}` } });

const update = (from: number, ply: number): MatchUpdate => ({
  table: "amber-lily",
  ply,
  from,
  seat: 0,
  toAct: 1,
  view: null,
  moves: [],
  chosen: [],
  waiting: null,
  events: Array.from({ length: ply - from }, (_, k) => told(from + k)),
  standings: null,
});

test("events are added where the known ones end", () => {
  expect(joined([told(0), told(1)], 2, update(2, 4))).toEqual([told(0), told(1), told(2), told(3)]);
});

test("what is told again counts once", () => {
  expect(joined([told(0), told(1)], 2, update(0, 3))).toEqual([told(0), told(1), told(2)]);
});

test("entries that are missing in between are noticed", () => {
  expect(joined([told(0)], 1, update(2, 3))).toBe(null);
});
