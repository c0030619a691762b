import { aloneWithMost, type Fact, type FactFinder, factsFrom, type Reader, seatName, tallyBySeat } from "#boardkit";
import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";

export const facts = (events: readonly Event[], reader: Reader): readonly Fact[] =>
  factsFrom([mostInTurnsOfOthers, mostClothSold, mostGivenToChurches], events, reader);

/** Whose discs acted most often in turns of others. */
export const mostInTurnsOfOthers: FactFinder<Event> = (events, reader) => {
  let turn: Seat | null = null;
  const counts = tallyBySeat(events, (event) => {
    if (event.type === "discPlaced") turn = event.seat;
    return event.type === "discActivated" && event.seat !== turn ? [{ seat: event.seat, n: 1 }] : [];
  });
  return told(
    "others",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};

/** Who brought most cloth to other cities, by ship or by land. */
export const mostClothSold: FactFinder<Event> = (events, reader) => {
  const counts = tallyBySeat(events, (event) =>
    event.type === "clothShipped" || event.type === "clothTransported" ? [{ seat: event.seat, n: 1 }] : [],
  );
  return told(
    "cloth",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};

/** Who gave the churches most. */
export const mostGivenToChurches: FactFinder<Event> = (events, reader) => {
  const counts = tallyBySeat(events, (event) => (event.type === "contributed" ? [{ seat: event.seat, n: 1 }] : []));
  return told(
    "churches",
    aloneWithMost(counts, ({ n }) => n, 2),
    reader,
  );
};

const told = (
  id: string,
  most: { readonly seat: Seat; readonly n: number } | undefined,
  reader: Reader,
): Fact | undefined =>
  most && {
    seat: most.seat,
    title: reader.say(`fact.${id}`),
    text: reader.say(`fact.${id}.text`, { name: seatName(reader, most.seat), n: most.n }),
  };
