import { elementAt } from "#engine";
import {
  BERTHS_A_ROW,
  FLEET_POINTS,
  GOOD_INDEX,
  HOUSE_INDEX,
  type House,
  LAST_SEA_SPACE,
  PERSON_INDEX,
  ROWS,
  type SeaSpace,
  spaceOf,
  WORKSHOP_INDEX,
} from "../rules/board/board.ts";
import {
  BITS_OF_FIVE,
  FIGURE,
  FIGURE_MASK,
  HOUSE_VALUE,
  MATERIAL_MASK,
  NEIGHBOUR_MASK,
  NUMBER_BIT,
  OPEN_PEOPLE,
  PERSON_POINTS,
  SEA_EXTRA_MASK,
  SEA_VALUE,
  SUPPORT_MASK,
  SUPPORT_POINTS,
  TOP_MASK,
  TRIPLE_MASK,
} from "../rules/board/masks.ts";
import { bits } from "../rules/board/tables.ts";
import {
  AREA_OF,
  BONUS_POINTS,
  BONUS_SPACES,
  type BonusArea,
  COIN,
  GOBLET,
  HARBOR,
  HOUSES,
  type Kind,
  NOBILI,
  NUMBER_OF,
  PIGMENT,
  POPULI,
  SHELL,
  SIGN_OF,
  TRADE,
  WORKSHOPS,
} from "../rules/content.ts";
import { filledPeople, filledWorkshops, workshopsOf } from "../rules/derived.ts";
import type { Player, State } from "../rules/state.ts";

/**
 * For a bot's rules of thumb: the immediate value of a card for a seat, played in the best way: points less the others'
 * average, a bonus, and `extra` for an extra card.
 */
export function bestUse(s: State, seat: Player, kind: Kind, extra: number): number {
  const byShip = seaGain(s, seat, NUMBER_OF[kind], extra);
  if (s.personal[seat] + s.general[seat] === 0) return Math.max(0, byShip);
  return Math.max(byShip, placing(s, seat, kind, extra));
}

function placing(s: State, seat: Player, kind: Kind, extra: number): number {
  switch (AREA_OF[kind]) {
    case WORKSHOPS:
      return bestWorkshop(s, seat, SIGN_OF[kind] as 0, extra);
    case HOUSES:
      return nextHouse(s, seat, extra);
    case NOBILI:
      return bestPerson(s, seat, { pyramid: 0, figure: SIGN_OF[kind] - COIN }, extra);
    case POPULI:
      return bestPerson(s, seat, { pyramid: 1, figure: SIGN_OF[kind] - SHELL }, extra);
    case TRADE:
      return oneGood(s, seat, (SIGN_OF[kind] - GOBLET) as 0, extra);
    case HARBOR:
      return bestBerth(s, seat) + seaGain(s, seat, NUMBER_OF[kind], extra);
    default:
      return 0;
  }
}

/** The ship's points for sailing by the number; 0 at the end of the route. */
export function seaGain(s: State, seat: Player, by: number, extra: number): number {
  const from = s.ship[seat];
  if (from === LAST_SEA_SPACE) return 0;
  const to = Math.min(LAST_SEA_SPACE, from + by) as SeaSpace;
  return SEA_VALUE[to] + ((SEA_EXTRA_MASK >> to) & 1) * extra;
}

/** The value of the area's next bonus for the seat. */
export function bonusValue(s: State, seat: Player, area: BonusArea): number {
  if (((s.hasBonus[seat] >> area) & 1) === 1) return 0;
  for (const k of BONUS_SPACES) if (s.bonus[area][k] === 0) return BONUS_POINTS[k];
  return 0;
}

/** The spaces of `own` that hang together with the one at `start`, as a mask. */
export function groupFrom(start: number, own: number): number {
  let group = start;
  for (let edge = start; edge !== 0; ) {
    let near = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) near |= NEIGHBOUR_MASK[(31 - Math.clz32(rest & -rest)) as 0];
    edge = near & own & ~group;
    group |= edge;
  }
  return group;
}

function bestWorkshop(s: State, seat: Player, material: 0 | 1 | 2 | 3, extra: number): number {
  const filled = filledWorkshops(s);
  const own = workshopsOf(s, seat);
  let missing = 0;
  for (const each of MATERIAL_INDEX) if (each !== material && (own & MATERIAL_MASK[each]) === 0) missing++;
  const bonus = missing === 0 ? bonusValue(s, seat, WORKSHOPS) : 0;
  let best = 0;
  for (const i of WORKSHOP_INDEX) {
    const bit = 1 << i;
    if ((MATERIAL_MASK[material] & bit & ~filled) === 0) continue;
    const size = bits(groupFrom(bit, own));
    const isTriple = (TRIPLE_MASK[i] & ~(filled | bit)) === 0;
    const gain = (material === PIGMENT ? 2 * size : size) + (isTriple ? extra : 0);
    if (gain > best) best = gain;
  }
  return best + bonus;
}

