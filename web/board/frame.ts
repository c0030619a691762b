import type { GameEvent } from "#boardkit";
import { CHANCE, isToAct, type Seat, type ToAct } from "#engine";
import type { ToldEvent } from "#protocol";
import type { Ahead } from "./overlay.ts";
import type { Moment } from "./source.ts";

/** The content of the board: a moment of the match, and the tentative moves of one's own turn. */
export interface Frame {
  readonly ply: number;
  /** Who looks; `null`: the public. */
  readonly seat: Seat | null;
  readonly toAct: ToAct;
  readonly view: unknown;
  readonly events: readonly ToldEvent[];
  readonly ahead: readonly GameEvent[];
}

export const frameOf = (moment: Moment, events: readonly ToldEvent[], ahead: Ahead | null): Frame => ({
  ply: moment.ply,
  seat: moment.seat,
  toAct: moment.toAct,
  view: ahead === null ? moment.view : ahead.view,
  events,
  ahead: ahead?.events ?? [],
});

/** Has the turn of whoever looks come to its end in between? For the public, every turn counts. */
export function isTurnOver(before: Frame, now: Frame): boolean {
  const { seat, toAct } = before;
  if (seat !== null) return isToAct(toAct, seat) && !isToAct(now.toAct, seat);
  return now.toAct !== toAct && now.toAct !== CHANCE;
}

/** Whether these events lie within the turn of whoever looks, and nobody else acted in them. */
export function isOwn(before: Frame, now: Frame, news: readonly GameEvent[]): boolean {
  const { seat } = now;
  if (seat === null || !isToAct(before.toAct, seat) || !isToAct(now.toAct, seat)) return false;
  return !news.some((event) => "seat" in event && event.seat !== seat);
}

/** Events that the board has not shown yet: those of entries, and those of one's own tentative moves. */
interface Fresh {
  readonly news: readonly GameEvent[];
  readonly own: readonly GameEvent[];
}

/**
 * The events from one frame to the next; empty when the source has gone back or moves were taken back. Events already
 * shown for tentative moves are not shown again when those become entries.
 */
export function freshEvents(before: Frame, now: Frame): Fresh {
  if (now.ply === before.ply) return { news: [], own: added(before.ahead, now.ahead) };
  const news = now.events.filter(({ ply }) => ply >= before.ply).map(({ event }) => event);
  return { news: without(news, before.ahead), own: [] };
}

const isSame = (one: GameEvent | undefined, other: GameEvent): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The events that `now` adds to `before`; empty unless `now` begins with `before`. */
function added(before: readonly GameEvent[], now: readonly GameEvent[]): readonly GameEvent[] {
  return before.every((event, at) => isSame(now[at], event)) ? now.slice(before.length) : [];
}

/** Leaves out each known event once. */
function without(events: readonly GameEvent[], known: readonly GameEvent[]): readonly GameEvent[] {
  const left = known.map((event) => JSON.stringify(event));
  return events.filter((event) => {
    const at = left.indexOf(JSON.stringify(event));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
