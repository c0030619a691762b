import { END, type EventOf, type GuideMoment, type GuideMove } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, FLOORS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

/** The moves whose notation begins with one of these words. */
export const ofKind = ({ moves }: At, ...kinds: readonly string[]): readonly Move[] =>
  moves.filter(({ text }) => text !== END && kinds.includes(text.split(" ")[0] ?? ""));

export const endings = ({ moves }: At): readonly Move[] => moves.filter(({ text }) => text === END);

export const targetsOf = (moves: readonly Move[]): readonly string[] => moves.flatMap(({ targets }) => targets);

/** The latest event of a type that `is` so. */
export const latest = <T extends Event["type"]>(
  { events }: At,
  type: T,
  is: (event: EventOf<Event, T>) => boolean = () => true,
): EventOf<Event, T> | undefined =>
  events.findLast((event): event is EventOf<Event, T> => event.type === type && is(event as EventOf<Event, T>));

/** Whether a move would tell an event of this type. */
export const tells = ({ brings }: Move, type: Event["type"]): boolean =>
  brings().events.some((event) => event.type === type);

/** The condition of a situation whose words need no figures: an empty object when it holds, null when it does not. */
export const where = (isTrue: boolean): Readonly<Record<string, never>> | null => (isTrue ? {} : null);

export const mine = ({ view, you }: At) => view.mats[you];
export const bricksOf = (at: At, colour: string): number =>
  mine(at)?.storage[(COLOURS as readonly string[]).indexOf(colour)] ?? 0;

/** Heights that contracts of a colour ask for, and that can be fulfilled. */
export const openHeights = ({ view }: At, colour: string): readonly number[] =>
  FLOORS.filter((_, k) => {
    const contract = view.contracts[(COLOURS as readonly string[]).indexOf(colour) * FLOORS.length + k];
    return contract !== undefined && contract.seal === null && contract.balcony === null;
  });

/** The place in the row of the card that a move takes. */
export const placeOf = ({ targets: [slot = ""] }: Move): number => Number(slot.split(":")[1]);

/** Contracts for towers of exactly their height, without the Architect. */
export const fulfilling = (at: At): readonly Move[] =>
  ofKind(at, "fulfil").filter(({ text }) => !text.includes("architect"));
