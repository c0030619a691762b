import type { BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";

/**
 * Some targets can only be used by a person card: the row after a card was chosen, the bag, pieces of others. They
 * become legal to press when that card of the hand is picked.
 */
export function byPerson<P extends BoardProps<View>>(props: P): P {
  const isAtHand = (target: string): boolean => {
    const person = personFor(target, props);
    return person === null || props.picked.has(person);
  };
  return { ...props, legal: new Set([...props.legal].filter(isAtHand)) };
}

function personFor(target: string, { view, you }: BoardProps<View>): string | null {
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
