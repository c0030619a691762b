import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * Says on the grid of the match, as `data-<name>`, that a part is in it, so that other parts make room. A `:has()` would
 * do the same, but is tried again over the whole page at every change of it: most of the time of a press.
 */
export function useOnGrid(part: RefObject<Element | null>, name: string, value: string | null = ""): void {
  useLayoutEffect(() => {
    const grid = part.current?.closest<HTMLElement>("[data-game]") ?? null;
    if (grid === null || value === null) return undefined;
    grid.dataset[name] = value;
    return () => {
      delete grid.dataset[name];
    };
  }, [part, name, value]);
}
