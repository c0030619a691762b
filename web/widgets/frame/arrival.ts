import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Sets the title of the page, for the tab, the history and screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

let hasArrived = false;

/**
 * The heading of a page takes the focus when the page replaces another one, which took the focused element with it. On
 * the first page of a visit the browser keeps the focus, and a focus that has moved elsewhere by then stays.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current) return;
    const isElsewhere = document.activeElement !== document.body;
    if (hasArrived && !isElsewhere) heading.current?.focus({ preventScroll: true });
    isOver.current = !hasArrived || isElsewhere || document.activeElement === heading.current;
    hasArrived = true;
  });
}
