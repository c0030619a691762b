import { type BoardProps, sum } from "#boardkit";
import { SEATS_OF, type Seat, type SeatCount } from "#engine";
import type { Mat, View } from "../hidden/view-types.ts";
import { BERTHS_A_ROW, ROWS, type Row, SEA_SPACES } from "../rules/board/board.ts";
import { AREAS, BONUS_AREAS, BONUS_POINTS } from "../rules/content.ts";
import type { Forecast } from "../rules/turn/forecast.ts";

/** The gain of a move, found from the views before and after it. */
interface Gain {
  /** Points by seat, without those that the end of the match brings. */
  readonly points: readonly number[];
  /** Whether the acting seat gets an extra card. */
  readonly isExtra: boolean;
  /** The value of the bonus diamond that would be placed; 0 when there is none. */
  readonly bonus: number;
  /** The row of Trade whose fleet would sail, for good; `null` when none would. */
  readonly fleet: Row | null;
}

export const pointsOf = (mat: Mat | undefined): number => (mat === undefined ? 0 : sum(Object.values(mat.points)));

/** The value of the bonus diamond that has been added; 0 when there is none. */
function bonusOf({ bonuses: before }: View, { bonuses: after }: View): number {
  const area = BONUS_AREAS.map((index) => AREAS[index]).find((each) => after[each].length > before[each].length);
  return area === undefined ? 0 : (BONUS_POINTS[before[area].length] ?? 0);
}

/** 3.7 The row whose third ship has been taken. */
function fleetOf(before: View, after: View): Row | null {
  const isFull = ({ board }: View, row: Row): boolean =>
    board.harbor.slice(row * BERTHS_A_ROW, (row + 1) * BERTHS_A_ROW).every((owner) => owner !== null);
  return ROWS.find((row) => isFull(after, row) && !isFull(before, row)) ?? null;
}

/** 6.3 Points from secured bonuses that a seat gets because the match ends. */
function countedAtEnd(before: View, after: View, seat: Seat): number {
  const isCounted = after.awaits === "over" && before.mats.some(({ secured }) => secured > 0);
  return isCounted ? (after.mats[seat]?.points.bonus ?? 0) - (before.mats[seat]?.points.bonus ?? 0) : 0;
}

export function gainOf(before: View, after: View): Gain {
  const earned = (seat: Seat): number => pointsOf(after.mats[seat]) - pointsOf(before.mats[seat]);
  return {
    points: SEATS_OF[after.seats].map((seat) => earned(seat) - countedAtEnd(before, after, seat)),
    isExtra: after.awaits === "extra",
    bonus: bonusOf(before, after),
    fleet: fleetOf(before, after),
  };
}

/** The other seats that would get points. */
export const othersIn = ({ points }: Pick<Gain, "points">, own: Seat): readonly Seat[] =>
  SEATS_OF[points.length as SeatCount].filter((seat) => seat !== own && (points[seat] ?? 0) > 0);

/** Targets that place a diamond or sail: spaces and lamps. */
const ON_BOARD = /^(workshops|houses|nobili|populi|trade|harbor|sea):/;

const LAMPS: readonly string[] = SEA_SPACES.slice(1).map((space) => `sea:${space}`);

/** The focused card, if it can be taken or kept; null otherwise. It is not in play yet. */
export const cardAt = ({ focused, legal }: Pick<BoardProps<View>, "focused" | "legal">): string | null =>
  focused !== null && legal.has(focused) && /^(hand|display):/.test(focused) ? focused : null;

interface Looking extends Pick<BoardProps<View>, "view" | "legal" | "preview" | "forecast"> {
  /** The target of the focused card, and the spaces that match it. */
  readonly card: string | null;
  readonly fits: ReadonlySet<string>;
}

/**
 * Gains by target: of the legal targets on the board, of those that would be legal with the focused card, and of those
 * on which a card to be kept could be played now.
 */
export function gainsOf({ view, legal, preview, forecast, card, fits }: Looking): Gains {
  const gains = new Map<string, Gain>();
  const add = (target: string, after: View | null): void => {
    if (after !== null) gains.set(target, gainOf(view, after));
  };
  for (const target of legal) if (ON_BOARD.test(target)) add(target, preview(target));
  for (const { target, extra, ...gain } of (forecast as Forecast | null)?.plays ?? []) {
    gains.set(target, { ...gain, isExtra: extra !== null });
  }
  if (card !== null) for (const target of [...fits, ...LAMPS]) add(target, preview(card, target));
  return gains;
}

export type Gains = ReadonlyMap<string, Gain>;
