import type { ComponentChildren, HTMLAttributes } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { closedByBack } from "./back.ts";
import { LookButton } from "./look-button.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  /** The game, whose materials the sheet is drawn in. */
  readonly world: string;
  /** What it is for, in words. */
  readonly label: string;
  readonly closeLabel: string;
  /** Its head, beside the button that closes it. */
  readonly head: ComponentChildren;
  /** Handlers for the parts in it, as `delegate` makes them. */
  readonly listeners: HTMLAttributes<HTMLElement>;
  readonly onClose: () => void;
  /** Why the part of it that was pressed last does nothing; empty if it does. */
  readonly reason?: string;
  readonly children: ComponentChildren;
}

/** The sign of a button that closes. */
export const CROSS = "M5 5 19 19M19 5 5 19";
/** A swipe of so many pixels down closes the sheet. */
const SWIPE = 60;

/**
 * A sheet at the lower edge, where small things are shown large enough for a thumb. Open while it is rendered; the
 * board behind it waits. Escape, Back, a swipe down, a press beside it and its button close it.
 */
export function Sheet({ world, label, closeLabel, head, listeners, onClose, reason, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => closedByBack(() => dialog.current?.close()), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard.
    <dialog
      ref={dialog}
      class={styles.sheet}
      data-world={world}
      aria-label={label}
      onClose={onClose}
      onPointerDown={({ clientY }) => {
        from.current = clientY;
      }}
      onPointerUp={({ clientY }) => {
        if (from.current !== null && clientY - from.current > SWIPE) onClose();
        from.current = null;
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <section class={styles.inside} {...listeners}>
        <header class={styles.head}>
          <div>{head}</div>
          <LookButton class={styles.close} label={closeLabel} d={CROSS} onClick={onClose} />
        </header>
        <p role="status" class={styles.reason}>
          {reason}
        </p>
        {children}
      </section>
    </dialog>
  );
}
