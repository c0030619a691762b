import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";

/** Whether an event gave the seat something, took something from it, or moved one of its discs. */
export function concerns(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case "startPlayer":
    case "scoringCardDealt":
    case "scoringCardKept":
      return false;
    case "tileScored":
    case "cardScored":
      return (event.points[seat] ?? 0) !== 0;
    case "fourthDiscRemoved":
      return event.disc === seat;
    default:
      return "seat" in event && event.seat === seat;
  }
}
