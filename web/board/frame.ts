import type { GameEvent } from "#boardkit";
import type { ToldEvent } from "#protocol";
import type { Ahead } from "./overlay.ts";
import type { Moment } from "./source.ts";

/** What is to stand on the board: a moment of the match, and what one's own turn adds to it. */
export interface Frame {
  readonly ply: number;
  readonly view: unknown;
  readonly events: readonly ToldEvent[];
  readonly ahead: readonly GameEvent[];
}

export const frameOf = (moment: Moment, events: readonly ToldEvent[], ahead: Ahead | null): Frame => ({
  ply: moment.ply,
  view: ahead === null ? moment.view : ahead.view,
  events,
  ahead: ahead?.events ?? [],
});

/** Events that the board has not shown yet: those of entries, and those of one's own tentative moves. */
interface Fresh {
  readonly news: readonly GameEvent[];
  readonly own: readonly GameEvent[];
}

/**
 * What has happened from one frame to the next; nothing where the source has gone back or moves were taken back. What was
 * shown of tentative moves is not shown again when they have become entries.
 */
export function freshEvents(before: Frame, now: Frame): Fresh {
  if (now.ply === before.ply) return { news: [], own: added(before.ahead, now.ahead) };
  const news = now.events.filter(({ ply }) => ply >= before.ply).map(({ event }) => event);
  return { news: without(news, before.ahead), own: [] };
}

const isSame = (one: GameEvent | undefined, other: GameEvent): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the longer list has more than the one with which it begins. */
function added(before: readonly GameEvent[], now: readonly GameEvent[]): readonly GameEvent[] {
  return before.every((event, at) => isSame(now[at], event)) ? now.slice(before.length) : [];
}

/** Each of the known ones is left out once. */
function without(events: readonly GameEvent[], known: readonly GameEvent[]): readonly GameEvent[] {
  const left = known.map((event) => JSON.stringify(event));
  return events.filter((event) => {
    const at = left.indexOf(JSON.stringify(event));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
