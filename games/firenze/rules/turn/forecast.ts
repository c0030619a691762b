import type { Seat } from "#engine";
import { type Counts, total } from "../bricks.ts";
import { cardCost } from "../cards/cards.ts";
import { BUILD_LIMIT, COLOUR_INDEX, CONTRACT_INDEX, type Contract, colourOf, floorsOf, type Slot } from "../content.ts";
import { MOVES } from "../moves.ts";
import { type Player, type State, TOWER_SLOTS } from "../state.ts";
import { buildCost } from "../towers/building.ts";
import { whyClosed } from "../towers/contracts.ts";
import { colourAt, heightAt } from "../towers/towers.ts";
import { storageLimit } from "./turn.ts";

/** What taking a card of the row would bring. */
export interface Forecast {
  /** 3.1 Bricks to lay for it. */
  readonly cost: number;
  /** Bricks in storage once it is paid and its own bricks are taken, and how many may stay there (3.6). */
  readonly storage: number;
  readonly limit: number;
  /** Open contracts that its bricks bring within reach of this turn, if others are laid for it and nothing happens in between. */
  readonly reach: readonly Contract[];
}

/** The forecast of a move; undefined where no card is taken. */
export function forecast(s: State, anySeat: Seat, move: number): Forecast | undefined {
  if (MOVES.typeOf(move) !== "card") return undefined;
  const seat = anySeat as Player;
  const slot = MOVES.within(move) as Slot;
  const cost = cardCost(s, slot);
  const own = s.storage[seat];
  const gained = COLOUR_INDEX.map((colour) => own[colour] + s.rowBricks[slot][colour]) as unknown as Counts;
  const storage = COLOUR_INDEX.reduce<number>((sum, colour) => sum + gained[colour], 0) - cost;
  const before = new Set(reachOf(s, seat, own, 0));
  const reach = reachOf(s, seat, gained, cost).filter((contract) => !before.has(contract));
  return { cost, storage, limit: storageLimit(s, seat), reach };
}

/** 3.3, 3.5 The open contracts for which a tower can be raised with these bricks, of which `less` are spent on something else. */
function reachOf(s: State, seat: Player, bricks: Counts, less: number): Contract[] {
  const spare = total(bricks) - less;
  return CONTRACT_INDEX.filter((contract) => {
    if (whyClosed(s, seat, contract) !== undefined) return false;
    const colour = colourOf(contract);
    const need = bricksFor(s, seat, contract);
    return need <= BUILD_LIMIT && need <= bricks[colour] && need + buildCost(s, need) <= spare;
  });
}

/** Bricks that the seat's tower nearest to a contract lacks; a new tower lacks all of them. */
function bricksFor(s: State, seat: Player, contract: Contract): number {
  let need: number = floorsOf(contract);
  for (const slot of TOWER_SLOTS) {
    const lacks = floorsOf(contract) - heightAt(s, seat, slot);
    if (slot < s.towerCount[seat] && colourAt(s, seat, slot) === colourOf(contract) && lacks >= 0) {
      need = Math.min(need, lacks);
    }
  }
  return need;
}
