import { MOVES } from "../rules/moves.ts";
import { ACT, activeOf, type State, type TowerSlot } from "../rules/state.ts";
import { buildCost } from "../rules/towers/building.ts";
import { colourAt, heightAt } from "../rules/towers/towers.ts";
import { turnsAhead } from "./outlook.ts";

/** From so many floors on a tower is a loss to watch. */
export const HIGH = 3;

/**
 * 3.4 Whether the move lets a high tower fall to ruin, though a brick for it costs nothing and it can become a contract in a
 * later turn.
 */
export function leavesHighTower(s: State, move: number): boolean {
  const type = MOVES.typeOf(move);
  if (s.awaits[0] !== ACT || (type !== "built" && type !== "raise")) return false;
  const seat = activeOf(s);
  const isFree = buildCost(s, s.built[0] + (type === "built" ? 1 : 2)) === 0;
  if (!isFree || s.sealsLeft[seat] === 0 || turnsAhead(s, seat) === 0) return false;
  const end = type === "built" ? s.towerCount[seat] : MOVES.within(move);
  for (let slot = s.cursor[0]; slot < end; slot++) if (isWorthBrick(s, slot as TowerSlot)) return true;
  return false;
}

function isWorthBrick(s: State, slot: TowerSlot): boolean {
  const seat = activeOf(s);
  const height = heightAt(s, seat, slot);
  const colour = colourAt(s, seat, slot);
  if (height < HIGH || s.fed[slot] > 0 || s.storage[seat][colour] === 0) return false;
  for (let floors = height + 1; floors <= 8; floors++) if (s.seals[(colour * 6 + floors - 3) as 0] === 0) return true;
  return false;
}
