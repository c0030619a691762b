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

/** The first decision of a match of Firenze. */
function firstMoment() {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const state = open.setup();
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, new FastChance(1)));
  const how = { isEnding: false, isOver: false, events: [], plan: () => [] };
  const at = momentOf({ open, state, seat: firstSeat(open.toAct(state)), ...how });
  return { open, at };
}

test("what was planned at a moment holds there again once something else has been taken back", () => {
  const { open, at } = firstMoment();
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

test("what comes within reach while a plan is followed is not passed by", () => {
  const { open, at } = firstMoment();
  let due: readonly string[] = [];
  const guide = { begin: () => due };
  const plans = steadyPlans(open, { budget: () => UNHURRIED, level: "guild-master", guide });
  const [planned = ""] = plans(at, { ply: 3, moves: [] }).moves;
  const other = at.moves.find(({ text }) => text !== planned)?.text ?? "";
  due = [other];
  expect(plans(at, { ply: 3, moves: [] }).moves[0]).toBe(other);
  due = [planned];
  expect(plans(at, { ply: 3, moves: [] }).moves[0], "it was planned already").toBe(planned);
});

/** Firenze: four red bricks are a contract of six points, on a balcony. */
const BALCONY =
  "awaits=13 startPlayer=1 active=1 balcony=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,0,0,4,8,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 " +
  "sealsLeft=7900 rowCard=15,16,6,18,6,16 bag=21,17,15,8,10,8 storage=4,1,0,4,0,0/// deck=332231132222212110111121112 " +
  "hand=1000000000000/// buildings=001///";
test("in Firenze a contract within reach is built before anything is begun for later", async () => {
  const guide = await (await shelfOf("firenze")?.learn())?.guide?.();
  const open = openByChoice(gameById("firenze") as AnyGame, 2, { campanile: "off" });
  const parsed = open.parsePosition(BALCONY);
  if (!parsed.ok || guide === undefined) throw new Error("the position and the guide are there");
  const how = { isEnding: false, isOver: false, events: [], plan: () => [] };
  const at = momentOf({ open, state: parsed.value, seat: 0, ...how });
  const { moves } = steadyPlans(open, { budget: () => UNHURRIED, guide })(at, { ply: 0, moves: [] });
  expect(moves.slice(0, 4)).toEqual(["found red", "raise 1", "raise 1", "raise 1"]);
  expect(moves).toContain("fulfil red 4");
});
