import type { EventOf, GameEvent } from "../game-ui.ts";
import { END, type GuideMoment, type GuideMove } from "./guide.ts";

/** What the situations of every guide ask of a moment. */

/** The moves whose notation begins with one of these words. */
export const ofKind = <V, E extends GameEvent>(
  { moves }: GuideMoment<V, E>,
  ...kinds: readonly string[]
): readonly GuideMove<V, E>[] => moves.filter(({ text }) => text !== END && kinds.includes(text.split(" ")[0] ?? ""));

/** Handing over, where that is possible. */
export const endings = <V, E extends GameEvent>({ moves }: GuideMoment<V, E>): readonly GuideMove<V, E>[] =>
  moves.filter(({ text }) => text === END);

export const targetsOf = (moves: readonly Pick<GuideMove, "targets">[]): readonly string[] =>
  moves.flatMap(({ targets }) => targets);

/** The latest event of a type that `is` so. */
export const latest = <V, E extends GameEvent, T extends E["type"]>(
  { events }: GuideMoment<V, E>,
  type: T,
  is: (event: EventOf<E, T>) => boolean = () => true,
): EventOf<E, T> | undefined =>
  events.findLast((event): event is EventOf<E, T> => event.type === type && is(event as EventOf<E, T>));

/** Whether a move would tell an event of this type. */
export const tells = <V, E extends GameEvent>({ brings }: GuideMove<V, E>, type: E["type"]): boolean =>
  brings().events.some((event) => event.type === type);

/** The condition of a situation whose words need no figures: an empty object when it holds, null when it does not. */
export const where = (isTrue: boolean): Readonly<Record<string, never>> | null => (isTrue ? {} : null);
