import { type AnyOpenGame, type GameTypes, type MoveBuffer, moveBuffer, type Seat } from "#engine";
import type { Draft, Step } from "./draft.ts";
import { exactOrder } from "./group.ts";

/**
 * A group that was left goes on after moves that could have come before it: a person of Firenze played between two
 * bricks. The rules take these moves first; people need not know that.
 */

type State = GameTypes["state"];

export interface Reopened {
  /** Number of the steps before the group. */
  readonly kept: number;
  /** The moves that come first. */
  readonly first: readonly Step[];
  /** The position after them, in which the group begins. */
  readonly before: State;
  /** All clicks of the group so far, in the order of the rules. */
  readonly clicks: readonly number[];
}

const buffer: MoveBuffer = moveBuffer();

/** The group that was left last, begun after the moves made since; undefined where that would not end alike. */
export function reopened({ open, seat, base, steps, clicks, state }: Draft): Reopened | undefined {
  const last = steps.findLast(({ by }) => by === "click");
  const group = last === undefined ? undefined : open.group(last.move);
  const isOf = ({ by, move }: Step): boolean => by === "click" && open.group(move) === group;
  const kept = steps.findIndex(isOf);
  const first = steps.slice(Math.max(0, kept)).filter((step) => !isOf(step));
  const isOther = clicks.length > 0 && open.group(clicks[0] ?? -1) !== group;
  if (kept < 0 || first.length === 0 || isOther) return undefined;
  const moves = first.map(({ move }) => move);
  const before = playedFrom(open, steps[kept - 1]?.state ?? base, seat, moves);
  if (before === undefined || !goesOn(open, before, seat, group)) return undefined;
  const own = steps.filter(isOf).map(({ move }) => move);
  const all = [...own, ...clicks];
  const order = exactOrder(open, before, seat, all);
  const after = order === undefined ? undefined : playedFrom(open, before, seat, order);
  return after === undefined || open.hash(after) !== open.hash(state)
    ? undefined
    : { kept, first, before, clicks: all };
}

/** Whether a move of the group is legal. */
function goesOn(open: AnyOpenGame, state: State, seat: Seat, group: string | undefined): boolean {
  const n = open.legalMoves(state, seat, buffer);
  return buffer.subarray(0, n).some((move) => open.group(move) === group);
}

/** The position after these moves; undefined where one is not legal. */
function playedFrom(open: AnyOpenGame, from: State, seat: Seat, moves: readonly number[]): State | undefined {
  const state = open.blank();
  open.copy(from, state);
  for (const move of moves) {
    const n = open.legalMoves(state, seat, buffer);
    if (!buffer.subarray(0, n).includes(move)) return undefined;
    open.play(state, seat, move);
  }
  return state;
}
