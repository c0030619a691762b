import {
  type AnyOpenGame,
  CHANCE,
  type ChanceSource,
  firstSeat,
  type GameTypes,
  MAX_SEATS,
  moveBuffer,
  NOBODY,
  randomOutcome,
  SEATS_OF,
} from "#engine";
import { judgeBy } from "../judge.ts";
import { offeredMoves } from "../offered.ts";
import { scaleOf } from "../search/outcome.ts";
import type { Learned } from "./learned.ts";

type State = GameTypes["state"];

/** Greatest errors of worths, as a share of the scale of an outcome, in turn: some matches wander further than others. */
const WANDER = [0.04, 0.12] as const;
/** What counts of what came later, against what was thought of it. */
const LAMBDA = 0.8;

/** A match as what every entry was, chance included. */
export type Course = readonly number[];

/**
 * Plays a match against itself, one move ahead, on the true state. `n` counts matches: some wander further.
 */
export function playCourse({ game, values }: Learned, n: number, source: ChanceSource): Course {
  const judge = judgeBy(game, values);
  const state = game.setup();
  const after = game.blank();
  const legal = moveBuffer();
  const points = new Float64Array(MAX_SEATS);
  const course: number[] = [];
  for (let mask = game.toAct(state); mask !== NOBODY; mask = game.toAct(state)) {
    if (mask === CHANCE) {
      const outcome = randomOutcome(game, state, source);
      game.resolve(state, outcome);
      course.push(outcome);
      continue;
    }
    const seat = firstSeat(mask);
    const count = offeredMoves(game, state, seat, legal);
    let best = legal[0] ?? 0;
    let most = Number.NEGATIVE_INFINITY;
    judge.points(state, points);
    const error = WANDER[(n >> 4) % 2 === 0 ? 0 : 1] * scaleOf(points, game.seats);
    for (let i = 0; count > 1 && i < count; i++) {
      const move = legal[i] ?? 0;
      game.copy(state, after);
      game.play(after, seat, move);
      const worth = judge.worth(after, seat) + error * misjudged(source);
      if (worth > most) [best, most] = [move, worth];
    }
    game.play(state, seat, best);
    course.push(best);
  }
  return course;
}

const STEPS = 1 << 12;
const misjudged = (source: ChanceSource): number => (source.below(STEPS) + source.below(STEPS)) / STEPS - 1;

/** Squared errors of final points over all seats of all positions. */
export interface Missed {
  points: number;
  positions: number;
}

/** Learns from the match, from its end to its beginning. */
export function learnFrom(learned: Learned, course: Course, missed: Missed): void {
  const { game } = learned;
  const met = positionsOf(game, course);
  const last = met.at(-1);
  if (last === undefined) return;
  const points = new Float64Array(MAX_SEATS);
  for (const [seat, score] of game.standings(last).scores.entries()) points[seat] = score.points;
  const target = points.slice();
  const now = new Float64Array(MAX_SEATS);
  for (const state of met.reverse()) {
    learned.learn(state, target, now);
    for (const seat of SEATS_OF[game.seats]) {
      const value = now[seat] ?? 0;
      const off = (points[seat] ?? 0) - value;
      missed.points += off * off;
      missed.positions++;
      target[seat] = (1 - LAMBDA) * value + LAMBDA * (target[seat] ?? 0);
    }
  }
}

/** The positions after each move of a seat. */
function positionsOf(game: AnyOpenGame, course: Course): State[] {
  const state = game.setup();
  const met: State[] = [];
  for (const entry of course) {
    const mask = game.toAct(state);
    if (mask === CHANCE) game.resolve(state, entry);
    else {
      game.play(state, firstSeat(mask), entry);
      const copy = game.blank();
      game.copy(state, copy);
      met.push(copy);
    }
  }
  return met;
}
