import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  BERTHS_A_ROW,
  BONUS_HOUSES,
  FLEET_POINTS,
  GOODS,
  HOUSE_NUMBERS,
  HOUSE_VALUES,
} from "../../rules/board/board.ts";
import { BONUS_POINTS, type BonusAreaName } from "../../rules/content.ts";
import { PRINTED } from "./printed.ts";

/** The symbols or numbers of an area's spaces. A bonus asks for a number of different ones. */
const SIGNS: Readonly<Record<BonusAreaName, readonly (string | number)[]>> = {
  ...PRINTED,
  houses: HOUSE_VALUES,
};

/** A seat's progress towards the point bonus of an area. */
interface Progress {
  /** Number of different symbols (houses: numbers), out of `of`. */
  readonly n: number;
  readonly of: number;
  readonly missing: readonly (string | number)[];
}

/** `null` when no bonus is left, when the seat has it already, or for a spectator. */
export function progressOf(view: View, you: Reader["you"], area: BonusAreaName): Progress | null {
  const owners = view.bonuses[area];
  if (you === null || owners.length === BONUS_POINTS.length || owners.includes(you)) return null;
  return countOf(view, you, area);
}

function countOf(view: View, seat: Seat, area: BonusAreaName): Progress {
  const all = area === "houses" ? HOUSE_NUMBERS : [...new Set(SIGNS[area])];
  const own = new Set(SIGNS[area].filter((_, i) => view.board[area][i] === seat));
  const of = area === "houses" ? BONUS_HOUSES : all.length;
  const missing = own.size < of ? all.filter((sign) => !own.has(sign)) : [];
  return { n: Math.min(own.size, of), of, missing };
}

/** 3.7 What each diamond of the fleet would earn if it sailed now; `null` when it has sailed and never scores again. */
export function fleetWorth({ board }: Pick<View, "board">, row: number): number | null {
  const filledIn = (owners: readonly (Seat | null)[], aRow: number): number =>
    owners.slice(row * aRow, (row + 1) * aRow).filter((owner) => owner !== null).length;
  const hasSailed = filledIn(board.harbor, BERTHS_A_ROW) === BERTHS_A_ROW;
  return hasSailed ? null : (FLEET_POINTS[filledIn(board.trade, GOODS.length)] ?? 0);
}