/** The values of the unbroken houses at the end of the line, and their owner (seat + 1). */
export function lastRun(s: State): number {
  const next = s.houses[0];
  if (next === 0) return 0;
  const owner = lastHouseOwner(s);
  let sum = 0;
  for (let i = next - 1; i >= 0 && s.board[spaceOf(HOUSES, i)] === owner; i--) sum += HOUSE_VALUE[i as House];
  return sum;
}

/** Seat + 1 of the last filled house; 0 before the first. */
export const lastHouseOwner = (s: State): number => (s.houses[0] === 0 ? 0 : s.board[spaceOf(HOUSES, s.houses[0] - 1)]);

function nextHouse(s: State, seat: Player, extra: number): number {
  const next = s.houses[0];
  if (next === HOUSE_INDEX.length) return 0;
  const value = HOUSE_VALUE[next as House] + (lastHouseOwner(s) === seat + 1 ? lastRun(s) : 0);
  const numbers = s.houseNumbers[seat] | NUMBER_BIT[next as House];
  if (numbers === s.houseNumbers[seat]) return value;
  const n = bits(numbers);
  return value + (n === 3 || n === 5 ? extra : 0) + (n === 4 ? bonusValue(s, seat, HOUSES) : 0);
}

/** The materials of workshops. */
export const MATERIAL_INDEX = [0, 1, 2, 3] as const;

interface Figure {
  readonly pyramid: 0 | 1;
  readonly figure: number;
}

function bestPerson(s: State, seat: Player, { pyramid, figure }: Figure, extra: number): number {
  const people = s.people[pyramid];
  const open = OPEN_PEOPLE[filledPeople(s, pyramid)] ?? 0;
  const share = 1 / (s.opened.seats - 1);
  const had = figuresWith(people[seat]);
  let best = 0;
  for (const i of PERSON_INDEX) {
    if (((open >> i) & 1) === 0) continue;
    let gain = PERSON_POINTS[i] * (FIGURE[i] === figure ? 2 : 1) + ((TOP_MASK >> i) & 1) * extra;
    for (const each of s.opened.seatList) {
      const points = SUPPORT_POINTS[people[each] & SUPPORT_MASK[i]] ?? 0;
      gain += each === seat ? points : -share * points;
    }
    if (had < 3 && figuresWith(people[seat] | (1 << i)) === 3) {
      gain += bonusValue(s, seat, pyramid === 0 ? NOBILI : POPULI);
    }
    if (gain > best) best = gain;
  }
  return best;
}

/** How many of the three symbols these people show. */
export function figuresWith(people: number): number {
  return (people & FIGURE_MASK[0] ? 1 : 0) + (people & FIGURE_MASK[1] ? 1 : 0) + (people & FIGURE_MASK[2] ? 1 : 0);
}

function oneGood(s: State, seat: Player, good: 0 | 1 | 2 | 3, extra: number): number {
  const counts = s.goods[good];
  const value = BITS_OF_FIVE[s.goodRows[good] as 0] + 1;
  const share = 1 / (s.opened.seats - 1);
  let gain = value * (counts[seat] + 1);
  let isGoodDeal = false;
  for (const each of s.opened.seatList) {
    if (each === seat) continue;
    gain -= share * value * counts[each];
    if (counts[each] > counts[seat] + 1) isGoodDeal = true;
  }
  let missing = 0;
  for (const each of GOOD_INDEX) if (each !== good && s.goods[each][seat] === 0) missing++;
  const bonus = counts[seat] === 0 && missing === 0 ? bonusValue(s, seat, TRADE) : 0;
  return gain + bonus + (isGoodDeal ? extra : 0);
}

/** Filled goods of a row. */
export function goodsIn(s: State, row: 0 | 1 | 2 | 3 | 4): number {
  let n = 0;
  for (const good of GOOD_INDEX) n += (s.goodRows[good] >> row) & 1;
  return n;
}

function bestBerth(s: State, seat: Player): number {
  const share = 1 / (s.opened.seats - 1);
  let best = 0;
  for (const row of ROWS) {
    const filled = (s.berths[0] >> (row * 3)) & 7;
    if (filled === 7) continue;
    const each = elementAt(FLEET_POINTS, goodsIn(s, row));
    if (bits(filled) < 2) {
      best = Math.max(best, 0.4 * each);
      continue;
    }
    let gain = each;
    for (let k = 0; k < 3; k++) {
      const owner = s.board[spaceOf(HARBOR, row * BERTHS_A_ROW + k)];
      if (owner === 0) continue;
      gain += owner === seat + 1 ? each : -share * each;
    }
    best = Math.max(best, gain);
  }
  return best;
}
