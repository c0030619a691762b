import { useRef, useState } from "preact/hooks";

interface Line {
  readonly table: string;
}

/**
 * A list that changes by itself, but stands still while the pointer or the focus is in it: a line must not slip away
 * under a press. `news` counts the lines that have come meanwhile; what is gone goes at once.
 */
export function useSteady<T extends Line>(lines: readonly T[]) {
  const [isTouched, setTouched] = useState(false);
  const held = useRef<readonly T[]>(lines);
  if (!isTouched) held.current = lines;
  const now = new Map(lines.map((line) => [line.table, line]));
  const shown = held.current.flatMap(({ table }) => now.get(table) ?? []);
  const has = new Set(shown.map(({ table }) => table));
  return {
    shown,
    news: lines.filter(({ table }) => !has.has(table)).length,
    onTouch: {
      onPointerEnter: () => setTouched(true),
      onPointerLeave: () => setTouched(false),
      onFocusIn: () => setTouched(true),
      onFocusOut: () => setTouched(false),
    },
  };
}
