import { type AnyOpenGame, FastChance, type GameTypes, MAX_SEATS, moveBuffer, type Sampler, type Seat } from "#engine";
import { judgeOf } from "../judge.ts";
import { offeredMoves } from "../offered.ts";
import { bestAtOnce, finishTurn, type Outlook, outlookOf } from "../outlook.ts";
import { type Expectation, MAX_STRETCH, MOST_EXPECTED, nextIsOwn, type Policy, type Thinking } from "../policy.ts";
import { writeChances } from "./chances.ts";

type State = GameTypes["state"];

/**
 * What a bot would do in a seat's place, and what it expects of it: plain JSON for pages, records and analysis. All of
 * it follows from the seat's view and the seed.
 */
export interface Advice {
  /** The best first: one to three, no two of which begin with the same move. */
  readonly lines: readonly AdvisedLine[];
  /** Points at the end after any other move, by seat, on average; those of the best line where there is no other move. */
  readonly otherwise: readonly number[];
}

/** A stretch, and what is expected after it. */
export interface AdvisedLine {
  /** All of its moves up to chance or somebody else, in notation. */
  readonly moves: readonly string[];
  /** Points that it scores itself, by seat. */
  readonly now: readonly number[];
  /** Points at the end of the match, by seat, on average. */
  readonly points: readonly number[];
  /** Chance to win, by seat; together 1. */
  readonly win: readonly number[];
}

/** Whose decision it is. The seat is to act in the view. */
export interface Asked {
  readonly game: AnyOpenGame;
  readonly view: unknown;
  readonly seat: Seat;
}

/** Samples by which each line is judged, the same for all. */
const SAMPLES = 12;
/** Of the other moves so many are judged. */
const MOST_OTHERS = 8;

/** The stretch that the policy would play, beside the next best ones that begin with another move. */
export function advise(asked: Asked, policy: Policy, thinking: Omit<Thinking, "expects">): Advice {
  const { game, view, seat } = asked;
  let told: readonly Expectation[] = [];
  const expects = (lines: readonly Expectation[]): void => {
    told = lines;
  };
  const chosen = policy.stretch(game, view, seat, { ...thinking, expects });
  const jury = juryFor(asked, thinking);
  const from = game.sample(view, thinking.source);
  const known = [chosen, ...told.map(({ moves }) => moves)].map((moves) => moves.map((text) => game.parseMove(text)));
  const begun = withOtherMoves(jury, from, known);
  const lines = begun.slice(0, MOST_EXPECTED).map((moves) => judged(jury, stretchOf(jury, from, moves)));
  const others = spread(begun.slice(1), MOST_OTHERS).map((moves) => judged(jury, stretchOf(jury, from, moves)).points);
  return {
    lines: lines.map((line) => asTold(line, told, seat)),
    otherwise: others.length === 0 ? (lines[0]?.points ?? []) : meanOf(others),
  };
}

interface Jury extends Asked {
  readonly outlook: Outlook;
  readonly sampler: Sampler<State>;
  readonly seed: number;
}

function juryFor(asked: Asked, { source }: Omit<Thinking, "expects">): Jury {
  const { game, view } = asked;
  return {
    ...asked,
    ...{ outlook: outlookOf(game, judgeOf(game)), sampler: game.sampler(view), seed: source.below(0x7fffffff) },
  };
}

/** These beginnings, no two with the same first move; then every other move that is offered, the best at once first. */
function withOtherMoves({ game, seat, outlook }: Jury, from: State, known: readonly (readonly number[])[]) {
  const firsts = new Set<number>();
  const begun = known.filter(([first = -1]) => first >= 0 && !firsts.has(first) && firsts.add(first));
  const buffer = moveBuffer();
  const after = game.blank();
  const others = [...buffer.slice(0, offeredMoves(game, from, seat, buffer)).keys()]
    .map((at) => buffer[at] ?? 0)
    .filter((move) => !firsts.has(move))
    .map((move) => {
      game.copy(from, after);
      game.play(after, seat, move);
      return { move, worth: outlook.judge.worth(after, seat) };
    });
  return [...begun, ...others.sort((a, b) => b.worth - a.worth).map(({ move }) => [move])];
}

/** So many of them, from the first to the last. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter(
    (_, at) =>
      all.length <= most || Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length),
  );

/** The beginning played on to the end of the stretch, each move the best at once. */
function stretchOf({ game, seat, outlook }: Jury, from: State, begun: readonly number[]): readonly number[] {
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
function judged({ game, seat, outlook, sampler, seed }: Jury, moves: readonly number[]): AdvisedLine {
  const source = new FastChance(seed);
  const state = game.blank();
  const points = new Float64Array(MAX_SEATS);
  const chances = new Float64Array(MAX_SEATS);
  const [now, expected, win] = [sums(game), sums(game), sums(game)];
  for (let i = 0; i < SAMPLES; i++) {
    sampler.write(state, source);
    const luck = new FastChance(source.below(0x7fffffff));
    const turn = outlook.judge.turns(state);
    const before = pointsIn(game, state);
    for (const move of moves) game.play(state, seat, move);
    for (const [each, n] of pointsIn(game, state).entries()) now[each] = (now[each] ?? 0) + n - (before[each] ?? 0);
    if (outlook.judge.turns(state) === turn) finishTurn(outlook, state, luck);
    outlook.judge.points(state, points);
    writeChances(points, game.seats, 1 - game.progress(state), chances);
    for (const each of expected.keys()) {
      expected[each] = (expected[each] ?? 0) + (points[each] ?? 0);
      win[each] = (win[each] ?? 0) + (chances[each] ?? 0);
    }
  }
  const mean = (sum: readonly number[]): readonly number[] => sum.map((n) => n / SAMPLES);
  return { moves: moves.map((move) => game.printMove(move)), now: mean(now), points: mean(expected), win: mean(win) };
}

const sums = (game: AnyOpenGame): number[] => Array.from({ length: game.seats }, () => 0);

const pointsIn = (game: AnyOpenGame, state: State): readonly number[] =>
  game.standings(state).scores.map(({ points }) => points);

/** The line with what the policy itself expects, where it has played the match to its end. */
function asTold(line: AdvisedLine, told: readonly Expectation[], seat: Seat): AdvisedLine {
  const own = told.find(({ moves, iterations }) => moves[0] === line.moves[0] && iterations > 0);
  if (own?.win === undefined) return line;
  const { win, points } = own;
  const rest = 1 - (line.win[seat] ?? 0);
  const share = rest === 0 ? 0 : (1 - win) / rest;
  return {
    ...line,
    points: line.points.map((n, each) => (each === seat ? points : n)),
    win: line.win.map((chance, each) => (each === seat ? win : chance * share)),
  };
}

const meanOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
