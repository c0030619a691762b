import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";

/** Everybody keeps and passes cards all the time, and the Doge goes round. */
const USUAL: ReadonlySet<Event["type"]> = new Set([
  "startPlayer",
  "roundBegun",
  "dealt",
  "cardKept",
  "cardsLaidOut",
  "dogePassed",
]);

/** Whether an event gave the seat points, a diamond's place or a card. */
export function concerns(event: Event, seat: Seat): boolean {
  if (USUAL.has(event.type)) return false;
  if ("points" in event && (event.points[seat] ?? 0) !== 0) return true;
  return "seat" in event && event.seat === seat;
}
