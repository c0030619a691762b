import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CONTROL, isControl } from "#boardkit";
import type { Seat } from "#engine";
import { isForMatch, openSheet } from "../on-screen.ts";

/** A part of the screen that somebody rests on: a target of the board, another part with a card, a seat's points, or a button that acts. */
export type Resting = { readonly part: HTMLElement | SVGElement } & (
  | { readonly kind: "target" | "card"; readonly about: string }
  | { readonly kind: "score"; readonly seat: Seat }
  | { readonly kind: "act" }
);

const ACTS = "[role=toolbar] button";
const PARTS = `[data-target], [data-card], [data-score], ${ACTS}`;

/** How long a mouse rests on a part or holds its button down there, and a finger on it, before its card opens. */
const REST_MS = 700;
const LONG_PRESS_MS = 500;
/** A finger or a held mouse that moves further scrolls, in pixels. */
const SLIP = 10;

const partAt = (node: EventTarget | null): Resting | null => {
  const part = node instanceof Element ? node.closest<HTMLElement | SVGElement>(PARTS) : null;
  const { target, card, score } = part?.dataset ?? {};
  if (part === null) return null;
  if (target !== undefined) return { part, kind: "target", about: target };
  if (card !== undefined) return { part, kind: "card", about: card };
  if (score === undefined) return { part, kind: "act" };
  return { part, kind: "score", seat: Number(score) as Seat };
};

/** The card itself; of it only the link of a kept one can be pressed. */
export const CARD = "data-help-card";
const isInCard = (node: EventTarget | null): boolean => node instanceof Element && node.closest(`[${CARD}]`) !== null;

/** A part of which a press does nothing but open its card. A seat's chip does more, and what has an act of its own. */
const isOpener = (at: Resting | null): boolean =>
  at?.kind !== "target" && at?.part.matches("[role=button]:not([data-act])") === true;

/** A part that only says something: a press asks what. */
const isSaying = (at: Resting | null): boolean =>
  at?.kind === "card" && at.part.closest(`${CONTROL}, [data-target], [role=button]`) === null;

const isSecond = (event: Event): boolean => "detail" in event && Number(event.detail) > 1;

/** Says whether a press of a target is answered beside it, as by why it cannot be used now. */
export type IsAnswered = (target: string) => boolean;

/** A press that makes no move and that nothing else answers asks what the part is. */
const isAsked = (at: Resting | null, isAnswered: IsAnswered): boolean =>
  at?.kind === "target" && !at.part.matches("[data-legal], [aria-pressed]") && !isAnswered(at.about);

/** Whether the card says more than the part itself: only a finger that presses a button long asks in any case. */
const saysMore = ({ part, kind }: Resting): boolean => kind !== "act" || part.hasAttribute("aria-description");

/** The card that is open. A kept one stays while the mouse moves on. */
export type Opened = Resting & { readonly isKept: boolean };

/**
 * The part of the board whose card is open: the mouse has rested on it, finger or mouse has pressed it long, a press of it did
 * nothing else, or H was pressed with it focused or under the mouse. H keeps an open card. Any press, Escape or another part closes it; a kept card
 * stays until H, Escape or a press outside it. A finger that closes it presses controls and other parts of the board, too.
 */
export function useResting(root: RefObject<Element | null>, isAnswered: IsAnswered): Opened | null {
  const [open, setOpen] = useState<Opened | null>(null);
  const latest = useRef(isAnswered);
  latest.current = isAnswered;
  useEffect(
    () => (root.current === null ? undefined : listen(root.current, setOpen, (target) => latest.current(target))),
    [root],
  );
  return open;
}

function listen(root: Element, show: (opened: Opened | null) => void, isAnswered: IsAnswered): () => void {
  const rests = new Rests(root, show, isAnswered);
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  root.addEventListener("pointerover", (event) => rests.over(event as PointerEvent), options);
  root.addEventListener("pointerdown", (event) => rests.down(event as PointerEvent), options);
  root.addEventListener("pointermove", (event) => rests.move(event as PointerEvent), options);
  for (const type of ["pointerup", "pointercancel"]) root.addEventListener(type, rests.up, options);
  for (const type of ["click", "contextmenu"]) root.addEventListener(type, rests.click, options);
  root.addEventListener("focusout", (event) => rests.leave(event as FocusEvent), options);
  document.addEventListener("keydown", rests.key, options);
  return () => {
    stop.abort();
    rests.end();
  };
}

