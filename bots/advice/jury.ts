import { type AnyOpenGame, FastChance, type GameTypes, MAX_SEATS, type Sampler, type Seat } from "#engine";
import { judgeOf } from "../judge.ts";
import { bestAtOnce, finishTurn, type Outlook, outlookOf } from "../outlook.ts";
import { MAX_STRETCH, nextIsOwn, type Thinking } from "../policy.ts";

type State = GameTypes["state"];

/** Whose decision it is. The seat is to act in the view. */
export interface Asked {
  readonly game: AnyOpenGame;
  readonly view: unknown;
  readonly seat: Seat;
}

/** A stretch, and what `values` expect after it. */
export interface Judged {
  /** All of its moves up to chance or somebody else, in notation. */
  readonly moves: readonly string[];
  /** Points that it scores itself, by seat. */
  readonly now: readonly number[];
  /** Points at the end as `values` see them at the end of the turn, by seat. */
  readonly points: readonly number[];
  /** The share of the match that is left then. */
  readonly left: number;
  /** How far the lead of one seat over another varies between the samples, in points: a standard deviation. */
  readonly scatter: number;
}

/** Samples by which each line is judged, the same for all. */
const SAMPLES = 12;
/** What judges all lines in the same samples. */
export interface Jury extends Asked {
  readonly outlook: Outlook;
  readonly sampler: Sampler<State>;
  readonly seed: number;
}

export function juryFor(asked: Asked, { source }: Omit<Thinking, "expects">): Jury {
  const { game, view } = asked;
  return {
    ...asked,
    ...{ outlook: outlookOf(game, judgeOf(game)), sampler: game.sampler(view), seed: source.below(0x7fffffff) },
  };
}

/** The beginning played on to the end of the stretch, each move the best at once. */
export function stretchOf({ game, seat, outlook }: Jury, from: State, begun: readonly number[]): readonly number[] {
  const state = game.blank();
  game.copy(from, state);
  const moves = [...begun];
  for (const move of begun) game.play(state, seat, move);
  while (moves.length < MAX_STRETCH && nextIsOwn(game, state, seat)) {
    const move = bestAtOnce(outlook, state, seat);
    game.play(state, seat, move);
    moves.push(move);
  }
  return moves;
}

/** What the stretch scores, and what follows at the end of the turn, in the mean of the samples. */
export function judged({ game, seat, outlook, sampler, seed }: Jury, moves: readonly number[]): Judged {
  const source = new FastChance(seed);
  const state = game.blank();
  const points = new Float64Array(MAX_SEATS);
  const [now, expected, squares] = [sums(game), sums(game), sums(game)];
  let left = 0;
  for (let i = 0; i < SAMPLES; i++) {
    sampler.write(state, source);
    const luck = new FastChance(source.below(0x7fffffff));
    const turn = outlook.judge.turns(state);
    const before = pointsIn(game, state);
    for (const move of moves) game.play(state, seat, move);
    for (const [each, n] of pointsIn(game, state).entries()) now[each] = (now[each] ?? 0) + n - (before[each] ?? 0);
    if (outlook.judge.turns(state) === turn) finishTurn(outlook, state, luck);
    outlook.judge.points(state, points);
    left += (1 - game.progress(state)) / SAMPLES;
    for (const each of expected.keys()) {
      expected[each] = (expected[each] ?? 0) + (points[each] ?? 0);
      squares[each] = (squares[each] ?? 0) + (points[each] ?? 0) ** 2;
    }
  }
  const scatter = scatterOf(mean(expected), mean(squares));
  return { moves: moves.map((move) => game.printMove(move)), now: mean(now), points: mean(expected), left, scatter };
}

const mean = (sum: readonly number[]): readonly number[] => sum.map((n) => n / SAMPLES);

/** Of the difference of two seats, from the means of their points and of the squares of them. */
function scatterOf(points: readonly number[], squares: readonly number[]): number {
  const variances = points.map((n, seat) => Math.max(0, (squares[seat] ?? 0) - n * n));
  return Math.sqrt((2 * variances.reduce((sum, n) => sum + n, 0)) / variances.length);
}

const sums = (game: AnyOpenGame): number[] => Array.from({ length: game.seats }, () => 0);

const pointsIn = (game: AnyOpenGame, state: State): readonly number[] =>
  game.standings(state).scores.map(({ points }) => points);
