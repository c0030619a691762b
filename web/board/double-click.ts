/** A click: when and where it was, and the control it met. */
interface Click {
  /** Milliseconds. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: string;
}

/** So soon after a click, and so near to it in pixels, another one belongs to it. */
const SOON_MS = 300;
const NEAR = 24;

/** Whether a click is the second of a double click, and another control has come up under it. */
export const isStray = (last: Click, now: Click): boolean =>
  now.at - last.at < SOON_MS &&
  Math.hypot(now.x - last.x, now.y - last.y) < NEAR &&
  now.control !== "" &&
  now.control !== last.control;

/** The name of the control at a click; empty beside all of them. */
function controlAt(target: EventTarget | null): string {
  const control = target instanceof Element ? target.closest<HTMLElement>("[data-target], button, a, summary") : null;
  const { target: part, act, move } = control?.dataset ?? {};
  return part ?? act ?? move ?? control?.textContent ?? "";
}

let last: Click = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: "" };

/** The latest click that was not stopped. */
export const lastClick = (): Click => last;

/** Stops the second click of a double click where it meets another control. Keys send none. */
export function stopStray(event: MouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, target, detail } = event;
  if (detail === 0) return;
  const now = { at, x, y, control: controlAt(target) };
  if (isStray(last, now)) {
    event.stopPropagation();
    event.preventDefault();
  } else last = now;
}
