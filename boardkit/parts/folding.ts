import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * Folds what a press has unfolded: at the next press, but for one in `inside`, which decides by itself, and at the next
 * key.
 */
export function useFolding(isWhole: boolean, fold: () => void, inside?: RefObject<Element | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fold` does the same at every render.
  useLayoutEffect(() => {
    if (!isWhole) return undefined;
    const away = ({ type, target }: Event): void => {
      const isInside = target instanceof Node && inside?.current?.contains(target) === true;
      if (type === "keydown" || !isInside) fold();
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [isWhole]);
}
