import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { targetAt } from "#boardkit";
import type { Overlay } from "../overlay.ts";

type Dragged = Pick<Overlay, "goesTo" | "picksFor" | "picked" | "legal" | "possible" | "blockedAt">;

/**
 * What a drag from one part to another one does: as a press of each, where the first only picks what goes to parts of
 * that kind. What cannot take it says why; so does what cannot go anywhere, where the other one could be pressed.
 */
export function drop(from: string, to: string, overlay: Dragged, press: (target: string) => void): void {
  if (!overlay.goesTo(from, to) || overlay.picksFor(from).length === 0) {
    if (overlay.legal.peek().has(to) && overlay.blockedAt(from) !== null) press(from);
    return;
  }
  if (!overlay.picked.peek().includes(from)) press(from);
  // What is possible, but not with it, was not meant.
  if (overlay.legal.peek().has(to) || !overlay.possible.peek().has(to)) press(to);
}

/** A pointer that has moved less, in pixels, presses. */
const SLIP = 10;

interface Grabbed {
  readonly part: Element;
  readonly target: string;
  readonly x: number;
  readonly y: number;
  /** Where the part was: it moves where the drag scrolls the page or moves a picture. */
  readonly at: DOMRect;
}

function grabbedBy({ target: node, isPrimary, button, clientX: x, clientY: y }: PointerEvent): Grabbed | null {
  const target = targetAt(node);
  if (!isPrimary || button !== 0 || target === null || !(node instanceof Element)) return null;
  return { part: node, target, x, y, at: node.getBoundingClientRect() };
}

function isDragged({ part, x, y, at }: Grabbed, end: Pick<MouseEvent, "clientX" | "clientY">): boolean {
  const now = part.getBoundingClientRect();
  const isStill = Math.hypot(now.x - at.x, now.y - at.y) < 1;
  return isStill && part.isConnected && Math.hypot(end.clientX - x, end.clientY - y) > SLIP;
}

const click = (node: Element): void => void node.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** Lets parts be dragged to where they go, by mouse or finger: the parts, and the pictures, hear of two presses. */
export function useDragging(root: RefObject<HTMLElement | null>, overlay: Dragged): void {
  const latest = useRef(overlay);
  latest.current = overlay;
  useEffect(() => (root.current === null ? undefined : listen(root.current, () => latest.current)), [root]);
}

function listen(root: HTMLElement, overlay: () => Dragged): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let grabbed: Grabbed | null = null;
  let isDropped = false;
  const end = (at: Pick<MouseEvent, "clientX" | "clientY">, node: EventTarget | null): void => {
    const from = grabbed;
    grabbed = null;
    const target = targetAt(node);
    if (from === null || target === null || !(node instanceof Element) || !isDragged(from, at)) return;
    isDropped = true;
    // What is picked is marked before the next press, as it is between two.
    drop(from.target, target, overlay(), (each) =>
      each === from.target ? click(from.part) : void setTimeout(() => click(node)),
    );
  };
  root.addEventListener(
    "pointerdown",
    (event) => {
      isDropped = false;
      grabbed = grabbedBy(event);
    },
    options,
  );
  root.addEventListener("mouseup", (event) => end(event, event.target), options);
  // A finger's events stay with the part on which it began.
  root.addEventListener(
    "touchend",
    ({ changedTouches: [touch] }) => {
      if (touch !== undefined) end(touch, document.elementFromPoint(touch.clientX, touch.clientY));
    },
    options,
  );
  // A mouse that was held from one part to another one clicks on what holds both.
  root.addEventListener(
    "click",
    (event) => {
      if (isDropped && event.isTrusted) event.stopImmediatePropagation();
    },
    options,
  );
  return () => stop.abort();
}
