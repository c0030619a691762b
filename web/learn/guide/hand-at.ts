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

/**
 * Where the hand points at a part without lying on it: from below, else from above, from the right, from the left. At a
 * part beyond the screen, or as large as that, it points from the edge.
 */
export function handAt(part: Box, hand: Size, screen: Size): Place {
  const { left, right, top, bottom } = part;
  const middle = within((left + right - hand.width) / 2, screen.width - hand.width);
  // Turned by a quarter the hand is as wide as it was high, around the same centre.
  const lean = (hand.height - hand.width) / 2;
  const level = within((top + bottom - hand.height) / 2, screen.height - hand.height);
  if (top >= screen.height) return { left: middle, top: screen.height - hand.height, turn: 180 };
  if (bottom + GAP + hand.height <= screen.height) {
    return { left: middle, top: Math.max(bottom + GAP, 0), turn: 0 };
  }
  if (top - GAP - hand.height >= 0) return { left: middle, top: top - GAP - hand.height, turn: 180 };
  if (right + GAP + hand.height <= screen.width) return { left: right + GAP + lean, top: level, turn: -90 };
  if (left - GAP - hand.height >= 0) return { left: left - GAP - hand.height + lean, top: level, turn: 90 };
  return { left: middle, top: screen.height - hand.height, turn: 0 };
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
