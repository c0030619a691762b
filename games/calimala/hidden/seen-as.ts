import type { Viewer } from "#engine";
import { SCORING_DEAL } from "../rules/content.ts";
import { OUTCOMES } from "../rules/moves.ts";
import { actorOf, DEAL_SCORING, DRAW, EXTRA_CARDS, type State } from "../rules/state.ts";

/** 9.2 A card that somebody else draws is a card, whatever it is. */
export function seenAs(s: State, viewer: Viewer, outcome: number): number {
  if (viewer === "open") return outcome;
  switch (s.awaits[0]) {
    case DEAL_SCORING: {
      const seat = Math.floor(s.dealt[0] / SCORING_DEAL[s.opened.seats].each);
      return seat === viewer || seat >= s.opened.seats ? outcome : OUTCOMES.first.scoringCard;
    }
    case EXTRA_CARDS:
    case DRAW:
      return actorOf(s) === viewer ? outcome : OUTCOMES.first.actionCard;
    default:
      return outcome;
  }
}
