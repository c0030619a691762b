import { expect, test } from "vitest";
import { isSeatCount, seatCountsOf } from "../seat.ts";
import { relay, stalls } from "../testkit/index.ts";
import { openBuiltIn, openByChoice } from "./opening.ts";

test("what is not chosen is left at its default, and presets count", () => {
  expect(openByChoice(relay, 2).options).toEqual({ hand: "two", pass: "left" });
  expect(openByChoice(relay, 3, { pass: "right" }).options).toEqual({ hand: "two", pass: "right" });
  expect(openByChoice(relay, 3, { mood: "long" }).options).toEqual({ hand: "three", pass: "right" });
});

test("an option that the game does not have is a bug of the caller", () => {
  expect(() => openByChoice(relay, 2, { colour: "red" })).toThrow('relay has the options {"colour":"red"}');
});

test("a game with figures is opened with its own", () => {
  const open = openBuiltIn(stalls, 2, { start: "1", decider: "next" });
  expect([open.seats, open.options]).toEqual([2, { start: "1", decider: "next" }]);
  expect(open.toAct(open.setup())).not.toBe(0);
});

test.each([
  [{ min: 2, max: 3 }, [2, 3]],
  [{ min: 3, max: 5 }, [3, 4, 5]],
  [{ min: 4, max: 4 }, [4]],
] as const)("of %j the numbers of seats are %j", (range, counts) => {
  expect(seatCountsOf(range)).toEqual(counts);
  const all = [-1, 0, 1, 2, 2.5, 3, 4, 5, 6, Number.NaN];
  expect(all.filter((n) => isSeatCount(n, range))).toEqual(counts);
});
