import type { Seat } from "#engine";
import type { GameEvent, Highlight, Reader } from "../game-ui.ts";
import { seatName } from "./words.ts";

/** Looks for one highlight about a finished match; undefined where it is not true, or true of several. */
export type HighlightFinder<E extends GameEvent> = (events: readonly E[], reader: Reader) => Highlight | undefined;

/** What the finders found, in their order. */
export const highlightsFrom = <E extends GameEvent>(
  finders: readonly HighlightFinder<E>[],
  events: readonly E[],
  reader: Reader,
): readonly Highlight[] => finders.flatMap((find) => find(events, reader) ?? []);

/** The one thing with the most; undefined when two have as much, or none has at least `least`. */
export function aloneWithMost<T>(things: readonly T[], of: (thing: T) => number, least: number): T | undefined {
  const most = Math.max(...things.map(of));
  const first = things.filter((thing) => of(thing) === most);
  return first.length === 1 && most >= least ? first[0] : undefined;
}

/** A number for each seat that has some, added up over the events. */
export function tallyBySeat<E>(
  events: readonly E[],
  count: (event: E) => readonly { readonly seat: Seat; readonly n: number }[],
): readonly { readonly seat: Seat; readonly n: number }[] {
  const sums = new Map<Seat, number>();
  for (const { seat, n } of events.flatMap(count)) sums.set(seat, (sums.get(seat) ?? 0) + n);
  return [...sums].map(([seat, n]) => ({ seat, n }));
}

/** The highlight `id` of a seat that has the most of something, in the words of the game. */
export const highlightOfMost = (
  id: string,
  most: { readonly seat: Seat; readonly n: number } | undefined,
  reader: Reader,
): Highlight | undefined =>
  most && {
    seat: most.seat,
    title: reader.say(`highlight.${id}`),
    text: reader.say(`highlight.${id}.text`, { name: seatName(reader, most.seat), n: most.n }),
  };
