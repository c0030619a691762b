import { describe, expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, NOBODY, randomMove, randomOutcome, type ScoredNow } from "#engine";
import { randomSetting } from "#engine/testkit";
import { milleFiori } from "../../index.ts";
import { openMilleFiori, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { Event, Points } from "../events.ts";
import type { State } from "../state.ts";
import { TARGETS, type Target } from "../targets.ts";
import { scoredNow } from "./scored-now.ts";

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

type Scored = ReadonlyMap<Target, ScoredNow | undefined>;
const lookAt = (s: State): Scored => new Map(TARGETS.map((target) => [target, scoredNow(s, target)]));

/** Points without those that the seat has for its own new diamond. */
const without = (points: Points, seat: number, own: number): Points =>
  points.map((n, each) => (each === seat ? n - own : n));

/** Compares an event of the seat `by` with what was foreseen before it, and with what stands after it. */
function compare(event: Event, by: number, before: Scored, after: Scored): boolean {
  switch (event.type) {
    case "tradePlaced":
      expect(after.get(`trade:${event.space}`)).toEqual({ counts: event.counts, points: event.points });
      return true;
    case "personPlaced":
      if (event.support.length === 0) return false;
      expect(before.get(`${event.area}:${event.space}`)?.points).toEqual(without(event.points, event.seat, event.own));
      return true;
    case "fleetSailed":
      expect(before.get(`harbor:${(3 * event.row) as 0}`)?.points).toEqual(without(event.points, by, event.each));
      expect(after.get(`harbor:${(3 * event.row) as 0}`)).toBeUndefined();
      return true;
    default:
      return false;
  }
}

describe("what is said to score now is what scores", () => {
  test.each(SEEDS)("in random match %i", (seed) => {
    const source = new FastChance(seed);
    const { seats, switches } = randomSetting(milleFiori, source);
    const open = openMilleFiori(seats, switches);
    const state = open.setup();
    let compared = 0;
    for (let before = lookAt(state); open.toAct(state) !== NOBODY; ) {
      const events: Event[] = [];
      const tell = (event: Event) => events.push(event);
      const mask = open.toAct(state);
      const by = firstSeat(mask);
      if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, source), tell);
      else open.play(state, by, randomMove(open, state, by, source), tell);
      const after = lookAt(state);
      compared += events.filter((event) => compare(event, by, before, after)).length;
      const counted = events.filter((event) => event.type === "bonusCounted");
      for (const { seat, value } of counted) {
        const bonuses = TARGETS.filter((target) => target.startsWith("bonus:")).map((target) => before.get(target));
        const secured = bonuses.reduce((sum, bonus) => sum + (bonus?.points[seat] ?? 0), 0);
        const last = events.find((event) => event.type === "bonusPlaced" && event.seat === seat);
        expect(secured + (last?.type === "bonusPlaced" ? last.value : 0)).toBe(value);
      }
      before = after;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

test("3.7 a fleet that is short of a ship is foreseen with the diamonds that it has", () => {
  const match = new SketchedMatch({ board: { trade: "bbb.", harbor: "gr." }, card: "ship-1" });
  expect(scoredNow(match.state, "harbor:2")).toMatchObject({ counts: [1, 0, 0, 1], points: [6, 0, 0, 6] });
  match.play("place ship-1 harbor 1 3");
  expect(match.eventOf("fleetSailed")).toMatchObject({ counts: [2, 0, 0, 1], points: [12, 0, 0, 6] });
});

test("6.5 a bonus counts in the end in the first edition alone", () => {
  const first = new SketchedMatch({ bonuses: { trade: "br" } });
  expect(scoredNow(first.state, "bonus:trade")).toEqual({ counts: [1, 1, 0, 0], points: [15, 20, 0, 0] });
  const revised = new SketchedMatch({ options: { edition: "revised" }, bonuses: { trade: "br" } });
  expect(scoredNow(revised.state, "bonus:trade")).toBeUndefined();
});

test("nothing else, and no space of a pyramid without two below it, is scored for several seats together", () => {
  const { state } = new SketchedMatch({ board: { nobili: "... .... rr...", populi: "... .... ...bb" } });
  const scored = TARGETS.filter((target) => scoredNow(state, target) !== undefined).map(
    (target) => target.split(":")[0],
  );
  expect([...new Set(scored)]).toEqual(["nobili", "populi", "trade", "harbor", "bonus"]);
  for (const space of ["nobili:9", "nobili:0", "populi:7"] as const) expect(scoredNow(state, space)).toBeUndefined();
});
