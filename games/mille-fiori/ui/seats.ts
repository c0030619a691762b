import type { BoardProps } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";

/** The seat for previews: the reader's own; for spectators the seat to act. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.actor ?? 0;

/** Is the seat to decide now? Not while its simultaneous choice waits for others. */
export function isActing({ view, chosen }: Pick<BoardProps<View>, "view" | "chosen">, seat: Seat): boolean {
  if (view.actor !== null) return view.actor === seat;
  return view.stage === "keep" && view.mats[seat]?.hasKept === false && !chosen.has(seat);
}
