import type { GameUi } from "#boardkit";
import type { Offer } from "./picking.ts";

/** How much the button of a move stands out: it is all there is to do, it is possible, it only declines. */
type Weight = "main" | "plain" | "quiet";

export function weightOf(text: string, offers: readonly Offer[], { declines }: Pick<GameUi, "declines">): Weight {
  if (offers.length === 1) return "main";
  return declines?.(text) === true ? "quiet" : "plain";
}
