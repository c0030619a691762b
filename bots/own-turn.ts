import { type AnyOpenGame, type GameTypes, invariant, moveBuffer, type Seat, seatBit } from "#engine";

type State = GameTypes["state"];

const buffer = moveBuffer();

/** The seat's legal moves; there is at least one, or the seat was not to act. */
export function legalNow(game: AnyOpenGame, state: State, seat: Seat): readonly [number, ...number[]] {
  const n = game.legalMoves(state, seat, buffer);
  const [first, ...rest] = buffer.subarray(0, n);
  invariant(first !== undefined, "a policy is asked only when its seat is to act");
  return [first, ...rest];
}

/** The stretch goes on: nobody but the seat is to act. */
export const nextIsOwn = (game: AnyOpenGame, state: State, seat: Seat): boolean => game.toAct(state) === seatBit(seat);
