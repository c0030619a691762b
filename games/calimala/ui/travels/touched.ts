import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** The pieces that lie where an event put them, as anchors: they are outlined until the reader's next stretch. */
export function touchedBy(events: readonly Event[], view: View): readonly string[] {
  const counted = new Map<string, number>();
  // Of several pieces at a place the last ones are the newest.
  const nthLast = (place: string): number => {
    const n = (counted.get(place) ?? 0) + 1;
    counted.set(place, n);
    return n;
  };
  return [...events].reverse().flatMap((event) => touchedByOne(event, view, nthLast));
}

function touchedByOne(event: Event, after: View, nthLast: (place: string) => number): readonly string[] {
  const last = (place: string, n: number): readonly string[] => {
    const at = n - nthLast(place);
    return at < 0 ? [] : [`${place}:${at}`];
  };
  switch (event.type) {
    case "discPlaced":
    case "whiteOnStack": {
      const street = event.type === "discPlaced" ? event.street : event.to;
      const top = (after.stacks[street]?.length ?? 0) - 1;
      return top < 0 ? [] : [`stack:${street}:${Math.min(event.level, top)}`];
    }
    case "shipBuilt":
      return last(`seat:${event.seat}:ships`, after.mats[event.seat]?.ships ?? 0);
    case "houseBuilt":
      return [`house:${event.city}:${event.seat}`];
    case "artworkGiven":
      return event.building === "palazzoVecchio"
        ? last("niche:palazzoVecchio", after.palazzo.length)
        : last(`niche:${event.building}:s${event.seat}`, after.churches[event.building].artworks[event.seat] ?? 0);
    case "contributed":
      return last(
        `slot:${event.building}:${event.material}:s${event.seat}`,
        after.churches[event.building].materials[event.material][event.seat] ?? 0,
      );
    case "clothShipped":
    case "clothTransported":
      return last(`city:${event.city}:s${event.seat}`, after.cities[event.city][event.seat] ?? 0);
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
