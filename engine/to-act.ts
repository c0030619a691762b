import { MAX_SEATS, SEATS_OF, type Seat, type SeatCount } from "./seat.ts";

/**
 * Who owes the next log entry, as one small integer, cheap to test: bit s is set when seat s is to act, `CHANCE` alone
 * when nature is, `NOBODY` when the match is over.
 */
export type ToAct = number;

export const NOBODY = 0;
export const CHANCE = 1 << MAX_SEATS;

/** The mask of one seat. */
export const seatBit = (seat: Seat): ToAct => 1 << seat;

/** Whether the seat is to act. False when chance is to act. */
export const isToAct = (mask: ToAct, seat: Seat): boolean => (mask & (1 << seat)) !== 0;

/** The single seat to act; the lowest one when several are (playouts and logs use ascending seats). */
export function firstSeat(mask: ToAct): Seat {
  return (31 - Math.clz32(mask & -mask)) as Seat;
}

/** The seats to act, ascending; empty for chance and when the match is over. */
export function seatsToAct(mask: ToAct, n: SeatCount): readonly Seat[] {
  return SEATS_OF[n].filter((seat) => isToAct(mask, seat));
}

/** Whether several seats are to act now (simultaneous choice). */
export const isSimultaneous = (mask: ToAct): boolean => (mask & (mask - 1)) !== 0;
