import { invariant } from "./result.ts";

/** The most seats of any game. Masks of seats, messages and the database have room for as many, and for no more. */
export const MAX_SEATS = 6;

/** A place in a match, 0-based, clockwise. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;
export type SeatCount = 1 | 2 | 3 | 4 | 5 | 6;

export const SEAT_COUNTS = [1, 2, 3, 4, 5, 6] as const;

/** For how many seats a game is made. */
interface SeatRange {
  readonly min: SeatCount;
  readonly max: SeatCount;
}

/** All numbers of seats of a game, ascending. */
export const seatCountsOf = ({ min, max }: SeatRange): readonly SeatCount[] =>
  SEAT_COUNTS.filter((n) => n >= min && n <= max);

/** Narrows a number to a number of seats that the game can be played with. */
export const isSeatCount = (n: number, range: SeatRange): n is SeatCount =>
  seatCountsOf(range).some((each) => each === n);

/** Narrows a number of seats to those that a game is made for. Throws for any other: the caller checks it first. */
export function seatsAmong<N extends SeatCount>(counts: readonly N[], n: SeatCount): N {
  const found = counts.find((each) => each === n);
  invariant(found !== undefined, `a game for ${counts.join(", ")} seats is opened for ${n}`);
  return found;
}

/** One value per seat of the match, in seat order. */
export type BySeat<T> = readonly T[];

export const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** The seats of a match of n seats, ascending: loops walk these tuples. */
export const SEATS_OF: { readonly [N in SeatCount]: readonly Seat[] } = {
  1: [0],
  2: [0, 1],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
  5: [0, 1, 2, 3, 4],
  6: SEATS,
};

/** The next seat clockwise in a match of n seats. */
export function seatAfter(seat: Seat, n: SeatCount): Seat {
  return (seat + 1 === n ? 0 : seat + 1) as Seat;
}

/** The next seat counter-clockwise in a match of n seats. */
export function seatBefore(seat: Seat, n: SeatCount): Seat {
  return (seat === 0 ? n - 1 : seat - 1) as Seat;
}

/** Narrows a number to a seat of a match of n seats. */
export function isSeat(value: number, n: SeatCount): value is Seat {
  return Number.isInteger(value) && value >= 0 && value < n;
}

/**
 * The reader of a view: a seat, `public` (what everybody may know, spectators included), or `open` (everything; only
 * for finished matches and for tests).
 */
export type Viewer = Seat | "public" | "open";
