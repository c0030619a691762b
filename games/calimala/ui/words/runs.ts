import { cutIntoRuns, type Run } from "#boardkit";
import { CITY_NAMES, type CityName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";

/** Events that are told as one: two wood, three cloth to Lisbon, the tiles of the setup. */
export const runsOf = (events: readonly Event[]): readonly Run<Event>[] => cutIntoRuns(events, isSameRun);

function isSameRun(a: Event, b: Event): boolean {
  switch (a.type) {
    case "actionTile":
    case "scoringTile":
    case "scoringCardDealt":
      return b.type === a.type;
    case "materialTaken":
      return b.type === a.type && b.seat === a.seat && b.material === a.material;
    case "clothShipped":
      return b.type === a.type && b.seat === a.seat && b.city === a.city;
    case "clothTransported":
      return b.type === a.type && b.seat === a.seat && isLater(a.city, b.city);
    default:
      return false;
  }
}

/**
 * One action serves each city once, in ascending order: what does not ascend belongs to the next action. 4.5, 4.6 That
 * is the order of the rules, whichever city was pressed first: deliveries of all orders are one and the same move.
 */
const isLater = (a: CityName, b: CityName): boolean => CITY_NAMES.indexOf(b) > CITY_NAMES.indexOf(a);
