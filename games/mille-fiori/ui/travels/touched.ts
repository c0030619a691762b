import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** Anchors of the pieces that an event has placed; they are outlined until the reader's next stretch. */
export const touchedBy = (events: readonly Event[], view: View): readonly string[] =>
  events.flatMap((event) => touchedByOne(event, view));

function touchedByOne(event: Event, after: View): readonly string[] {
  switch (event.type) {
    case "workshopPlaced":
      return [`workshops:${event.space}`];
    case "housePlaced":
      return [`houses:${event.space}`];
    case "personPlaced":
      return [`${event.area}:${event.space}`];
    case "tradePlaced":
      return [`trade:${event.space}`];
    case "berthPlaced":
      return [`harbor:${event.space}`];
    case "bonusPlaced":
      return [`bonus:${event.area}:${after.bonuses[event.area].indexOf(event.seat)}`];
    case "shipSailed":
      return [`ship:${event.seat}`];
    default:
      return [];
  }
}
