import { type AnyOpenGame, type ChanceSource, type GameTypes, type Seat, seatBit } from "#engine";

/**
 * An emergency brake: how long a policy may think. `now` is the caller's clock in milliseconds; only differences of it
 * count. A policy that is stopped, by time or by the caller, answers with its best so far.
 */
export interface Budget {
  readonly milliseconds: number;
  now(): number;
  /** Whether the caller wants the answer now; read about every millisecond. */
  isStopped?(): boolean;
}

/** Whether there is time to go on; reserves a part of the budget for the work after thinking. */
export function until(budget: Budget): () => boolean {
  const end = budget.now() + 0.7 * budget.milliseconds;
  return () => budget.now() < end && budget.isStopped?.() !== true;
}

/** Decides for a seat from what that seat may know. */
export interface Policy {
  readonly name: string;
  /**
   * True when it picks uniformly among the legal moves: a playout on the true state may do that itself and skip the
   * view.
   */
  readonly uniform?: true;
  /**
   * One stretch of the seat, in notation: at least one move, legal in order, up to chance or another seat and at most
   * `MAX_STRETCH` moves. The seat must be to act in the view.
   */
  stretch(game: AnyOpenGame, view: unknown, seat: Seat, thinking: Thinking): readonly string[];
}

/** What a policy may use while it decides. */
export interface Thinking {
  readonly source: ChanceSource;
  readonly budget: Budget;
  /** Told once, by policies that look ahead: what they expect of their best moves, at most three, the chosen one first. */
  readonly expects?: (lines: readonly Expectation[]) => void;
  /** What a position is worth to the seat besides, in points; read by policies that search whole stretches. */
  readonly wish?: Wish;
}

export type Wish = (state: GameTypes["state"]) => number;

/** What a policy expects if the seat begins with these moves. */
export interface Expectation {
  /** In notation: one move, or a whole stretch. */
  readonly moves: readonly string[];
  /** Points of the seat at the end, on average. */
  readonly points: number;
  /** The same of every seat, by seat; only from policies that play to the end of the match. */
  readonly all?: readonly number[];
  /** Chance to win; only from policies that play to the end of the match. */
  readonly win?: number;
  /** Iterations behind the numbers. */
  readonly iterations: number;
}

/** Expectations are told for so many moves. */
export const MOST_EXPECTED = 3;

/** A table takes no more moves in one commit. */
export const MAX_STRETCH = 64;

/** Whether a stretch goes on: nobody but the seat is to act. */
export const nextIsOwn = (game: AnyOpenGame, state: GameTypes["state"], seat: Seat): boolean =>
  game.toAct(state) === seatBit(seat);
