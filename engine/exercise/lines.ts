import { type GameTypes, moveBuffer } from "../game.ts";
import type { ChanceSource } from "../match/chance.ts";
import { isToAct, seatBit } from "../to-act.ts";
import { type ExerciseStart, isMet, progressOf, type Reached } from "./goal.ts";

/** Lines of an exercise: moves of its seat up to the end of its stretch, or to the exercise's limit. */

/** A line, and where it has led. */
export interface Line<T extends GameTypes = GameTypes> extends Reached<T> {
  /** As indices of the move table. */
  readonly moves: readonly number[];
}

/** The most lines that a search looks at. A page goes through as many in a moment. */
const MOST_LINES = 20_000;

const buffer = moveBuffer();

/** The line without moves. */
export const firstLine = <T extends GameTypes>({ state }: ExerciseStart<T>): Line<T> => ({
  state,
  events: [],
  moves: [],
});

type IsTaken = (move: number) => boolean;
const ALL_TAKEN: IsTaken = () => true;

/** What a search has left out: all that it has not found may be there. */
interface Search {
  isCut: boolean;
}

/** A shortest line of moves that are `taken`, beginning with `from`, that reaches the goal; `null` where none has been found. */
export function findSolution<T extends GameTypes>(
  laid: ExerciseStart<T>,
  from: Line<T>,
  taken: IsTaken = ALL_TAKEN,
): Line<T> | null {
  for (const line of linesFrom(laid, from, taken)) if (isMet(progressOf(laid, line))) return line;
  return null;
}

/** The most that a line beginning with `from` comes to in one check of the goal, by its place there. */
export function mostFound<T extends GameTypes>(laid: ExerciseStart<T>, from: Line<T>, at: number): number {
  let most = 0;
  for (const line of linesFrom(laid, from)) most = Math.max(most, progressOf(laid, line)[at]?.found ?? 0);
  return most;
}

/**
 * Which of these lines, each a move longer than the one before, is the last from which the goal can still be reached.
 * The goal can be reached from the first one. Where a search has been cut it counts as reachable: only what is certainly
 * lost is called so.
 */
export function lastHope<T extends GameTypes>(laid: ExerciseStart<T>, lines: readonly Line<T>[]): number {
  let [hope, lost] = [0, lines.length];
  while (lost - hope > 1) {
    const middle = (hope + lost) >> 1;
    const line = lines[middle];
    if (line !== undefined && mayReach(laid, lines, line)) hope = middle;
    else lost = middle;
  }
  return hope;
}

/**
 * Whether the goal may be reached from a line. Moves of an order-free group (`Game.group`) may get others before them, as
 * long as the group is the line's last: then lines from before the group count that make these moves, too.
 */
function mayReach<T extends GameTypes>(laid: ExerciseStart<T>, lines: readonly Line<T>[], line: Line<T>): boolean {
  const groups = line.moves.map((move) => laid.open.group(move));
  const last = groups.at(-1);
  const begin = last === undefined ? line.moves.length : groups.findLastIndex((group) => group !== last) + 1;
  const made = line.moves.slice(begin);
  const search: Search = { isCut: false };
  for (const each of linesFrom(laid, lines[begin] ?? line, ALL_TAKEN, search)) {
    const own = each.moves.slice(begin);
    const end = own.findIndex((move) => laid.open.group(move) !== last);
    const inGroup = end < 0 ? own : own.slice(0, end);
    if (isMet(progressOf(laid, each)) && holdsAll(inGroup, made)) return true;
  }
  return search.isCut;
}

/** Whether all of `some` are among `all`, each as often. */
const holdsAll = (all: readonly number[], some: readonly number[]): boolean => {
  const rest = [...all];
  return some.every((move) => {
    const at = rest.indexOf(move);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
};

/** All lines that begin with `from`, shorter ones first. Positions reached twice with equal progress come once. */
function* linesFrom<T extends GameTypes>(
  laid: ExerciseStart<T>,
  from: Line<T>,
  taken: IsTaken = ALL_TAKEN,
  search: Search = { isCut: false },
): Generator<Line<T>> {
  const seen = new Set<string>();
  const lines = [from];
  // The list grows while it is walked: it is the queue of a breadth-first search.
  for (const line of lines) {
    const progress = progressOf(laid, line).map(({ found }) => found);
    const key = `${laid.open.hash(line.state)} ${progress.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield line;
    if (lines.length > MOST_LINES) {
      search.isCut ||= movesAfter(laid, line).length > 0;
      continue;
    }
    for (const move of movesAfter(laid, line).filter(taken)) lines.push(lineWith(laid, line, move));
  }
}

/** The share of lines of random moves that reach the goal. */
export function shareOfRandom<T extends GameTypes>(
  laid: ExerciseStart<T>,
  source: ChanceSource,
  tries: number,
): number {
  let reached = 0;
  for (let i = 0; i < tries; i++) if (reachesAtRandom(laid, source)) reached++;
  return reached / tries;
}

function reachesAtRandom<T extends GameTypes>(laid: ExerciseStart<T>, source: ChanceSource): boolean {
  let line = firstLine(laid);
  for (let moves = movesAfter(laid, line); moves.length > 0; moves = movesAfter(laid, line)) {
    line = lineWith(laid, line, moves[source.below(moves.length)] ?? 0);
    if (isMet(progressOf(laid, line))) return true;
  }
  return false;
}

/** The moves by which the line may go on; none once the stretch or the limit is over. */
function movesAfter<T extends GameTypes>({ open, seat, exercise }: ExerciseStart<T>, line: Line<T>): readonly number[] {
  const isOver = line.moves.length >= (exercise.limit ?? Number.POSITIVE_INFINITY);
  if (isOver || !isToAct(open.toAct(line.state), seat)) return [];
  const n = open.legalMoves(line.state, seat, buffer);
  return [...buffer.subarray(0, n)];
}

function lineWith<T extends GameTypes>({ open, seat }: ExerciseStart<T>, line: Line<T>, move: number): Line<T> {
  const state = open.blank();
  open.copy(line.state, state);
  const events = [...line.events];
  open.play(state, seat, move, (event, audience) => {
    if ((audience & seatBit(seat)) !== 0) events.push(event);
  });
  return { state, events, moves: [...line.moves, move] };
}