class Rests {
  readonly #root: Element;
  readonly #show: (opened: Opened | null) => void;
  readonly #isAnswered: IsAnswered;
  /** The match goes on, and the part of the open card goes with it: nothing else tells the card, which is drawn elsewhere. */
  readonly #changes = new MutationObserver(() => {
    if (this.#shown?.part.isConnected === false) this.close();
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Under the mouse. */
  #under: Resting | null = null;
  #shown: Opened | null = null;
  /** What is under the mouse has slid there. */
  #isSlid = false;
  /** Where the press under way began. */
  #down = { x: 0, y: 0 };
  /** Where the mouse was last; `null` before it was seen. What slides or opens under a resting mouse opens no card. */
  #mouse: { readonly x: number; readonly y: number } | null = null;
  /** The part whose card the tap under way closes. Beside the parts of the board and the controls it does nothing else. */
  #closing: Element | null = null;
  /** The click that ends a long press does nothing. */
  #isLongPress = false;

  constructor(root: Element, show: (opened: Opened | null) => void, isAnswered: IsAnswered) {
    this.#root = root;
    this.#show = show;
    this.#isAnswered = isAnswered;
  }

  /** The mouse has come to a part, moves on it, or a part has slid under it. */
  over({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== "mouse") return;
    const next = partAt(target);
    const hasMoved = this.#hasMoved(x, y);
    if (next?.part === this.#under?.part) {
      if (hasMoved && this.#isSlid) this.#rest();
      return;
    }
    this.#under = next;
    if (this.#shown?.isKept === true) return;
    this.close();
    if (hasMoved) this.#rest();
    else this.#isSlid = next !== null;
  }

  /** Whether the mouse has come to this place since it was seen last. */
  #hasMoved(x: number, y: number): boolean {
    const last = this.#mouse;
    this.#mouse = { x, y };
    return last !== null && (last.x !== x || last.y !== y);
  }

  #rest(): void {
    this.#isSlid = false;
    const next = this.#under;
    if (next !== null && saysMore(next)) this.#timer = setTimeout(() => this.#set({ ...next, isKept: false }), REST_MS);
  }

  down({ pointerType, button, target, clientX, clientY }: PointerEvent): void {
    if (isInCard(target)) return;
    const isMouse = pointerType === "mouse";
    this.#closing = isMouse || isControl(target) ? null : (this.#shown?.part ?? null);
    this.close();
    this.#isLongPress = false;
    const next = partAt(target);
    if (next === null || (isMouse && (button !== 0 || !saysMore(next)))) return;
    this.#down = { x: clientX, y: clientY };
    const ask = (): void => {
      this.#isLongPress = true;
      // A finger has no hover: the focus brings the figures of the part to the board.
      if (!isMouse && next.kind === "target") next.part.focus({ preventScroll: true });
      this.#set({ ...next, isKept: !isMouse });
    };
    this.#timer = setTimeout(ask, isMouse ? REST_MS : LONG_PRESS_MS);
  }

  move(event: PointerEvent): void {
    const { pointerType, buttons, clientX, clientY } = event;
    const isHeld = pointerType !== "mouse" || buttons !== 0;
    if (pointerType === "mouse") this.over(event);
    if (isHeld && Math.hypot(clientX - this.#down.x, clientY - this.#down.y) > SLIP) this.up();
  }

  up = (): void => clearTimeout(this.#timer);

  click = (event: Event): void => {
    const at = partAt(event.target);
    if (event.type === "click" && this.#closing !== null) {
      const other = at?.part === this.#closing ? null : at;
      this.#closing = null;
      if (other !== null && this.#opens(other)) this.#keep(other);
      // The answer to a press comes from the part itself.
      else if (other?.kind === "target") return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The second half of a double click belongs to the first one, which has made a move.
    if (event.type === "click" && (isOpener(at) || !isSecond(event)) && this.#opens(at)) this.#keep(at);
    if (!this.#isLongPress) return;
    this.#isLongPress = event.type !== "click";
    event.preventDefault();
    event.stopPropagation();
  };

  #opens = (at: Resting | null): boolean => isOpener(at) || isAsked(at, this.#isAnswered) || isSaying(at);

  key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.close();
    const focused = partAt(document.activeElement);
    const isCalled = event.key.toLowerCase() === "h" || (event.key === "Enter" && isOpener(focused));
    const next = this.#shown ?? focused ?? this.#under;
    const isInSheet = next !== null && openSheet()?.contains(next.part) === true;
    if (!isCalled || !(isForMatch(event) || isInSheet)) return;
    if (this.#shown?.isKept === true) this.close();
    else this.#keep(next);
  };

  /** The focus may move to the link of a kept card, and leave another part when a finger ends a long press on this one. */
  leave({ target, relatedTarget }: FocusEvent): void {
    const isLeft = isInCard(target) || (target instanceof Node && this.#shown?.part.contains(target) === true);
    if (isLeft && !isInCard(relatedTarget)) this.close();
  }

  close = (): void => this.#set(null);

  end(): void {
    this.up();
    this.#changes.disconnect();
  }

  #keep(next: Resting | null): void {
    this.#set(next === null ? null : { ...next, isKept: true });
  }

  #set(next: Opened | null): void {
    clearTimeout(this.#timer);
    if (next?.part === this.#shown?.part && next?.isKept === this.#shown?.isKept) return;
    this.#shown = next;
    this.#changes.disconnect();
    if (next !== null) this.#changes.observe(this.#root, { childList: true, subtree: true });
    this.#show(next);
  }
}
