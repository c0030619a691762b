import type { Viewer } from "#engine";
import { OUTCOMES } from "../rules/moves.ts";
import { DEAL, HAND, type State, stepsTo } from "../rules/state.ts";

/** 7.1 A card that is dealt to somebody else is a card, whatever it is. */
export function seenAs(s: State, viewer: Viewer, outcome: number): number {
  if (viewer === "open" || s.awaits[0] !== DEAL) return outcome;
  const { seats } = s.opened;
  const nth = Math.floor(s.dealt[0] / HAND);
  const isOwn = viewer !== "public" && stepsTo((s.doge[0] - 1) as 0, viewer, seats) === nth;
  return isOwn ? outcome : OUTCOMES.first.draw;
}
