import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BONUS_HOUSES, GOODS, HOUSE_VALUES, PEOPLE, TRADE_INDEX, WORKSHOP_SPACES } from "../../rules/board/board.ts";
import { AREAS, BONUS_AREAS, BONUS_POINTS, type BonusAreaName } from "../../rules/content.ts";

/** 4.3 What the areas ask for their bonuses, and who has how much of it. */

type Sign = string | number;

const SIGNS: Readonly<Record<BonusAreaName, readonly Sign[]>> = {
  workshops: WORKSHOP_SPACES.map(({ symbol }) => symbol),
  houses: HOUSE_VALUES,
  ...PEOPLE,
  trade: TRADE_INDEX.map((i) => GOODS[(i % GOODS.length) as 0]),
};

const allOf = (area: BonusAreaName): number => (area === "houses" ? BONUS_HOUSES : new Set(SIGNS[area]).size);

/** What a seat has collected in an area: how many different signs, of how many, and where. */
export interface Collected {
  readonly area: BonusAreaName;
  readonly has: ReadonlySet<Sign>;
  readonly all: number;
  readonly spaces: readonly string[];
}

/** The areas whose bonus a seat can still get. */
export const collecting = ({ board, bonuses }: View, seat: Seat): readonly Collected[] =>
  BONUS_AREAS.map((area) => AREAS[area] as BonusAreaName)
    .filter((area) => !bonuses[area].includes(seat) && bonuses[area].length < BONUS_POINTS.length)
    .map((area) => ({
      area,
      has: new Set(SIGNS[area].filter((_, i) => board[area][i] === seat)),
      all: allOf(area),
      spaces: board[area].flatMap((owner, i) => (owner === seat ? [`${area}:${i}`] : [])),
    }));

/** The highest bonus left in an area. */
export const prizeOf = ({ bonuses }: View, area: BonusAreaName): number => BONUS_POINTS[bonuses[area].length] ?? 0;

/** A sign that one lacks yet, and that is not the last one: it makes `n` of `of`. */
export interface Step {
  readonly area: BonusAreaName;
  readonly n: number;
  readonly of: number;
  readonly prize: number;
}

/**
 * What a diamond on a space would be towards the bonus of its area; `null` for the first of a set, and the last, and where
 * the personal supply ends before the set is complete.
 */
export function stepAt(view: View, seat: Seat, target: string): Step | null {
  const [area, i] = target.split(":");
  const set = collecting(view, seat).find((each) => each.area === area);
  const sign = set === undefined ? undefined : SIGNS[set.area][Number(i)];
  if (set === undefined || sign === undefined || set.has.has(sign)) return null;
  const n = set.has.size + 1;
  const left = (view.mats[seat]?.personal ?? 0) - 1;
  return n > 1 && n < set.all && set.all - n <= left
    ? { area: set.area, n, of: set.all, prize: prizeOf(view, set.area) }
    : null;
}
