import type { TargetedPointerEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import type { AreaName } from "../../../rules/content.ts";
import type { Point } from "./chart.ts";

/** A finger that moves less, in pixels, presses. */
const STILL = 8;

interface Panned {
  readonly at: AreaName | null;
  readonly by: Point;
}

const UNMOVED: Panned = { at: null, by: { x: 0, y: 0 } };

/** How far a drag has moved the picture of a close-up, in pixels; each close-up opens where its island is. */
export function usePan(closeUp: AreaName | null) {
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
  return { by, onDown, /** The click that comes now ends a drag. */ hasDragged };
}
