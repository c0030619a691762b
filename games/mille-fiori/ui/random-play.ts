import { watchedMatch } from "#boardkit/testing";
import type { Seat, SeatCount } from "#engine";
import { milleFiori } from "../index.ts";

/** Plays a random match to its end and shows every entry as the seat sees it. For tests. */
export const randomMatch = (seats: SeatCount, seed: number, viewer: Seat, options?: Readonly<Record<string, string>>) =>
  watchedMatch(milleFiori, { seats, seed, viewer, ...(options && { options }) });
