import { CHANCE, NOBODY, type ToAct } from "#engine";
import {
  ACTION_TILES,
  DEAL_SCORING,
  DRAW,
  EXTRA_CARDS,
  KEEP,
  OVER,
  REVEAL,
  SCORING_TILES,
  START_PLAYER,
  type State,
} from "../state.ts";

/** Who makes the next entry: seats as a mask, chance, or nobody. */
export function toAct(s: State): ToAct {
  switch (s.awaits[0]) {
    case START_PLAYER:
    case ACTION_TILES:
    case SCORING_TILES:
    case DEAL_SCORING:
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
