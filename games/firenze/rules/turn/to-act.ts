import { CHANCE, NOBODY, type ToAct } from "#engine";
import {
  AWAITED,
  BALCONIES,
  DEAL_BRICKS,
  DEAL_CARDS,
  DRAW_BRICKS,
  DRAW_CARD,
  NEUTRAL_SEALS,
  OVER,
  START_PLAYER,
  type State,
} from "../state.ts";

const DRAWN = new Set([START_PLAYER, BALCONIES, NEUTRAL_SEALS, DEAL_CARDS, DEAL_BRICKS, DRAW_CARD, DRAW_BRICKS]);
const isDrawn = Uint8Array.from(AWAITED, (_, awaits) => (DRAWN.has(awaits) ? 1 : 0));

/** Who makes the next entry: a seat as a mask, chance, or nobody. */
export function toAct(s: State): ToAct {
  const awaits = s.awaits[0];
  if (awaits === OVER) return NOBODY;
  if (isDrawn[awaits] === 1 && (awaits !== NEUTRAL_SEALS || s.opened.randomSeals)) return CHANCE;
  return 1 << ((s.loser[0] || s.active[0]) - 1);
}
