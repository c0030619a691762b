import { useMemo } from "preact/hooks";
import { askedSet, type BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";

/**
 * Some targets can only be used by a person card: the row after a card was chosen, the bag, pieces of others. They
 * become legal to press when that card of the hand is picked.
 */
export function useByPerson<P extends BoardProps<View>>(props: P): P {
  const { view, you, legal, picked } = props;
  const atHand = useMemo(() => {
    const isAtHand = (target: string): boolean => {
      const person = personFor(target, { view, you });
      return person === null || picked.has(person);
    };
    return askedSet(
      (target: string) => legal.has(target) && isAtHand(target),
      () => [...legal].filter(isAtHand),
    );
  }, [view, you, legal, picked]);
  return { ...props, legal: atHand };
}

function personFor(target: string, { view, you }: Pick<BoardProps<View>, "view" | "you">): string | null {
  const [kind, first] = target.split(":");
  const isOthers = first !== String(you);
  switch (kind) {
    case "slot":
      return view.awaits === "act" ? "hand:wholesaler" : null;
    case "bag":
      return "hand:alchemist";
    case "storage":
      return isOthers ? "hand:smuggler" : null;
    case "tower":
      return isOthers ? "hand:saboteur" : null;
    default:
      return null;
  }
}
