import type { BoardProps } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import { BONUS_POINTS } from "../content.ts";
import type { Mat, View } from "../view-types.ts";

/** What a move would bring, told by the views before and after it. */
export interface Gain {
  /** Points by seat. */
  readonly points: readonly number[];
  /** An extra card for who plays. */
  readonly isExtra: boolean;
  /** The value of the bonus diamond that would be laid; 0 for none. */
  readonly bonus: number;
}

export const pointsOf = (mat: Mat | undefined): number =>
  mat === undefined ? 0 : Object.values(mat.points).reduce((sum, n) => sum + n, 0);

const laid = ({ bonuses }: View): number => Object.values(bonuses).reduce((sum, owners) => sum + owners.length, 0);

/** The area in which a bonus diamond has been added. */
function bonusOf(before: View, after: View): number {
  if (laid(after) === laid(before)) return 0;
  for (const [area, owners] of Object.entries(after.bonuses)) {
    const earlier = before.bonuses[area as keyof View["bonuses"]];
    if (owners.length > earlier.length) return BONUS_POINTS[earlier.length] ?? 0;
  }
  return 0;
}

export function gainOf(before: View, after: View): Gain {
  return {
    points: SEATS_OF[after.seats].map((seat) => pointsOf(after.mats[seat]) - pointsOf(before.mats[seat])),
    isExtra: after.stage === "extra",
    bonus: bonusOf(before, after),
  };
}

/** Spaces and lamps: what is pressed there is placed or sailed. */
const ON_BOARD = /^(workshops|houses|nobili|populi|trade|harbor|sea):/;

/** What each possible part of the board would bring, by target. */
export function gainsOf({ view, legal, preview }: Pick<BoardProps<View>, "view" | "legal" | "preview">): Gains {
  const gains = new Map<string, Gain>();
  for (const target of legal) {
    const after = ON_BOARD.test(target) ? preview(target) : null;
    if (after !== null) gains.set(target, gainOf(view, after));
  }
  return gains;
}

export type Gains = ReadonlyMap<string, Gain>;

/** Who plays: the reader, or (where everybody is looked at) whoever acts. */
export const playerOf = ({ view, you }: Pick<BoardProps<View>, "view" | "you">): Seat => you ?? view.actor ?? 0;
