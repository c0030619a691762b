import type { Event } from "../events.ts";
import type { View } from "../view-types.ts";
import { COLOUR_AT } from "./bricks.ts";

/** The pieces that lie where an event put them, as anchors: they are outlined until the reader's next stretch. */
export function touchedBy(event: Event, after: View): readonly string[] {
  switch (event.type) {
    case "balconyLaid":
    case "neutralSeal":
    case "contractFulfilled":
      return [`contract:${event.colour}:${event.floors}`];
    case "floorBonus":
      return [`bonus:${event.floors}`];
    case "brickLaid": {
      const n = after.row[event.slot]?.bricks[COLOUR_AT[event.colour]] ?? 0;
      return n === 0 ? [] : [`row:${event.slot}:${event.colour}:${n - 1}`];
    }
    case "brickBuilt": {
      const towers = after.mats[event.seat]?.towers ?? [];
      const at = towers.findIndex(({ colour, floors }) => colour === event.colour && floors >= event.floors);
      return at < 0 ? [] : [`seat:${event.seat}:tower:${at}`];
    }
    case "cardPut":
      return event.to === "church" ? [`church:${event.card}`] : [];
    case "bellTower":
      return ["church:campanile"];
    default:
      return [];
  }
}
