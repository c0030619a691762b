import {
  aloneWithMost,
  type Highlight,
  type HighlightFinder,
  highlightOfMost,
  highlightsFrom,
  type Reader,
  tallyBySeat,
} from "#boardkit";
import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";

export const highlights = (events: readonly Event[], reader: Reader): readonly Highlight[] =>
  highlightsFrom([mostInTurnsOfOthers, mostClothSold, mostGivenToChurches], events, reader);

/** Whose discs acted most often in turns of others. */
export const mostInTurnsOfOthers: HighlightFinder<Event> = (events, reader) => {
  let turn: Seat | null = null;
  const counts = tallyBySeat(events, (event) => {
    if (event.type === "discPlaced") turn = event.seat;
    return event.type === "discActivated" && event.seat !== turn ? [{ seat: event.seat, n: 1 }] : [];
  });
  return highlightOfMost(
    "others",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};

/** Who brought most cloth to other cities, by ship or by land. */
export const mostClothSold: HighlightFinder<Event> = (events, reader) => {
  const counts = tallyBySeat(events, (event) =>
    event.type === "clothShipped" || event.type === "clothTransported" ? [{ seat: event.seat, n: 1 }] : [],
  );
  return highlightOfMost(
    "cloth",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};

/** The seat that gave the churches most. */
export const mostGivenToChurches: HighlightFinder<Event> = (events, reader) => {
  const counts = tallyBySeat(events, (event) => (event.type === "contributed" ? [{ seat: event.seat, n: 1 }] : []));
  return highlightOfMost(
    "churches",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};
