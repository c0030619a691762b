import { EVERYBODY, type Tell } from "#engine";
import { AREAS, BONUS_AREAS, BONUS_POINTS, BONUS_SPACES, type BonusArea, type BonusAreaName } from "../content.ts";
import type { Event, Points } from "../events.ts";
import { FROM_BONUS, type Player, type State } from "../state.ts";
import { diamondsOf, supplyOf, takeDiamond, tellSupply } from "../turn/diamonds.ts";

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
  for (const area of BONUS_AREAS) sum += bonusIn(s, seat, area);
  return sum;
}

/** 4.3 Points of the bonus space that a seat has in an area; 0 when it has none. */
export function bonusIn(s: State, seat: Player, area: BonusArea): number {
  for (const k of BONUS_SPACES) if (s.bonus[area][k] === seat + 1) return BONUS_POINTS[k];
  return 0;
}
