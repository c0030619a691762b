import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Distance in pixels from an end within which the box counts as scrolled to it. */
const NEAR = 24;
const NEAR_TOP = 300;
/** So many entries are in the page at first; scrolling up adds as many each time. */
const STEP = 80;

interface Windowed<T> {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shown: readonly T[];
}

/**
 * The last entries of a list that may have thousands, more of them as one scrolls up; the newest in sight. Scrolls to
 * the end with every new entry, and when the sheet opens; also when the box shrinks, unless the reader has scrolled up.
 */
export function useWindow<T>(entries: readonly T[], isOpen: boolean): Windowed<T> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef<number | null>(null);
  const [most, setMost] = useState(STEP);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const look = (): void => {
      isAtEnd.current = current.scrollTop + current.clientHeight >= current.scrollHeight - NEAR;
      if (current.scrollTop > NEAR_TOP || isAtEnd.current || heightBefore.current !== null) return;
      heightBefore.current = current.scrollHeight;
      setMost((before) => before + STEP);
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTo({ top: current.scrollHeight });
    });
    current.addEventListener("scroll", look, { passive: true });
    observer.observe(current);
    return () => {
      current.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, []);
  // What came in above must not move what is being read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more entries are what moves it.
  useLayoutEffect(() => {
    const { current } = box;
    const before = heightBefore.current;
    heightBefore.current = null;
    if (current === null || before === null) return;
    const grown = current.scrollHeight - before;
    // Browsers that keep the place by themselves have moved it already.
    if (grown > 0 && current.scrollTop <= NEAR_TOP) current.scrollTop += grown;
  }, [most]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what scrolls, and the sheet that opens.
  useEffect(() => {
    if (isAtEnd.current) setMost(STEP);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [entries.length, isOpen]);
  return { box, shown: entries.slice(-most) };
}
