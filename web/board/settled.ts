import { useCallback, useRef, useState } from "preact/hooks";

/**
 * A state that changes once after a burst of changes, to the last of them. A press moves the focus away, back and then
 * acts: its own effect is painted first, and the board is not rendered anew for each of the three.
 */
export function useSettled<T>(first: T): readonly [T, (next: T) => void] {
  const [settled, setSettled] = useState(first);
  const last = useRef(first);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const change = useCallback((next: T): void => {
    last.current = next;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      setSettled(last.current);
    });
  }, []);
  return [settled, change];
}
