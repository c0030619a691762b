import { type EventOf, type GuideMoment, type GuideMove, ofKind, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { AreaName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

export const cardOf = ({ text }: Move): string => text.split(" ")[1] ?? "";

/** Whatever a card in play can do. */
export const plays = (at: At): readonly Move[] => ofKind(at, "place", "sail");

/** Placements in an area. */
export const placing = (at: At, ...areas: readonly string[]): readonly Move[] =>
  ofKind(at, "place").filter(({ targets: [space = ""] }) => areas.includes(space.split(":")[0] ?? ""));

/** Points that a move brings a seat, without the bonuses that are counted when it ends the match. */
export function points({ brings }: Move, seat: number): number {
  const { events, points } = brings();
  const counted = events.map((event) => (event.type === "bonusCounted" ? (event.points[seat] ?? 0) : 0));
  return (points[seat] ?? 0) - sum(counted);
}

/** The first event of a type that a move would bring. */
export const told = <T extends Event["type"]>({ brings }: Move, type: T): EventOf<Event, T> | undefined =>
  brings().events.find((event): event is EventOf<Event, T> => event.type === type);

/** Whether something has happened. */
export const happened = <T extends Event["type"]>(
  { events }: At,
  type: T,
  is: (event: EventOf<Event, T>) => boolean = () => true,
): boolean => events.some((event) => event.type === type && is(event as EventOf<Event, T>));

export const otherOf = ({ you }: At): Seat => (you === 0 ? 1 : 0);

type Placed = Extract<Event, { readonly space: number }>;

const AREA_OF_EVENT: Readonly<Record<Exclude<Placed["type"], "personPlaced">, AreaName>> = {
  workshopPlaced: "workshops",
  housePlaced: "houses",
  tradePlaced: "trade",
  berthPlaced: "harbor",
};

/** The area in which a diamond was placed. */
export const areaOfEvent = (event: Placed): AreaName =>
  event.type === "personPlaced" ? event.area : AREA_OF_EVENT[event.type];
