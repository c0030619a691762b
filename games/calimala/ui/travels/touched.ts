import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** The pieces that lie where an event put them, as anchors: they are outlined until the reader's next stretch. */
export function touchedBy(event: Event, after: View): readonly string[] {
  switch (event.type) {
    case "discPlaced":
    case "whiteOnStack": {
      const street = event.type === "discPlaced" ? event.street : event.to;
      const top = (after.stacks[street]?.length ?? 0) - 1;
      return top < 0 ? [] : [`stack:${street}:${Math.min(event.level, top)}`];
    }
    case "shipBuilt":
      return [`seat:${event.seat}:ships:${(after.mats[event.seat]?.ships ?? 1) - 1}`];
    case "houseBuilt":
      return [`house:${event.city}:${event.seat}`];
    case "artworkGiven":
      return event.building === "palazzoVecchio"
        ? [`niche:palazzoVecchio:${after.palazzo.length - 1}`]
        : [last(`niche:${event.building}`, after.churches[event.building].artworks, event.seat)];
    case "contributed":
      return [
        last(
          `slot:${event.building}:${event.material}`,
          after.churches[event.building].materials[event.material],
          event.seat,
        ),
      ];
    case "clothShipped":
    case "clothTransported":
      return [last(`city:${event.city}`, after.cities[event.city], event.seat)];
    case "cardDrawn":
    case "extraCardDrawn":
      return event.action === undefined ? [] : [`seat:${event.seat}:hand:${event.action}`];
    case "seatGained":
      return [`council:${event.k}:disc`];
    case "lateSeatGained":
      return [`council:late:${event.k}:disc`];
    default:
      return [];
  }
}

const last = (place: string, counts: readonly number[], seat: Seat): string =>
  `${place}:s${seat}:${(counts[seat] ?? 1) - 1}`;
