import { FLIGHT_MS, type StoryLine } from "#boardkit";
import type { ToldEvent } from "#protocol";
import { type Shown, TURN_MS } from "../pace/paced.ts";
import type { Moment } from "../source.ts";

/** The moments of the turn around a ply, oldest first; `null` when they cannot be had now. */
export type LookBack = (ply: number) => Promise<readonly Moment[] | null>;

interface Missed {
  /** All that was told, and the lines of the story in order of time. */
  readonly events: readonly ToldEvent[];
  readonly lines: readonly StoryLine[];
  /** Number of entries that the reader has seen, and of all. */
  readonly seen: number;
  readonly length: number;
}

/** Within one turn: the most milliseconds that moments stay, and that pieces travel. */
const STAY_MS = 600;
const LONGEST_STAY_MS = 450;
const TRAVEL_MS = 1300;
/** A page has few moments: a turn of more pages than this is shown by its end. */
const MOST_PAGES = 8;

/** How one of `n` moments of a line is shown. A line takes from 0.9 to 2.8 s, so that twenty take less than a minute. */
export const paceOf = (n: number, isLast: boolean): NonNullable<Shown["pace"]> => ({
  restMs: isLast ? TURN_MS : Math.min(LONGEST_STAY_MS, STAY_MS / n),
  flightMs: Math.min(FLIGHT_MS * 6, TRAVEL_MS / n),
});

/**
 * What was missed, from the position last seen on: every moment of a turn, of several turns in one line only the last.
 * `null` when a moment cannot be had.
 */
export async function filmOf(
  { events, lines, seen, length }: Missed,
  look: LookBack,
): Promise<readonly Shown[] | null> {
  const shown = (moment: Moment): Shown => ({ moment, events: events.filter(({ ply }) => ply < moment.ply) });
  const [first, ...others] = lines.flatMap((line, i) => {
    // The entry that ends a turn may bring about a scoring, which has a line of its own: both are seen at once.
    const end = i === lines.length - 1 ? length : (events[line.end - 1]?.ply ?? 0) + 1;
    return end <= seen ? [] : [{ end, isSeveral: line.turns > 1 }];
  });
  if (first === undefined) return [];
  const before = (await look(seen + 1))?.find(({ ply }) => ply === seen);
  const film: Shown[] = before === undefined ? [] : [shown(before)];
  let at = seen;
  for (const { end, isSeveral } of [first, ...others]) {
    const moments = isSeveral ? await lastOf(end, look) : await allOf(at, end, look);
    if (moments === null) return null;
    film.push(
      ...moments.map((moment, k) => ({ ...shown(moment), pace: paceOf(moments.length, k === moments.length - 1) })),
    );
    at = end;
  }
  return film;
}

async function lastOf(end: number, look: LookBack): Promise<readonly Moment[] | null> {
  const last = (await look(end))?.find(({ ply }) => ply === end);
  return last === undefined ? null : [last];
}

/** The moments after entry `from` up to `end`. */
async function allOf(from: number, end: number, look: LookBack): Promise<readonly Moment[] | null> {
  const moments: Moment[] = [];
  let at = from;
  for (let pages = 0; at < end; pages++) {
    if (pages === MOST_PAGES) return lastOf(end, look);
    const fresh = (await look(at + 1))?.filter(({ ply }) => ply > at && ply <= end) ?? [];
    if (fresh.length === 0) return null;
    moments.push(...fresh);
    at = fresh.at(-1)?.ply ?? end;
  }
  return moments;
}
