import { expect, test } from "vitest";
import { UNHURRIED } from "#bots";
import { type AnyGame, CHANCE, FastChance, firstSeat, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { shelfOf } from "#games/ui";
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

/** Firenze: four red bricks are a contract of six points, on a balcony; a green tower lacks three bricks that cost nothing. */
const BALCONY =
  "awaits=13 startPlayer=1 active=1 balcony=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,0,0,4,8,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 " +
  "sealsLeft=7900 rowCard=15,16,6,18,6,16 bag=21,17,15,8,10,8 storage=4,1,0,4,0,0/// deck=332231132222212110111121112 " +
  "hand=1000000000000/// buildings=001///";
const FREE =
  "awaits=13 startPlayer=1 active=1 seals=001000050000000500000000005000500500 " +
  "balcony=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,0,0,4,8,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=8900 " +
  "rowCard=1,8,15,16,6,18 rowBricks=0,1,0,2,0,0/1,1,0,0,0,1/2,0,0,1,0,0/0,1,2,0,0,0/1,1,0,0,1,1/0,1,1,1,1,0 " +
  "bag=17,11,7,8,6,6 storage=1,1,3,0,1,0/3,1,1,0,1,0// towers=65,0,0,0,0,0,0,0,0,0,0,0/// towerCount=1,0,0,0 " +
  "deck=232232122222212200111121112 hand=1000000000000/// buildings=001///";

test.each([
  [BALCONY, ["found red", "raise 1", "raise 1", "raise 1"], "fulfil red 4"],
  [FREE, ["raise 1", "raise 1", "raise 1", "built"], "fulfil green 4"],
])("in Firenze a contract within reach is built before anything is begun for later", async (position, first, last) => {
  const guide = await (await shelfOf("firenze")?.learn())?.guide?.();
  const open = openByChoice(gameById("firenze") as AnyGame, 2, { campanile: "off" });
  const parsed = open.parsePosition(position);
  if (!parsed.ok || guide === undefined) throw new Error("the position and the guide are there");
  const how = { isEnding: false, isOver: false, events: [], plan: () => [] };
  const at = momentOf({ open, state: parsed.value, seat: 0, ...how });
  const { moves } = steadyPlans(open, { budget: () => UNHURRIED, wish: guide.wish })(at, { ply: 0, moves: [] });
  expect(moves.slice(0, 4)).toEqual(first);
  expect(moves).toContain(last);
});
