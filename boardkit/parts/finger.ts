let isLast = false;

/** Where the pointer last came down. */
let touched = { x: 0, y: 0 };

// Tests have no window.
globalThis.addEventListener?.(
  "pointerdown",
  ({ pointerType, clientX, clientY }) => {
    isLast = pointerType === "touch";
    touched = { x: clientX, y: clientY };
  },
  true,
);
globalThis.addEventListener?.(
  "keydown",
  () => {
    isLast = false;
  },
  true,
);

/** Whether a finger pressed last, not a mouse or a key. */
export const isByFinger = (): boolean => isLast;

/** Whether a click lies on its button: a browser gives a button also the taps of a finger beside it. */
export function isOnIt({ currentTarget }: Pick<Event, "currentTarget">): boolean {
  if (!isLast || !(currentTarget instanceof Element)) return true;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return touched.x >= left && touched.x <= right && touched.y >= top && touched.y <= bottom;
}

/** What answers a press in a match by changing much of the page. */
const PRESSED = "[data-target], [role=toolbar] button";

/**
 * A handler of `mousedown`, which browsers send at the end of a tap: a finger leaves the focus where it is. It has no
 * use for it, and a focused part that goes makes the browser lay out the page in the middle of the change.
 */
export function keepFocus(event: MouseEvent): void {
  if (isLast && event.target instanceof Element && event.target.closest(PRESSED) !== null) event.preventDefault();
}
