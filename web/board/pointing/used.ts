import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isByFinger, targetAt } from "#boardkit";
import type { Overlay } from "../overlay.ts";

interface Used {
  /**
   * The part pressed last, while the focus rests on it: nobody asks why it cannot be pressed again, and where it could
   * not be pressed the bubble beside it has said why.
   */
  readonly used: string | null;
  /** The mouse has not moved since it pressed: nobody asks what the next press would do. */
  readonly isStill: boolean;
  readonly press: (target: string) => void;
  readonly rest: (target: string | null) => void;
}

/** A mouse that moves less only trembles, in pixels. */
const TREMBLE = 4;

let waiting: ((event: PointerEvent) => void) | null = null;

/** Calls `tell` once the mouse has moved from the latest click, and onto what; whether that is a click of a mouse. */
function onceMoved(tell: (onto: EventTarget | null) => void): boolean {
  const click = globalThis.event;
  if (!(click instanceof PointerEvent) || click.pointerType !== "mouse") return false;
  const move = ({ clientX, clientY, target }: PointerEvent): void => {
    if (Math.hypot(clientX - click.clientX, clientY - click.clientY) < TREMBLE) return;
    removeEventListener("pointermove", move);
    tell(target);
  };
  if (waiting !== null) removeEventListener("pointermove", waiting);
  waiting = move;
  addEventListener("pointermove", move);
  return true;
}

/** Nothing is rendered for it alone: who presses or moves the focus changes something else, too. */
export function useUsed(onRest: (target: string | null) => void): Used {
  const used = useRef<string | null>(null);
  // Until the focus comes to a part again the used one stays so: the focus settles later than a mouse leaves.
  const isLeft = useRef(false);
  const [isStill, setStill] = useState(false);
  const tell = useMemo(
    () => ({
      press: (target: string) => {
        used.current = target;
        isLeft.current = false;
        const moved = (onto: EventTarget | null): void => {
          // What has slid under a mouse that moves off all parts at one stroke has not been looked at.
          if (targetAt(onto) === null) tell.rest(null);
          else setStill(false);
        };
        setStill(onceMoved(moved));
      },
      rest: (target: string | null) => {
        if (target !== null && (isLeft.current || target !== used.current)) used.current = null;
        isLeft.current = target === null;
        onRest(target);
      },
    }),
    [onRest],
  );
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (isByFinger() && target instanceof Element && target.closest("[data-target]") === null) tell.rest(null);
    };
    addEventListener("click", leave, true);
    return () => removeEventListener("click", leave, true);
  }, [tell]);
  return { used: used.current, isStill, ...tell };
}

interface Pointing {
  readonly focused: string | null;
  /** It has been pressed since the focus came to it. */
  readonly isUsed: boolean;
  /** No mouse has moved since. */
  readonly isResting: boolean;
}

/** `isStill`: no mouse has moved since the last press; without a mouse it is so always. */
export const pointingAt = (focused: string | null, used: string | null, isStill: boolean): Pointing => ({
  ...{ focused, isUsed: focused === used },
  isResting: isStill || matchMedia("(hover: none)").matches,
});

/**
 * The part that is looked at. Who has pressed does not ask what the next press would do, until the mouse moves: what
 * would be shown is not so yet. A press that only brought the board to now has a line of its own.
 */
export const lookedAt = ({ focused, isUsed, isResting }: Pointing): string | null =>
  isUsed && isResting ? null : focused;

/** The part whose use is told in words: one that was pressed only as long as it is picked, or can be pressed again. */
export function askedAt(
  { focused, isUsed, isResting }: Pointing,
  { possible, picked }: Pick<Overlay, "possible" | "picked">,
): string | null {
  if (focused === null || !isUsed || picked.value.includes(focused)) return focused;
  return isResting || !possible.value.has(focused) ? null : focused;
}
