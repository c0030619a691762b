import type { RefObject, VNode } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { isControl } from "./parts.ts";
import styles from "./unfolding.module.css";

interface Unfolding {
  /** All of it is shown. */
  readonly isWhole: boolean;
  /** There is more than the line shows. */
  readonly isFolded: boolean;
  /** Lies over the line; its sign stands at the end of it. */
  readonly button: VNode | null;
}

/** Milliseconds within which what a press changes is drawn, on a slow phone, too. */
const DRAWN_MS = 250;

/**
 * A line whose button shows all of it, where it is cut off or `hasMore`, until the next press or key. Another label is
 * another line. Sizes are looked at when what a press changes has been drawn: asking for them costs no layout then.
 */
export function useUnfolding(box: RefObject<HTMLElement | null>, label: string, hasMore = false): Unfolding {
  const [whole, setWhole] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  const isWhole = whole === label;
  useEffect(() => {
    const look = (): void => setCut(box.current !== null && isCutOff(box.current));
    if (isWhole) return undefined;
    const drawn = setTimeout(look, DRAWN_MS);
    addEventListener("resize", look);
    return () => {
      clearTimeout(drawn);
      removeEventListener("resize", look);
    };
  });
  useFolding(isWhole, box, () => setWhole(null));
  // Nothing stands beside a sign without words: what the line before them was is known only once they are drawn.
  const isFolded = label !== "" && (isCut || hasMore);
  const press = (): void => setWhole(isWhole ? null : label);
  const button = (
    <button type="button" class={styles.unfold} aria-label={label} aria-expanded={isWhole} onClick={press} />
  );
  return { isWhole, isFolded, button: isFolded ? button : null };
}

/**
 * Folds at the next press or key, but for those of the button, which decides by itself. A press on the unfolded line
 * folds it when the finger is lifted: what lies below would have the press otherwise. A finger beside it that touches no
 * control does nothing else; a mouse, which points exactly, does both.
 */
export function useFolding(isWhole: boolean, box: RefObject<HTMLElement | null>, fold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fold` does the same at every render.
  useLayoutEffect(() => {
    if (!isWhole) return undefined;
    const isWithin = (target: EventTarget | null): boolean => box.current?.contains(target as Node) === true;
    const away = (event: Event): void => {
      const isOther = event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ";
      if (!isOther && isWithin(event.target)) return;
      if (event instanceof PointerEvent && event.pointerType === "touch" && !isControl(event.target)) ignoreClick();
      fold();
    };
    const lift = ({ target }: Event): void => {
      if (target instanceof Element && isWithin(target) && target.closest("button") === null) fold();
    };
    addEventListener("click", lift);
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("click", lift);
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [isWhole]);
}

/** The press that has just begun does nothing; if it becomes no click, the next one is another. */
function ignoreClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  const forget = () => removeEventListener("click", stop, { capture: true });
  // Not the one that is told now: listeners that come while it is told do not hear of it.
  addEventListener("pointerdown", forget, { capture: true, once: true });
}

/** Pixels by which a disc may be higher than its line. */
const SLACK = 2;

/** A part without a box is hidden, one with more in it than its box is cut; text within a line has no box of its own. */
const isCutOff = (box: HTMLElement): boolean =>
  [...box.querySelectorAll("ol, p, li, span")].some(
    (part) =>
      part.getClientRects().length === 0 ||
      (part.clientWidth > 0 && (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + SLACK)),
  );
