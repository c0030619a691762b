import type { Event } from "../../rules/events.ts";
import type { At } from "./at.ts";

/** How many of these events have been told of each seat. */
export const toldBySeat = ({ events, view }: At, is: (event: Event) => boolean): readonly number[] =>
  view.mats.map((_, seat) => events.filter((event) => is(event) && "seat" in event && event.seat === seat).length);

export const asFigure = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0);
