/** A place on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The place of a bubble. `point`: its tip, in pixels along the side that faces its target; null when it is not beside
 * it. `covered`, `hidden`: the area of busy boxes, and of the target, that lies under it, in square pixels.
 */
interface Bubble {
  readonly left: number;
  readonly top: number;
  readonly point: { readonly side: "below" | "above"; readonly at: number } | null;
  readonly covered: number;
  readonly hidden: number;
}

/** Distance of a bubble from the screen's edges and from its target, and of its tip from its own corners. */
const MARGIN = 8;
const CORNER = 14;
/** Steps of the search for room. */
const STEP = 12;
/** A pixel of the target weighs as much as this distance, and one that can be pressed as a target: any free place is better. */
const HIDDEN = 10_000;
const COVERED = 1_000_000_000;

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Area that both boxes share. */
const shared = (a: Box, b: Box): number =>
  meets(a, b)
    ? (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    : 0;

/** Where the bubble may begin on a side: every few pixels, and where it just fits after or before a box. */
function startsFor(size: number, sides: readonly (readonly [number, number])[], most: number): ReadonlySet<number> {
  const steps = Array.from(
    { length: Math.max(0, Math.floor((most - MARGIN) / STEP) + 1) },
    (_, i) => MARGIN + i * STEP,
  );
  const fits = sides.flatMap(([from, to]) => [Math.ceil(to), Math.floor(from - size)]);
  return new Set([...steps, ...fits.filter((start) => start >= MARGIN && start <= most)]);
}

/**
 * Places the bubble below its target, or above it, if it covers no busy box there; otherwise at the nearest free place;
 * if there is none, over its target; where that would not do either, where it covers least.
 */
export function bubbleAt(part: Box, { width, height }: Size, busy: readonly Box[], screen: Size): Bubble {
  const middle = (part.left + part.right) / 2;
  const most = { left: screen.width - width - MARGIN, top: screen.height - height - MARGIN };
  const isFree = (left: number, top: number): boolean => {
    const box = { left, top, right: left + width, bottom: top + height };
    return top >= MARGIN && top <= most.top && !meets(box, part) && !busy.some((each) => meets(box, each));
  };
  const left = Math.max(MARGIN, Math.min(most.left, middle - width / 2));
  const at = Math.max(CORNER, Math.min(width - CORNER, middle - left));
  const below = part.bottom + MARGIN;
  if (isFree(left, below)) return { left, top: below, point: { side: "below", at }, covered: 0, hidden: 0 };
  const above = part.top - height - MARGIN;
  if (isFree(left, above)) return { left, top: above, point: { side: "above", at }, covered: 0, hidden: 0 };

  let best: Bubble = { left: MARGIN, top: MARGIN, point: null, covered: Number.POSITIVE_INFINITY, hidden: 0 };
  let least = Number.POSITIVE_INFINITY;
  const boxes = [part, ...busy];
  const tops = startsFor(
    height,
    boxes.map(({ top, bottom }) => [top, bottom]),
    most.top,
  );
  const lefts = startsFor(
    width,
    boxes.map(({ left, right }) => [left, right]),
    most.left,
  );
  for (const top of tops) {
    for (const at of lefts) {
      const box = { left: at, top, right: at + width, bottom: top + height };
      const far = Math.hypot(at + width / 2 - middle, top + height / 2 - (part.top + part.bottom) / 2);
      const covered = busy.reduce((sum, each) => sum + shared(box, each), 0);
      const hidden = shared(box, part);
      const cost = covered * COVERED + hidden * HIDDEN + far;
      if (cost >= least) continue;
      least = cost;
      best = { left: at, top, point: null, covered, hidden };
    }
  }
  return best;
}

/**
 * The same, clear also of what is read (the headline), where that leaves a place. What can be pressed stays free
 * before all else.
 */
export function bubbleBeside(
  part: Box,
  size: Size,
  { busy, read }: { readonly busy: readonly Box[]; readonly read: readonly Box[] },
  screen: Size,
): Bubble {
  const clear = bubbleAt(part, size, [...busy, ...read], screen);
  return clear.covered === 0 && clear.hidden === 0 ? clear : bubbleAt(part, size, busy, screen);
}
