import { expect, test } from "vitest";
import type { Event } from "../../rules/events.ts";
import { runsOf } from "./runs.ts";

const transported = (city: "troyes" | "bruges" | "hamburg"): Event => ({
  type: "clothTransported",
  seat: 1,
  workshop: 0,
  city,
});
const told = (events: readonly Event[]): number[] => runsOf(events).map((run) => run.events.length);

test("cloth of one transport action is told in one line", () => {
  expect(told([transported("troyes"), transported("hamburg")])).toEqual([2]);
});

test("a second transport action, by a white disc, is told in a line of its own", () => {
  expect(told([transported("troyes"), transported("troyes")])).toEqual([1, 1]);
  expect(told([transported("bruges"), transported("hamburg"), transported("troyes")])).toEqual([2, 1]);
});
