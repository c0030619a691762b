import { expect, test } from "vitest";
import { UNHURRIED } from "#bots";
import { type AnyGame, CHANCE, FastChance, firstSeat, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { momentOf } from "./moment.ts";
import { leadOf, steadyPlans } from "./steady.ts";

const line = (points: number, ...moves: readonly string[]) => ({ points, moves });

test("the best line leads over the best of those that begin with another move", () => {
  expect(leadOf([line(9, "a", "b"), line(8, "a", "c"), line(5, "d")])).toEqual({ over: "d", by: 4 });
  expect(leadOf([line(9, "a", "b"), line(8, "a", "c")]), "they begin alike").toBeNull();
  expect(leadOf([])).toBeNull();
});

test("what was planned at a moment holds there again once something else has been taken back", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const state = open.setup();
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, new FastChance(1)));
  const how = { isEnding: false, isOver: false, events: [], plan: () => [] };
  const at = momentOf({ open, state, seat: firstSeat(open.toAct(state)), ...how });
  let asked = 0;
  const budget = () => {
    asked++;
    return UNHURRIED;
  };
  const plans = steadyPlans(open, { budget, level: "guild-master" });
  const planned = plans(at, { ply: 3, moves: [] });
  plans(at, { ply: 3, moves: ["something else"] });
  expect(asked).toBe(2);
  expect(plans(at, { ply: 3, moves: [] })).toEqual(planned);
  expect(asked, "nothing is thought over again").toBe(2);
  plans(at, { ply: 4, moves: [] });
  expect(asked, "another turn").toBe(3);
});
