import { useMemo, useState } from "preact/hooks";

/** Calls `tell` once after a burst of changes, in a task of its own, with the last one. */
export function settling<T>(tell: (last: T) => void): (next: T) => void {
  let isWaiting = false;
  let last: T;
  return (next) => {
    last = next;
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      tell(last);
    });
  };
}

/**
 * A state that changes once after a burst of changes. A press moves the focus away, back and then acts: its own effect
 * is painted first, and the board is not rendered anew for each of the three.
 */
export function useSettled<T>(first: T): readonly [T, (next: T) => void] {
  const [settled, setSettled] = useState(first);
  const change = useMemo(() => settling<T>((last) => setSettled(() => last)), []);
  return [settled, change];
}
