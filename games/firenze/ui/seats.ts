import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";

/** Whose yard and hand are shown: one's own; spectators see those of whose turn it is. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.active ?? 0;

/** Who decides now: whoever loses something by choice, else whose turn it is. */
export const isActing = (view: View, seat: Seat): boolean =>
  view.stage !== "over" && (view.loser ?? view.active) === seat;
