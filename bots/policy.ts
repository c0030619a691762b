import { type AnyOpenGame, type ChanceSource, type GameTypes, type Seat, seatBit } from "#engine";

/** How long a policy may think. `now` is the caller's clock in milliseconds; only differences of it count. */
export interface Budget {
  readonly milliseconds: number;
  now(): number;
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
}

/** A table takes no more moves in one commit. */
export const MAX_STRETCH = 64;

/** Whether a stretch goes on: nobody but the seat is to act. */
export const nextIsOwn = (game: AnyOpenGame, state: GameTypes["state"], seat: Seat): boolean =>
  game.toAct(state) === seatBit(seat);
