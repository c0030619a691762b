import type { BoardProps } from "#boardkit";
import type { Seat } from "#engine";
import type { StackDisc, View } from "../hidden/view-types.ts";
import type { CityName, TileName } from "../rules/content.ts";

const TRADE = ["troyes", "bruges", "hamburg"] as const;

/** Whose mat and hand are shown: one's own; spectators see those of who acts. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.actor ?? 0;

/** Has the seat kept its scoring card? All keep one at the same time: a choice waits until the last has come. */
export const hasKept = ({ view, chosen }: Pick<BoardProps<View>, "view" | "chosen">, seat: Seat): boolean =>
  view.awaits === "keep" && (view.kept[seat] === true || chosen.has(seat));

/** Who decides now. */
export function isActing(props: Pick<BoardProps<View>, "view" | "chosen" | "ending">, seat: Seat): boolean {
  if (props.ending !== null) return props.ending === seat;
  return props.view.awaits === "keep" ? !hasKept(props, seat) : props.view.actor === seat;
}

/** How many trade houses the seat has. */
export const housesOf = (view: View, seat: Seat): number =>
  Object.values(view.houses).filter((owners) => owners[seat] === true).length;

/** Who has a trade house in a city; nobody in a port. */
export function houseOwners({ houses }: View, city: CityName): readonly Seat[] {
  const inland = TRADE.find((each) => each === city);
  return inland === undefined ? [] : houses[inland].flatMap((has, seat) => (has ? [seat as Seat] : []));
}

interface SeatAhead {
  /** From 1. */
  readonly k: number;
  readonly tile: TileName;
  readonly seat: Seat;
  /** 5.2 The seat gives a coloured disc of its reserve and takes the white one. */
  readonly isSwap: boolean;
}

/** 5.1, 5.2, 5.5 The seat that a fourth disc brings; `null` without one, and where nobody gets it or no tile is left. */
export function seatFor(view: View, fourth: StackDisc | undefined): SeatAhead | null {
  const { tilesScored, council, active, mats, stacks } = view;
  const tile = council[tilesScored]?.tile ?? null;
  const isWhite = fourth === "white";
  const seat = isWhite ? active : (fourth ?? null);
  if (tile === null || seat === null) return null;
  const isSwap = isWhite && (mats[seat]?.coloured ?? 0) > 0;
  const isNobodys = isWhite && !isSwap && !stacks.some((discs) => discs.includes(seat));
  return isNobodys ? null : { k: tilesScored + 1, tile, seat, isSwap };
}
