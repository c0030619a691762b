import { EVERYBODY, type Tell } from "#engine";
import { AREAS, BONUS_POINTS, BONUS_SPACES, type BonusArea, type BonusAreaName } from "../content.ts";
import type { Event, Points, Supply } from "../events.ts";
import { FROM_BONUS, type Player, type State } from "../state.ts";

/** Diamonds of a seat that are not on the board yet. */
export const diamondsOf = (s: State, seat: Player): number => s.personal[seat] + s.general[seat];

/** 4.5 Where the next diamond of a seat comes from. */
export const supplyOf = (s: State, seat: Player): Supply => (s.personal[seat] > 0 ? "personal" : "general");

/** 4.5, 6.2 Takes a diamond of a seat that has one: from the personal supply, when that is empty from the general one. */
export function takeDiamond(s: State, seat: Player): void {
  if (s.personal[seat] === 0) {
    s.general[seat]--;
    return;
  }
  s.personal[seat]--;
  if (s.personal[seat] === 0 && s.ending[0] === 0) s.ending[0] = seat + 1;
}

/** What taking this diamond did to the supplies; asked before it is taken. */
export function tellSupply(s: State, seat: Player, tell: Tell<Event>): void {
  if (s.personal[seat] === 1) tell({ type: "lastDiamond", seat, ends: s.ending[0] === 0 }, EVERYBODY);
  else if (s.personal[seat] === 0 && s.general[seat] === s.opened.general) {
    tell({ type: "generalSupplyOpened", seat }, EVERYBODY);
  }
}

/** Points for one seat alone. */
export const pointsFor = (s: State, seat: Player, points: number): Points =>
  s.opened.seatList.map((each) => (each === seat ? points : 0));

/** 4.3, 4.4 The seat has met the condition of the area: a diamond goes onto the highest free bonus space, once. */
export function takeBonus(s: State, seat: Player, area: BonusArea, tell?: Tell<Event>): void {
  if (((s.hasBonus[seat] >> area) & 1) === 1) return;
  const name = AREAS[area] as BonusAreaName;
  if (diamondsOf(s, seat) === 0) {
    tell?.({ type: "bonusMissed", seat, area: name }, EVERYBODY);
    return;
  }
  for (const k of BONUS_SPACES) {
    if (s.bonus[area][k] > 0) continue;
    const value = BONUS_POINTS[k];
    const { first } = s.opened;
    if (tell) {
      const points = pointsFor(s, seat, first ? 0 : value);
      tell(
        { type: "bonusPlaced", seat, supply: supplyOf(s, seat), area: name, value, secured: first, points },
        EVERYBODY,
      );
      tellSupply(s, seat, tell);
    }
    takeDiamond(s, seat);
    s.bonus[area][k] = seat + 1;
    s.hasBonus[seat] |= 1 << area;
    if (!first) s.points[FROM_BONUS][seat] += value;
    return;
  }
}

/** 4.3 Points of the bonus spaces that a seat has. */
export function bonusOf(s: State, seat: Player): number {
  let sum = 0;
  for (const area of [0, 1, 2, 3, 4] as const) {
    for (const k of BONUS_SPACES) if (s.bonus[area][k] === seat + 1) sum += BONUS_POINTS[k];
  }
  return sum;
}
