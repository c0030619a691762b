import type { Box } from "../../../board/bubble.ts";

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A slip that is as wide as the screen only moves up and down. */
interface Across {
  /** Its top where it is already. */
  readonly now: number;
  readonly width: number;
  readonly height: number;
  /** The lower edge of the screen. */
  readonly end: number;
}

/** What lies there. */
interface Around {
  /** What the slip points at, and the same with the hand. */
  readonly spoken: readonly Box[];
  readonly hands: readonly Box[];
  readonly buttons: readonly Box[];
  /** What the words are about, too. */
  readonly told: readonly Box[];
  /** The points of the seats, and the line above them. */
  readonly points: readonly Box[];
  readonly hint: readonly Box[];
  /** What has just moved. */
  readonly recent: readonly Box[];
  readonly legal: readonly Box[];
  /** It can wait until the slip is folded. */
  readonly undo: readonly Box[];
}

/** Steps of the slip, and its distance to what stands above and to the edge below. */
const STEP = 8;
const GAP = 4;
/** What covering one thing counts; the points of all count once. */
const COVERED = { part: 1000, button: 100, hand: 50, told: 5, points: 4, recent: 3, legal: 2, undo: 1, moved: 0.5 };

/**
 * The top of a slip across a phone: below the headline, where it leaves what it points at and the buttons free and covers
 * the least of what else it speaks of, has just moved or can be pressed. The points of the seats stay in sight unless it
 * would hide what it speaks of instead. It stays where it is already, if no place is better.
 */
export function acrossAt({ now, width, height, end }: Across, around: Around): number {
  const tops = (boxes: readonly Box[]): readonly number[] => boxes.map(({ top }) => top);
  const first = Math.max(0, Math.min(...tops([...around.points, ...around.hint]), end));
  const below = Math.max(0, ...around.points.map(({ bottom }) => bottom)) + GAP;
  const last = Math.max(below, end - height - GAP);
  const steps = (from: number): readonly number[] =>
    Array.from({ length: Math.max(0, Math.ceil((last - from) / STEP)) }, (_, i) => from + i * STEP);
  const within = [now, ...steps(below), last, ...steps(first)].filter((top) => top >= first && top <= last);
  const costAt = (top: number): number =>
    costOf({ left: 0, right: width, top, bottom: top + height }, around) +
    (Math.abs(top - now) < 1 ? 0 : COVERED.moved);
  return within.reduce((best, top) => (costAt(top) < costAt(best) ? top : best), within[0] ?? below);
}

function costOf(box: Box, { spoken, hands, buttons, told, points, recent, legal, undo }: Around): number {
  const covered = (boxes: readonly Box[]): number => boxes.filter((each) => meets(each, box)).length;
  /** A part that is only touched is still seen: the less of it is covered, the better. */
  const hidden = (boxes: readonly Box[]): number => boxes.reduce((n, each) => n + (1 + shareOf(each, box)) / 2, 0);
  const met = (boxes: readonly Box[]): number => hidden(boxes.filter((each) => meets(each, box)));
  return (
    COVERED.part * covered(spoken) +
    COVERED.hand * covered(hands) +
    COVERED.button * covered(buttons) +
    COVERED.told * met(told) +
    COVERED.points * Math.min(1, covered(points)) +
    COVERED.recent * covered(recent) +
    COVERED.legal * met(legal) +
    COVERED.undo * covered(undo)
  );
}

/** How much of the height of a box lies under the slip. */
const shareOf = (each: Box, { top, bottom }: Box): number =>
  (Math.min(each.bottom, bottom) - Math.max(each.top, top)) / Math.max(1, each.bottom - each.top);
