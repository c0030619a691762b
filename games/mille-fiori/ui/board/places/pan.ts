import type { RefObject, TargetedPointerEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AreaName } from "../../../rules/content.ts";
import type { Point } from "./chart.ts";

/** A finger that moves less, in pixels, presses. */
const STILL = 8;

interface Panned {
  readonly at: AreaName | null;
  readonly by: Point;
}

const UNMOVED: Panned = { at: null, by: { x: 0, y: 0 } };

/** One finger moves the picture, and not the page. */
const holdPage = (event: TouchEvent): void => {
  if (event.touches.length === 1 && event.cancelable) event.preventDefault();
};

/**
 * How far a drag has moved the picture of a close-up, in pixels; each close-up opens where its island is. That the page
 * stays is asked of the events: `touch-action` would give every part of the board its style anew.
 */
export function usePan(ref: RefObject<HTMLElement | null>, closeUp: AreaName | null) {
  const isCloseUp = closeUp !== null;
  useEffect(() => {
    const board = ref.current;
    if (board === null || !isCloseUp) return undefined;
    board.addEventListener("touchmove", holdPage, { passive: false });
    return () => board.removeEventListener("touchmove", holdPage);
  }, [ref, isCloseUp]);
  const [panned, setPanned] = useState(UNMOVED);
  const hasDragged = useRef(false);
  const isStale = panned.at !== null && panned.at !== closeUp;
  if (isStale) setPanned(UNMOVED);
  const { by } = isStale ? UNMOVED : panned;
  /** `most` keeps the picture within its bounds. */
  const onDown = (down: TargetedPointerEvent<HTMLElement>, most: (by: Point) => Point): void => {
    hasDragged.current = false;
    if (closeUp === null || !down.isPrimary || down.button !== 0) return;
    const over = new AbortController();
    const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const way = { x: clientX - down.clientX, y: clientY - down.clientY };
      if (pointerId !== down.pointerId || (!hasDragged.current && Math.hypot(way.x, way.y) < STILL)) return;
      hasDragged.current = true;
      setPanned({ at: closeUp, by: most({ x: by.x + way.x, y: by.y + way.y }) });
    };
    addEventListener("pointermove", move, over);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => over.abort(), over);
  };
  const rest = (): void => setPanned(UNMOVED);
  return { by, onDown, rest, /** The click that comes now ends a drag. */ hasDragged };
}
