import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** Where the scorings of the end count. */
const SOURCES = { majority: "majorities", feast: "feasts" } as const;

type Scoring = Extract<Event, { readonly type: keyof typeof SOURCES }>;

/** A majority, or a feast. */
export const isScoring = (event: Event): event is Scoring => event.type in SOURCES;

/** The view without the points of these events. */
export const untold = (view: View, events: readonly Event[]): View => ({
  ...view,
  mats: view.mats.map((mat, seat) => {
    const points = { ...mat.points };
    for (const event of events) {
      if (isScoring(event) && event.seat === seat) points[SOURCES[event.type]] -= event.points;
    }
    return { ...mat, points };
  }),
});
