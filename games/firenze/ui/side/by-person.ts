import type { BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";

/**
 * Things that only a person gets at: cards of the row after one was chosen, the bag, what belongs to others. They glow
 * once that card of the hand is picked; pressed before, they pick it, so that no card is spent by a stray click.
 */
export function byPerson<P extends BoardProps<View>>(props: P): P {
  const needed = (target: string): string | null => personFor(target, props);
  return {
    ...props,
    legal: new Set([...props.legal].filter((target) => isAtHand(needed(target), props))),
    onTarget: (target: string) => {
      const person = needed(target);
      props.onTarget(person !== null && props.legal.has(target) && !props.picked.has(person) ? person : target);
    },
  };
}

const isAtHand = (person: string | null, { picked }: Pick<BoardProps<View>, "picked">): boolean =>
  person === null || picked.has(person);

function personFor(target: string, { view, you }: BoardProps<View>): string | null {
  const [kind, first] = target.split(":");
  const isOthers = first !== String(you);
  switch (kind) {
    case "slot":
      return view.stage === "act" ? "hand:wholesaler" : null;
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
