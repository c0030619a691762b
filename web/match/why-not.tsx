import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameUi, Reader } from "#boardkit";
import { shownPart } from "../board/on-screen.ts";
import type { Turn } from "./turn/take-turns.ts";
import styles from "./why-not.module.css";

interface WhyNotProps {
  readonly turn: Turn;
  /** The view that the reason is given for. */
  readonly view: unknown;
  readonly ui: GameUi;
  readonly reader: Reader;
}

/** How far it stays from the edges of the screen and from its part, and its point from its own corners. */
const MARGIN = 8;
const CORNER = 14;

/** The reason why a part of the board cannot be used now, pointing at that part, until the next click. */
export function WhyNot({ turn, view, ui, reader }: WhyNotProps) {
  const { blocked } = turn.state.value;
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const reason = ref.current;
    if (blocked === null || reason === null) return;
    place(reason, blocked.target);
    const close = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest("[data-target]") === null) turn.letGo();
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, [blocked, turn]);
  return (
    <div role="status" class={styles.holder}>
      {blocked === null ? null : (
        <p class={styles.reason} ref={ref}>
          {ui.reason(blocked.reason, view, reader)}
        </p>
      )}
    </div>
  );
}

/** Below the part, or above it where there is no room below. */
function place(reason: HTMLElement, target: string): void {
  const box = shownPart(target)?.getBoundingClientRect();
  if (box === undefined) return;
  const { offsetWidth: width, offsetHeight: height, style } = reason;
  const middle = box.left + box.width / 2;
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, middle - width / 2));
  const isAbove = box.bottom + height + 2 * MARGIN > innerHeight;
  style.left = `${left}px`;
  style.top = `${isAbove ? Math.max(MARGIN, box.top - height - MARGIN) : box.bottom + MARGIN}px`;
  style.setProperty("--point", `${Math.max(CORNER, Math.min(width - CORNER, middle - left))}px`);
  reason.dataset["side"] = isAbove ? "above" : "below";
}
