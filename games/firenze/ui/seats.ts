import type { BoardProps } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";

/** The seat whose yard and hand are shown: the reader's own, for spectators the seat whose turn it is. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.active ?? 0;

/** Whether the seat decides now: the seat that chooses what it loses, otherwise the seat whose turn it is. */
export const isActing = ({ view, ending }: Pick<BoardProps<View>, "view" | "ending">, seat: Seat): boolean =>
  view.awaits !== "over" && (ending ?? view.loser ?? view.active) === seat;

/** The first seat that is another one: with two seats, the other. */
export const otherThan = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
