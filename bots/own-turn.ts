import { type AnyOpenGame, type GameTypes, type Seat, seatBit } from "#engine";

/** The stretch goes on: nobody but the seat is to act. */
export const nextIsOwn = (game: AnyOpenGame, state: GameTypes["state"], seat: Seat): boolean =>
  game.toAct(state) === seatBit(seat);
