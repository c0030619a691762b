import { elementAt } from "#engine";
import { areaAt, GOOD_INDEX, SPACES, type Space, within } from "./board/board.ts";
import { NUMBER_BIT } from "./board/masks.ts";
import { BONUS_AREAS, BONUS_SPACES, HARBOR, HOUSES, KINDS, NOBILI, POPULI, TRADE, WORKSHOPS } from "./content.ts";
import { BLOCK_BITS, BLOCKS, type Block, type Player, PYRAMIDS, type State } from "./state.ts";
import { deriveDisplay } from "./turn/display.ts";
import { actingIn } from "./turn/to-act.ts";

const HALF = 15;

/** A seat's workshops as one mask. */
export const workshopsOf = (s: State, seat: Player): number => s.workshopsLow[seat] | (s.workshopsHigh[seat] << HALF);

/** Filled workshops as one mask. */
export function filledWorkshops(s: State): number {
  const { workshopsLow: low, workshopsHigh: high } = s;
  return low[0] | low[1] | low[2] | low[3] | ((high[0] | high[1] | high[2] | high[3]) << HALF);
}

export function addWorkshop(s: State, seat: Player, index: number): void {
  if (index < HALF) s.workshopsLow[seat] |= 1 << index;
  else s.workshopsHigh[seat] |= 1 << (index - HALF);
}

/** Filled spaces of a pyramid. */
export function filledPeople(s: State, pyramid: 0 | 1): number {
  const people = s.people[pyramid];
  return people[0] | people[1] | people[2] | people[3];
}

/** Makes the derived fields anew. */
export function deriveAll(s: State): void {
  s.acting[0] = actingIn(s);
  deriveDisplay(s);
  for (const block of BLOCKS) s.deckBlocks[block] = 0;
  for (const kind of KINDS) s.deckBlocks[(kind >> BLOCK_BITS) as Block] += s.deck[kind];
  for (const seat of [0, 1, 2, 3] as const) {
    s.workshopsLow[seat] = 0;
    s.workshopsHigh[seat] = 0;
    s.houseNumbers[seat] = 0;
    s.hasBonus[seat] = 0;
    for (const pyramid of PYRAMIDS) s.people[pyramid][seat] = 0;
    for (const good of GOOD_INDEX) s.goods[good][seat] = 0;
  }
  for (const good of GOOD_INDEX) s.goodRows[good] = 0;
  s.houses[0] = 0;
  s.berths[0] = 0;
  for (const space of SPACES) if (s.board[space] > 0) deriveSpace(s, space);
  for (const area of BONUS_AREAS) {
    for (const k of BONUS_SPACES) {
      if (s.bonus[area][k] > 0) s.hasBonus[(s.bonus[area][k] - 1) as Player] |= 1 << area;
    }
  }
}

function deriveSpace(s: State, space: Space): void {
  const seat = (s.board[space] - 1) as Player;
  const index = within(space);
  switch (areaAt(space)) {
    case WORKSHOPS:
      addWorkshop(s, seat, index);
      return;
    case HOUSES:
      s.houses[0]++;
      s.houseNumbers[seat] |= NUMBER_BIT[index as 0];
      return;
    case NOBILI:
      s.people[0][seat] |= 1 << index;
      return;
    case POPULI:
      s.people[1][seat] |= 1 << index;
      return;
    case TRADE: {
      const good = elementAt(GOOD_INDEX, index % GOOD_INDEX.length);
      s.goods[good][seat]++;
      s.goodRows[good] |= 1 << Math.floor(index / GOOD_INDEX.length);
      return;
    }
    case HARBOR:
      s.berths[0] |= 1 << index;
      return;
  }
}
