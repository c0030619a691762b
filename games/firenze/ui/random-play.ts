import { watchedMatch } from "#boardkit/testing";
import type { Seat, SeatCount } from "#engine";
import { firenze } from "../index.ts";

/** Random players may go on for hours. */
const MOST = 600;

/** Plays a random match and shows every entry as the seat sees it. For tests. */
export const randomMatch = (seats: SeatCount, seed: number, viewer: Seat, options?: Readonly<Record<string, string>>) =>
  watchedMatch(firenze, { seats, seed, viewer, ...(options && { options }), limit: MOST });
