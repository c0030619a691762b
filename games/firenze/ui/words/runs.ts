import { cutIntoRuns, type Run } from "#boardkit";
import type { Event } from "../../rules/events.ts";

/** Groups events that share log lines: a payment with its card, a new card with its bricks, the end of the match. */
export const runsOf = (events: readonly Event[]): readonly Run<Event>[] => cutIntoRuns(events, isSameRun);

const DRAWS: readonly Event["type"][] = ["cardDrawn", "brickDrawn", "bagShort"];
const AT_THE_END: readonly Event["type"][] = ["majority", "feast"];

function isSameRun(a: Event, b: Event): boolean {
  if (DRAWS.includes(a.type)) return DRAWS.includes(b.type);
  if (AT_THE_END.includes(a.type)) return AT_THE_END.includes(b.type);
  switch (a.type) {
    case "neutralSeal":
      return b.type === a.type;
    case "brickLaid":
      return (b.type === "brickLaid" || b.type === "cardTaken") && b.seat === a.seat;
    case "brickGiven":
      if (b.type === "exchanged" || b.type === "swapped") return b.seat === a.seat;
      return b.type === a.type && b.seat === a.seat && b.purpose === a.purpose;
    case "brickBuilt":
      return b.type === a.type && b.seat === a.seat && b.colour === a.colour && b.floors === a.floors + 1;
    default:
      return false;
  }
}
