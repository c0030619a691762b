import type { EventOf, GuideMoment, GuideMove } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

/** The moves of a kind: `keep`, `place`, `sail`, `take`, `decline`. */
export const ofKind = ({ moves }: At, kind: string): readonly Move[] =>
  moves.filter(({ text }) => text.startsWith(`${kind} `));

export const cardOf = ({ text }: Move): string => text.split(" ")[1] ?? "";

/** Placements in an area. */
export const placing = (at: At, ...areas: readonly string[]): readonly Move[] =>
  ofKind(at, "place").filter(({ targets: [space = ""] }) => areas.includes(space.split(":")[0] ?? ""));

export const targetsOf = (moves: readonly Move[]): readonly string[] => moves.flatMap(({ targets }) => targets);

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

/** The condition of a situation whose words need no figures: an empty object when it holds, null when it does not. */
export const where = (isTrue: boolean): Readonly<Record<string, never>> | null => (isTrue ? {} : null);

/** Placements on the card's own symbol in a pyramid. */
export const doubled = (at: At): readonly Move[] =>
  placing(at, "nobili", "populi").filter((move) => told(move, "personPlaced")?.doubled === true);
