import { CHANCE, NOBODY, type ToAct } from "#engine";
import { EXTRA, KEEP, OVER, PLAY, PLAY_EXTRA, type State } from "../state.ts";

/** Who owes the next entry. Public: everybody sees who has chosen. */
export const toAct = (s: State): ToAct => s.acting[0];

/** The same, computed from the course of the match. */
export function actingIn(s: State): ToAct {
  switch (s.awaits[0]) {
    case PLAY:
    case EXTRA:
    case PLAY_EXTRA:
      return 1 << (s.actor[0] - 1);
    case KEEP:
      return s.actor[0] > 0 ? 1 << (s.actor[0] - 1) : choosing(s);
    case OVER:
      return NOBODY;
    default:
      return CHANCE;
  }
}

/** 2.3 All who have not chosen yet. */
function choosing(s: State): ToAct {
  let mask = 0;
  for (const seat of s.opened.seatList) if (s.kept[seat] === 0) mask |= 1 << seat;
  return mask;
}
