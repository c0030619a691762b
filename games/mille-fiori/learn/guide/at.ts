import { type EventOf, type GuideMoment, type GuideMove, ofKind } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

export const cardOf = ({ text }: Move): string => text.split(" ")[1] ?? "";

/** Placements in an area. */
export const placing = (at: At, ...areas: readonly string[]): readonly Move[] =>
  ofKind(at, "place").filter(({ targets: [space = ""] }) => areas.includes(space.split(":")[0] ?? ""));

/** Points that a move brings whoever makes it. */
export const own = ({ brings }: Move, { you }: At): number => brings().points[you] ?? 0;

export const most = (moves: readonly Move[], at: At): number => Math.max(0, ...moves.map((move) => own(move, at)));

/** The first event of a type that a move would bring. */
export const told = <T extends Event["type"]>({ brings }: Move, type: T): EventOf<Event, T> | undefined =>
  brings().events.find((event): event is EventOf<Event, T> => event.type === type);

/** Whether something has happened. */
export const happened = <T extends Event["type"]>(
  { events }: At,
  type: T,
  is: (event: EventOf<Event, T>) => boolean = () => true,
): boolean => events.some((event) => event.type === type && is(event as EventOf<Event, T>));

/** Placements on the card's own symbol in a pyramid. */
export const doubled = (at: At): readonly Move[] =>
  placing(at, "nobili", "populi").filter((move) => told(move, "personPlaced")?.doubled === true);
