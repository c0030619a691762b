import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** A tile, or a scoring card of the end. */
export const isScoring = ({ type }: Event): boolean => type === "tileScored" || type === "cardScored";

/** The view without the points of these events. */
export function untold(view: View, events: readonly Event[]): View {
  const left = (seat: number): number =>
    events.reduce((n, event) => n + ("points" in event ? (event.points[seat] ?? 0) : 0), 0);
  return { ...view, scores: view.scores.map((n, seat) => n - left(seat)) };
}
