import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";

/** Whether an event gave the seat something, or took something from it. */
export function concerns(event: Event, seat: Seat): boolean {
  if (event.type === "startPlayer" || event.type === "startBricks") return false;
  if (event.type === "swapped" && event.from === seat) return true;
  return "seat" in event && event.seat === seat;
}

/** What takes from another seat or brings a tower down, and what is scored. */
export const isStep = (event: Event): boolean =>
  event.type === "towerHit" ||
  event.type === "contractFulfilled" ||
  event.type === "bellTower" ||
  (event.type === "swapped" && event.from !== null);
