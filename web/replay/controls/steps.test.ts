import { expect, test } from "vitest";
import type { TurnLine } from "#boardkit";
import { landingAfter, landingBefore } from "./steps.ts";
import { roundsIn } from "./told.ts";

test("a long step leads to the next place, beyond the last one to an end of the match", () => {
  const places = [3, 10, 20];
  expect([0, 3, 5, 20, 25].map((ply) => landingAfter(places, ply, 30))).toEqual([3, 10, 10, 30, 30]);
  expect([30, 20, 11, 3, 0].map((ply) => landingBefore(places, ply))).toEqual([20, 10, 10, 0, 0]);
});

test("where there is no such place, it leads nowhere: the public decides nothing", () => {
  expect([landingAfter([], 7, 30), landingBefore([], 7)]).toEqual([7, 7]);
});

const line = (seat: TurnLine["seat"], event: number): TurnLine => ({
  seat,
  event,
  text: "",
  brought: "",
  gains: [],
  points: [],
});
const events = [0, 4, 8, 12, 16].map((ply, i) => ({ ply, event: { type: i === 2 ? "roundBegun" : "moved" } }));

test("a round of a game without rounds is a turn of every seat", () => {
  const lines = [line(null, 0), line(1, 1), line(0, 2), line(1, 3), line(0, 4)];
  expect(roundsIn(lines, events, undefined)).toEqual([4, 12]);
});

test("a game's own rounds begin with an event of its own", () => {
  const lines = [line(1, 0), line(0, 1), line(null, 2), line(0, 3)];
  expect(roundsIn(lines, events, ({ type }) => type === "roundBegun")).toEqual([8]);
});
