import { useLayoutEffect, useState } from "preact/hooks";
import type { GameUi, Reader } from "#boardkit";
import type { Turn } from "./turn.ts";
import styles from "./why-not.module.css";

interface WhyNotProps {
  readonly turn: Turn;
  readonly ui: GameUi;
  readonly reader: Reader;
}

const WIDTH = 240;
const MARGIN = 8;

/** The reason why a part of the board cannot be used now, beside that part, until the next click. */
export function WhyNot({ turn, ui, reader }: WhyNotProps) {
  const blocked = turn.blocked.value;
  const [spot, setSpot] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (blocked === null) return;
    const parts = document.querySelectorAll(`[data-target="${CSS.escape(blocked.target)}"]`);
    const box = [...parts].map((part) => part.getBoundingClientRect()).find(({ width }) => width > 0);
    if (box === undefined) return;
    const left = Math.max(MARGIN, Math.min(innerWidth - WIDTH - MARGIN, box.left + box.width / 2 - WIDTH / 2));
    const isLow = box.bottom > innerHeight - 120;
    setSpot({ left, top: isLow ? Math.max(MARGIN, box.top - 76) : box.bottom + MARGIN });
    const close = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest("[data-target]") === null) turn.forget();
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, [blocked, turn]);
  return (
    <div role="status" class={styles.holder}>
      {blocked === null ? null : (
        <p class={styles.reason} style={{ left: `${spot.left}px`, top: `${spot.top}px`, width: `${WIDTH}px` }}>
          {ui.reason(blocked.reason, turn.view.value, reader)}
        </p>
      )}
    </div>
  );
}
