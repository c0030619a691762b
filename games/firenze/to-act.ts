import { CHANCE, NOBODY, type ToAct } from "#engine";
import {
  BALCONIES,
  DEAL_BRICKS,
  DEAL_CARDS,
  DRAW_BRICKS,
  DRAW_CARD,
  NEUTRAL_SEALS,
  OVER,
  START_PLAYER,
  type State,
} from "./state.ts";

/** Who owes the next entry. */
export function toAct(s: State): ToAct {
  switch (s.stage[0]) {
    case START_PLAYER:
    case BALCONIES:
    case DEAL_CARDS:
    case DEAL_BRICKS:
    case DRAW_CARD:
    case DRAW_BRICKS:
      return CHANCE;
    case NEUTRAL_SEALS:
      return s.opened.randomSeals ? CHANCE : 1 << (s.active[0] - 1);
    case OVER:
      return NOBODY;
    default:
      return 1 << ((s.loser[0] || s.active[0]) - 1);
  }
}
