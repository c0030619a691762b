import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { lastClick } from "../board/double-click.ts";

/** How far a button keeps away from the finger, in pixels. */
const NEAR = 20;

/** The margins of a button that keeps off the finger at `x`: left of it, or right of it in the near half of a row. */
export const marginsBeside = (left: number, right: number, x: number, screen: number): string =>
  2 * x > left + right || 2 * left > screen ? `0 ${right - x + NEAR}px` : `${x + NEAR - left}px 0`;

/**
 * A button that hands over never comes up under the finger that has just pressed another one: it leaves that place
 * free until the next press, however slow the second press of a double one is.
 */
export function useAside(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button;
    if (current === null) return;
    current.style.marginInline = "";
    const { x, y, control } = lastClick();
    const { left, right, top, bottom } = current.getBoundingClientRect();
    if (control === "end" || x < left || x > right || y < top || y > bottom) return;
    current.style.marginInline = marginsBeside(left, right, x, innerWidth);
  });
}
