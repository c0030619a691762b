import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { COLOUR_AT } from "../bricks.ts";

/** One floor of a seat's tower, counted from 1. */
export const floorAnchor = (seat: Seat, slot: number, floor: number): string => `seat:${seat}:tower:${slot}:${floor}`;

/** The pieces that lie where an event put them, as anchors: they are outlined until the reader's next stretch. What set-up laid out is nobody's. */
export function touchedBy(event: Event, after: View): readonly string[] {
  switch (event.type) {
    case "contractFulfilled":
      return [`contract:${event.colour}:${event.floors}`];
    case "floorBonus":
      return [`bonus:${event.floors}`];
    case "brickLaid": {
      const n = after.row[event.slot]?.bricks[COLOUR_AT[event.colour]] ?? 0;
      return n === 0 ? [] : [`row:${event.slot}:${event.colour}:${n - 1}`];
    }
    case "brickBuilt": {
      const [grown] = (after.mats[event.seat]?.towers ?? [])
        .map(({ colour, floors }, slot) => ({ colour, floors, slot }))
        .filter(({ colour, floors }) => colour === event.colour && floors >= event.floors)
        .sort((a, b) => a.floors - b.floors);
      return grown === undefined ? [] : [floorAnchor(event.seat, grown.slot, event.floors)];
    }
    case "cardPut":
      return event.to === "church" ? [`church:${event.card}`] : [];
    case "bellTower":
      return ["church:campanile"];
    default:
      return [];
  }
}
