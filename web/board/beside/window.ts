import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Distance in pixels from an end within which the box counts as scrolled to it. */
const NEAR = 24;
/** Distance from an end of what is in the page at which more of it comes. */
const NEAR_EDGE = 300;
/** So many entries are in the page at first; scrolling adds as many each time. */
const STEP = 80;

interface Windowed<T> {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shown: readonly T[];
}

/** The part of the list that is in the page: so many entries before and after one of them. */
interface Part {
  /** `null`: the end of the list. */
  readonly around: number | null;
  readonly before: number;
  readonly after: number;
}

const AT_END: Part = { around: null, before: STEP, after: 0 };

/**
 * A part of a list that may have thousands of entries, more of it as one scrolls. `focus`: the entry to keep in sight;
 * `null`: the newest. Then it scrolls to the end with every new entry, when the text of the `newest` ones changes, and
 * when the sheet opens; also when the box shrinks, unless the reader has scrolled up.
 */
export function useWindow<T>(
  entries: readonly T[],
  { isOpen, focus, newest }: { readonly isOpen: boolean; readonly focus: number | null; readonly newest: string },
): Windowed<T> {
  const box = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState(AT_END);
  const { from, end } = bounds(part, entries.length);
  if (focus !== null && (focus < from || focus >= end)) setPart({ around: focus, before: STEP / 2, after: STEP / 2 });
  const isAtEnd = useGrowing(box, { part, setPart, isFollowing: focus === null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what scrolls, and the sheet that opens.
  useEffect(() => {
    if (focus !== null) return;
    if (isAtEnd.current || part.around !== null) setPart(AT_END);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [entries.length, newest, isOpen, focus === null]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry in focus is what scrolls.
  useLayoutEffect(() => {
    const entry = box.current?.querySelector("[aria-current=step]")?.closest("li");
    if (focus !== null && entry !== null && entry !== undefined) keepInSight(entry);
  }, [focus, isOpen, part.around]);
  return { box, shown: entries.slice(from, end) };
}

interface Growing {
  readonly part: Part;
  readonly setPart: (change: (now: Part) => Part) => void;
  /** It stays at the newest entry. */
  readonly isFollowing: boolean;
}

/**
 * Whether the box goes on following its end: it is there, or it was and has not been scrolled up since. What was said at
 * a scroll may have grown before the page hears of it.
 */
export const followsEnd = (was: boolean, below: number, moved: number): boolean => below <= NEAR || (was && moved >= 0);

/** More entries come as one scrolls towards them. Returns whether the box is scrolled to its end. */
function useGrowing(box: RefObject<HTMLDivElement | null>, { part, setPart, isFollowing }: Growing) {
  const isAtEnd = useRef(true);
  const heightBefore = useRef<number | null>(null);
  const follows = useRef(isFollowing);
  follows.current = isFollowing;
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    let last = current.scrollTop;
    const look = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = current;
      const below = scrollHeight - clientHeight - scrollTop;
      isAtEnd.current = followsEnd(isAtEnd.current, below, scrollTop - last);
      last = scrollTop;
      if (below <= NEAR_EDGE) setPart((now) => (now.around === null ? now : { ...now, after: now.after + STEP }));
      if (scrollTop > NEAR_EDGE || (isAtEnd.current && follows.current) || heightBefore.current !== null) return;
      heightBefore.current = scrollHeight;
      setPart((now) => ({ ...now, before: now.before + STEP }));
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && follows.current) current.scrollTo({ top: current.scrollHeight });
    });
    current.addEventListener("scroll", look, { passive: true });
    observer.observe(current);
    return () => {
      current.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [box, setPart]);
  useStill(box, heightBefore, part.before);
  return isAtEnd;
}

/** What came in above does not move what is being read. */
function useStill(
  box: RefObject<HTMLDivElement | null>,
  heightBefore: RefObject<number | null>,
  entries: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more entries are what moves it.
  useLayoutEffect(() => {
    const { current } = box;
    const before = heightBefore.current;
    heightBefore.current = null;
    if (current === null || before === null) return;
    const grown = current.scrollHeight - before;
    // Browsers that keep the place by themselves have moved it already.
    if (grown > 0 && current.scrollTop <= NEAR_EDGE) current.scrollTop += grown;
  }, [entries]);
}

function bounds({ around, before, after }: Part, length: number): { readonly from: number; readonly end: number } {
  const middle = around ?? length;
  return { from: Math.max(0, middle - before), end: Math.min(length, middle + after) };
}

/** Scrolls the log or another box of lines, and nothing else, until an entry is in it. */
export function keepInSight(entry: Element, box = entry.closest("[role=log]")): void {
  if (box === null) return;
  const [frame, place] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top < frame.top + NEAR) box.scrollTop += place.top - frame.top - NEAR;
  else if (place.bottom > frame.bottom) box.scrollTop += Math.min(place.bottom - frame.bottom, place.top - frame.top);
}
