import { CHANCE, NOBODY, type ToAct } from "#engine";
import {
  ACTION_TILES,
  DRAW,
  EXTRA_CARDS,
  KEEP,
  OVER,
  REVEAL,
  SCORING_DEAL_STAGE,
  SCORING_TILES,
  START_PLAYER,
  type State,
} from "../state.ts";

/** Who owes the next entry. */
export function toAct(s: State): ToAct {
  switch (s.stage[0]) {
    case START_PLAYER:
    case ACTION_TILES:
    case SCORING_TILES:
    case SCORING_DEAL_STAGE:
    case EXTRA_CARDS:
    case DRAW:
    case REVEAL:
      return CHANCE;
    case OVER:
      return NOBODY;
    case KEEP: {
      let mask = 0;
      for (const seat of s.opened.seatList) if (s.hasKept[seat] === 0) mask |= 1 << seat;
      return mask;
    }
    default:
      return 1 << (s.actor[0] - 1);
  }
}
