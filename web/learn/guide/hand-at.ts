import type { Box } from "../../board/bubble.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** In degrees: the drawn finger points up. */
  readonly turn: number;
}

/** From the part to the tip of the finger: outside of the ring and its glow. */
const GAP = 5;

const within = (at: number, most: number): number => Math.max(0, Math.min(most, at));

/** Along a side the hand may stand off the middle, by this share of the side. */
const SHIFTS = [0, -0.25, 0.25, -0.45, 0.45] as const;
/** So much of its cuff may lie beyond the edge of the screen, where it would cover something busy else. */
const CUFF = 10;

/** What the hand is not to cover: words before all else, which it makes unreadable; it lets presses through. */
export interface Busy {
  readonly words: readonly Box[];
  readonly parts: readonly Box[];
}

const FREE: Busy = { words: [], parts: [] };
/** So much of a part weighs as much as one of a word, in square pixels: more than a hand covers. */
const WORD = 100_000;

/**
 * Where the hand points at a part without lying on it: from below, above, the right or the left, the first place at which
 * it covers the least of what is busy. At a part beyond the screen, or as large as that, it points from the edge.
 */
export function handAt(part: Box, hand: Size, screen: Size, { words, parts }: Busy = FREE): Place {
  const middle = within((part.left + part.right - hand.width) / 2, screen.width - hand.width);
  if (part.top >= screen.height) return { left: middle, top: screen.height - hand.height, turn: 180 };
  const places = [0, CUFF].flatMap((out) => SHIFTS.flatMap((shift) => besides(part, hand, screen, { shift, out })));
  const areaOn = (place: Place, boxes: readonly Box[]): number =>
    boxes.reduce((area, each) => area + common(each, takenAt(place, hand)), 0);
  const covered = (place: Place): number => WORD * areaOn(place, words) + areaOn(place, parts);
  const least = Math.min(...places.map(covered));
  return (
    places.find((place) => covered(place) === least) ?? { left: middle, top: screen.height - hand.height, turn: 0 }
  );
}

/** The places on the four sides of a part that are on the screen, but for so many pixels `out`. */
function besides(
  { left, right, top, bottom }: Box,
  hand: Size,
  screen: Size,
  { shift, out }: { readonly shift: number; readonly out: number },
): readonly Place[] {
  const across = (left + right - hand.width) / 2 + shift * (right - left);
  const along = (top + bottom - hand.height) / 2 + shift * (bottom - top);
  const middle = within(across, screen.width - hand.width);
  const level = within(along, screen.height - hand.height);
  // Turned by a quarter the hand is as wide as it was high, around the same centre.
  const lean = (hand.height - hand.width) / 2;
  const long = GAP + hand.height - out;
  const sides: readonly (readonly [boolean, Place])[] = [
    [bottom + long <= screen.height, { left: middle, top: Math.max(bottom + GAP, 0), turn: 0 }],
    [top - long >= 0, { left: middle, top: top - GAP - hand.height, turn: 180 }],
    [right + long <= screen.width, { left: right + GAP + lean, top: level, turn: -90 }],
    [left - long >= 0, { left: left - GAP - hand.height + lean, top: level, turn: 90 }],
  ];
  return sides.flatMap(([hasRoom, place]) => (hasRoom ? [place] : []));
}

/** What the turned hand takes up. */
function takenAt({ left, top, turn }: Place, { width, height }: Size): Box {
  const lean = turn % 180 === 0 ? 0 : (height - width) / 2;
  return { left: left - lean, right: left + width + lean, top: top + lean, bottom: top + height - lean };
}

/** The area that two boxes have in common. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const AROUND = 4;

/** The ring around a part: no wider than the screen. Of a part above or below the screen it glows at the edge. */
export function ringAt({ left, right, top, bottom }: Box, screen: Size): Box {
  const height = bottom - top;
  const high = Math.max(-height, Math.min(screen.height, top));
  return {
    left: Math.max(0, left - AROUND),
    right: Math.min(screen.width, right + AROUND),
    top: high - AROUND,
    bottom: high + height + AROUND,
  };
}
