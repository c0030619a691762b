import {
  aloneWithMost,
  type Highlight,
  type HighlightFinder,
  highlightOfMost,
  highlightsFrom,
  type Reader,
  seatName,
  tallyBySeat,
} from "#boardkit";
import type { Seat } from "#engine";
import type { AreaName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { areaName } from "../words/names.ts";

export const highlights = (events: readonly Event[], reader: Reader): readonly Highlight[] =>
  highlightsFrom([richestDiamond, mostFromOthers, mostExtraCards], events, reader);

/** The area in which an event places a diamond that scores at once. */
function areaOf(event: Event): AreaName | undefined {
  switch (event.type) {
    case "workshopPlaced":
      return "workshops";
    case "housePlaced":
      return "houses";
    case "personPlaced":
      return event.area;
    case "tradePlaced":
      return "trade";
    default:
      return undefined;
  }
}

/** The one diamond that brought its owner most at once. */
export const richestDiamond: HighlightFinder<Event> = (events, reader) => {
  const placed = events.flatMap((event) => {
    const area = areaOf(event);
    return area === undefined || !("points" in event && "seat" in event)
      ? []
      : [{ area, seat: event.seat, n: event.points[event.seat] ?? 0 }];
  });
  const best = aloneWithMost(placed, ({ n }) => n, 1);
  if (best === undefined) return undefined;
  const { seat, n, area } = best;
  const args = { name: seatName(reader, seat), n, area: areaName(reader, area) };
  return { seat, title: reader.say("highlight.diamond"), text: reader.say("highlight.diamond.text", args) };
};

/** Who got most points from what others placed. */
export const mostFromOthers: HighlightFinder<Event> = (events, reader) => {
  const counts = tallyBySeat(events, (event) => {
    if (areaOf(event) === undefined || !("points" in event && "seat" in event)) return [];
    const { seat: own, points } = event;
    return seatsWith(points).filter(({ seat }) => seat !== own);
  });
  return highlightOfMost(
    "others",
    aloneWithMost(counts, ({ n }) => n, 1),
    reader,
  );
};

/** Who played most extra cards. */
export const mostExtraCards: HighlightFinder<Event> = (events, reader) => {
  const counts = tallyBySeat(events, (event) => (event.type === "extraCardTaken" ? [{ seat: event.seat, n: 1 }] : []));
  return highlightOfMost(
    "extra",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};

const seatsWith = (points: readonly number[]) =>
  points.map((n, seat) => ({ seat: seat as Seat, n })).filter(({ n }) => n > 0);
