import type { HTMLAttributes } from "preact";
import { isByFinger } from "./finger.ts";
import "./parts.css";

/** The present states of targets: legal, final, picked, recent. */
export interface PartStates {
  readonly legal: ReadonlySet<string>;
  readonly final: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
  /** What a target that does not act itself may be picked for. */
  readonly companion?: (target: string) => string | undefined;
}

interface PartProps {
  readonly "data-target": string;
  readonly "data-legal"?: true;
  readonly "data-final"?: true;
  readonly "aria-describedby"?: typeof FINAL_NOTE;
  readonly "aria-label": string;
  readonly "aria-description"?: string;
  readonly "aria-disabled"?: true;
  readonly "aria-pressed"?: boolean;
  readonly role: "button";
  /** In lower case: in SVG the attribute is case-sensitive. */
  readonly tabindex: 0 | -1;
}

/** The id of the sentence on the screen that says what cannot be undone. */
export const FINAL_NOTE = "final-note";

/**
 * The attributes of a board part that can be pointed at, in HTML or SVG. Possible parts are in the tab order; the
 * others can still be clicked and focused by script, to say why not, or else what they are.
 */
export function part(
  target: string,
  label: string,
  { legal, final, picked, companion }: Omit<PartStates, "recent">,
): PartProps {
  const isLegal = legal.has(target);
  const picks = isLegal ? companion?.(target) : undefined;
  const isPicked = picked.has(target);
  return {
    "data-target": target,
    "aria-label": label,
    role: "button",
    tabindex: isLegal || isPicked ? 0 : -1,
    ...(isLegal ? { "data-legal": true } : { "aria-disabled": true }),
    ...(isLegal && final.has(target) ? { "data-final": true, "aria-describedby": FINAL_NOTE } : {}),
    ...(isPicked ? { "aria-pressed": true } : {}),
    ...(picks === undefined ? {} : { "aria-description": picks }),
  };
}

/** Marks an element as an anchor under one or several names; a `recent` one is outlined with dashes. */
export const anchor = (
  names: string | readonly string[],
  recent: ReadonlySet<string>,
): { "data-anchor": string; "data-recent"?: true } => {
  const all = typeof names === "string" ? [names] : names;
  return { "data-anchor": all.join(" "), ...(all.some((name) => recent.has(name)) ? { "data-recent": true } : {}) };
};

/** The attributes of a part that is no target but has a card, as `deck`: a press, rest or H opens it. */
export const cardPart = (about: string, label: string) =>
  ({ "data-card": about, "aria-label": label, role: "button", tabindex: 0 }) as const;

/** The attributes of a seat's points: a press, or H, opens where they come from. */
export const scorePart = (seat: number): { "data-score": number; role: "button"; tabindex: 0 } => ({
  "data-score": seat,
  role: "button",
  tabindex: 0,
});

interface Listeners {
  readonly onTarget: (target: string) => void;
  readonly onFocus: (target: string | null) => void;
}

/** Where the last click was: what comes up under a pointer that has not moved since is not asked for, nor what was there. */
let clicked: { readonly x: number; readonly y: number } | null = null;

/** The parts that clicks on their way were meant for. */
const aimed = new WeakMap<Event, string | null>();

function noteClick(click: Pick<MouseEvent, "clientX" | "clientY"> & Event): void {
  clicked = { x: click.clientX, y: click.clientY };
  aimed.set(click, targetAt(click.target));
}

/**
 * A button with a handler of its own may be another part by the time that its click gets here: it opened a sheet, behind
 * which it is closed, and as a closed one it would make a move.
 */
const aimedAt = (click: Event): string | null =>
  aimed.has(click) ? (aimed.get(click) ?? null) : targetAt(click.target);

// Also one on a panel that closes: the board comes up under the pointer then. Tests have no window.
globalThis.addEventListener?.("click", noteClick, true);

const isAtClick = ({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): boolean =>
  clientX === clicked?.x && clientY === clicked.y;

/** The target that the mouse has moved onto; what has slid under a resting mouse is not asked for. */
let hovered: string | null = null;
let hasMoved = false;

/**
 * Handlers for a whole section: one for all parts in it. Of parts that lie in one another the innermost possible one
 * counts, else the innermost. A key held down is pressed once.
 */
export function delegate({ onTarget, onFocus }: Listeners): HTMLAttributes<HTMLElement> {
  return {
    onClick: (event) => {
      const target = aimedAt(event);
      // It moves no focus.
      if (isByFinger()) onFocus(target);
      if (target !== null) onTarget(target);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      const isNative = event.target instanceof HTMLButtonElement;
      if (event.repeat || !isNative) event.preventDefault();
      const target = targetAt(event.target);
      if (target !== null && !isNative && !event.repeat) onTarget(target);
    },
    onPointerOver: (event) => {
      if (event.pointerType !== "mouse") return;
      hasMoved = false;
      if (isAtClick(event) || targetAt(event.target) !== hovered) onFocus(null);
    },
    onPointerMove: (event) => {
      if (event.pointerType !== "mouse" || hasMoved || isAtClick(event)) return;
      hasMoved = true;
      hovered = targetAt(event.target);
      onFocus(hovered);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse") onFocus(null);
    },
    onFocusIn: (event) => onFocus(targetAt(event.target)),
    onFocusOut: () => onFocus(null),
  };
}

/** The part at an element: of those that lie in one another the innermost possible one, else the innermost. */
export function targetAt(node: EventTarget | null): string | null {
  if (!(node instanceof Element)) return null;
  const innermost = node.closest<HTMLElement | SVGElement>("[data-target]");
  const possible = node.closest<HTMLElement | SVGElement>("[data-target][data-legal]");
  return (possible ?? innermost)?.dataset.target ?? null;
}

/** Controls: parts that make a move or pick for one, buttons, drawn ones with an act too, and links. Others only say something. */
export const CONTROL =
  "[data-target][data-legal], button:not([data-target]), [role=button][data-act], a[href], summary";
export const isControl = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest(CONTROL) !== null;
