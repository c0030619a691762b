import { CHANCE, NOBODY, type ToAct } from "#engine";
import {
  BALCONIES,
  DEAL_BRICKS,
  DEAL_CARDS,
  DRAW_BRICKS,
  DRAW_CARD,
  NEUTRAL_SEALS,
  OVER,
  STAGES,
  START_PLAYER,
  type State,
} from "../state.ts";

const DRAWN = new Set([START_PLAYER, BALCONIES, NEUTRAL_SEALS, DEAL_CARDS, DEAL_BRICKS, DRAW_CARD, DRAW_BRICKS]);
const isDrawn = Uint8Array.from(STAGES, (_, stage) => (DRAWN.has(stage) ? 1 : 0));

/** Who owes the next entry. */
export function toAct(s: State): ToAct {
  const stage = s.stage[0];
  if (stage === OVER) return NOBODY;
  if (isDrawn[stage] === 1 && (stage !== NEUTRAL_SEALS || s.opened.randomSeals)) return CHANCE;
  return 1 << ((s.loser[0] || s.active[0]) - 1);
}
