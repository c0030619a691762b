import { expect, test } from "vitest";
import type { GameEvent, GuideMoment } from "#boardkit";
import { UNHURRIED } from "#bots";
import { type AnyGame, CHANCE, FastChance, firstSeat, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { momentOf, toldTo } from "./moment.ts";
import { leadOf, steadyPlans } from "./steady.ts";

const line = (points: number, ...moves: readonly string[]) => ({ points, moves });

test("the best line leads over the best of those that begin with another move", () => {
  expect(leadOf([line(9, "a", "b"), line(8, "a", "c"), line(5, "d")])).toEqual({ over: "d", by: 4 });
  expect(leadOf([line(9, "a", "b"), line(8, "a", "c")]), "they begin alike").toBeNull();
  expect(leadOf([])).toBeNull();
});

/** The first decision of a match of Firenze. */
function firstMoment(plan: (at: GuideMoment, told?: number) => readonly string[] = () => []) {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const state = open.setup();
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, new FastChance(1)));
  const how = { isEnding: false, isOver: false, events: [], plan };
  const at = momentOf({ open, state, seat: firstSeat(open.toAct(state)), ...how });
  return { open, at, state };
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

test("before what is begun comes what may, where the bot would make it at once", () => {
  const { open, at } = firstMoment();
  const budget = () => UNHURRIED;
  const [planned = ""] = steadyPlans(open, { budget, level: "guild-master" })(at, { ply: 3, moves: [] }).moves;
  const due = at.moves.find(({ text }) => text !== planned)?.text ?? "";
  const firstWhere = (opens: (move: string) => boolean) =>
    steadyPlans(open, { budget, level: "guild-master", guide: { begin: () => [due], opens } })(at, {
      ply: 3,
      moves: [],
    }).moves[0];
  expect(firstWhere((move) => move === planned)).toBe(planned);
  expect(
    firstWhere((move) => move !== planned),
    "the bot would not make it",
  ).toBe(due);
});

test("a turn that goes on beyond draws is foreseen, and kept to once they have come", () => {
  let asked = 0;
  const budget = () => {
    asked++;
    return UNHURRIED;
  };
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const plans = steadyPlans(open, { budget, level: "guild-master" });
  const plan = (at: GuideMoment, told?: number) => plans(at, { ply: 3, moves: [] }, told).moves;
  const { at, state } = firstMoment(plan);
  const foreseen = at.onward()?.planned() ?? [];
  expect([at.planned().length, foreseen.length > 0]).toEqual([1, true]);
  const events: GameEvent[] = [];
  const tell = toldTo(at.you, events);
  open.play(state, at.you, open.parseMove(at.planned()[0] ?? ""), tell);
  const source = new FastChance(77);
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, source), tell);
  const then = momentOf({ open, state, seat: at.you, events, isEnding: false, isOver: false, plan: () => [] });
  const before = asked;
  expect(plans(then, { ply: 9, moves: [] }).moves).toEqual(foreseen);
  expect(asked, "it is not thought over again").toBe(before);
});
