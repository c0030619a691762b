import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** All secured bonuses of a seat. */
export const isScoring = ({ type }: Event): boolean => type === "bonusCounted";

/** The view in which the bonuses of these events are still secured. */
export const untold = (view: View, events: readonly Event[]): View => ({
  ...view,
  mats: view.mats.map((mat, seat) => {
    const left = events.find((event) => event.type === "bonusCounted" && event.seat === seat);
    if (left?.type !== "bonusCounted") return mat;
    return { ...mat, secured: left.value, points: { ...mat.points, bonus: mat.points.bonus - left.value } };
  }),
});
