import type { HTMLAttributes } from "preact";
import "./parts.css";

/** What the board knows about the moment: which targets are possible, picked, recent. */
export interface Moment {
  readonly legal: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly recent: ReadonlySet<string>;
}

interface PartProps {
  readonly "data-target": string;
  readonly "data-legal"?: true;
  readonly "aria-label": string;
  readonly "aria-disabled"?: true;
  readonly "aria-pressed"?: boolean;
  readonly role: "button";
  /** In lower case: in SVG the attribute is case-sensitive. */
  readonly tabindex: 0 | -1;
}

/**
 * The attributes of a board part that can be pointed at, in HTML or SVG. Possible parts are in the tab order; the
 * others can still be clicked and focused by script, to say why not.
 */
export function part(target: string, label: string, { legal, picked }: Pick<Moment, "legal" | "picked">): PartProps {
  const isLegal = legal.has(target);
  const isPicked = picked.has(target);
  return {
    "data-target": target,
    "aria-label": label,
    role: "button",
    tabindex: isLegal || isPicked ? 0 : -1,
    ...(isLegal ? { "data-legal": true } : { "aria-disabled": true }),
    ...(isPicked ? { "aria-pressed": true } : {}),
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

interface Listeners {
  readonly onTarget: (target: string) => void;
  readonly onFocus: (target: string | null) => void;
}

/**
 * Handlers for a whole section: one for all parts in it. Of parts that lie in one another the innermost possible one
 * counts, else the innermost.
 */
export function delegate({ onTarget, onFocus }: Listeners): HTMLAttributes<HTMLElement> {
  return {
    onClick: (event) => {
      const target = targetAt(event.target);
      if (target !== null) onTarget(target);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      const isNative = event.target instanceof HTMLButtonElement;
      const target = targetAt(event.target);
      if (target === null || isNative) return;
      event.preventDefault();
      onTarget(target);
    },
    onPointerOver: (event) => {
      if (event.pointerType === "mouse") onFocus(targetAt(event.target));
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse") onFocus(null);
    },
    onFocusIn: (event) => onFocus(targetAt(event.target)),
    onFocusOut: () => onFocus(null),
  };
}

function targetAt(node: EventTarget | null): string | null {
  if (!(node instanceof Element)) return null;
  const innermost = node.closest<HTMLElement | SVGElement>("[data-target]");
  const possible = node.closest<HTMLElement | SVGElement>("[data-target][data-legal]");
  return (possible ?? innermost)?.dataset.target ?? null;
}
