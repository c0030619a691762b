import { type GameTypes, MAX_SEATS, moveBuffer } from "#engine";
import { offeredMoves } from "../offered.ts";
import { type Expectation, MOST_EXPECTED, type Policy, type Thinking } from "../policy.ts";
import { writeChances } from "./chances.ts";
import { foresee } from "./foresee.ts";
import { type Asked, type Judged, type Jury, judged, juryFor, stretchOf } from "./jury.ts";

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
  const look = (moves: readonly number[]): Judged => judged(jury, stretchOf(jury, from, moves));
  const looked = begun.slice(0, MOST_EXPECTED).map(look);
  const onScale = onScaleOf(looked[0], told);
  const lines = looked.map((line) => advised(asked, line, toldOf(line, told) ?? onScale(line.points)));
  const others = spread(begun.slice(1), MOST_OTHERS).map((moves) => {
    const { points, left } = look(moves);
    return atEnd(asked, onScale(points), left);
  });
  return { lines, otherwise: others.length === 0 ? (lines[0]?.points ?? []) : meanOf(others) };
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

type Points = readonly number[];

/** What the policy itself expects of the line, by seat, where it has played the match to its end. */
const toldOf = ({ moves }: Judged, told: readonly Expectation[]): Points | undefined =>
  told.find((each) => each.moves[0] === moves[0] && each.iterations > 0)?.all;

/** Lines that nobody played to the end are moved by what the first one is judged otherwise than it was told. */
function onScaleOf(first: Judged | undefined, told: readonly Expectation[]): (points: Points) => Points {
  const all = first && toldOf(first, told);
  if (all === undefined) return (points) => points;
  return (points) => points.map((n, seat) => n + (all[seat] ?? 0) - (first?.points[seat] ?? 0));
}

const atEnd = ({ game, seat }: Asked, points: Points, left: number): Points =>
  foresee(points, game.game.insight?.foresight, { seat, progress: 1 - left });

function advised(asked: Asked, { moves, now, left, scatter }: Judged, expected: Points): AdvisedLine {
  const { seats } = asked.game;
  const points = atEnd(asked, expected, left);
  const chances = new Float64Array(MAX_SEATS);
  writeChances(Float64Array.from(points), seats, { left, scatter }, chances);
  return { moves, now, points, win: [...chances.subarray(0, seats)] };
}

const meanOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
