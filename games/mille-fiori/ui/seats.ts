import type { BoardProps } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";

/** Who would play what is pointed at: oneself; spectators see who acts. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.actor ?? 0;

/** Who decides now. Where all choose at the same time, a choice waits until the last has come. */
export function isActing({ view, chosen }: Pick<BoardProps<View>, "view" | "chosen">, seat: Seat): boolean {
  if (view.actor !== null) return view.actor === seat;
  return view.stage === "keep" && view.mats[seat]?.hasKept === false && !chosen.has(seat);
}
