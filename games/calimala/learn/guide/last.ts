import { tells } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { isLastRound } from "../../rules/turn/last-round.ts";
import type { At, Move } from "./at.ts";

/** The end of the match, where goods lead to nothing any more. */

/** 3.4 So many discs of a stack act. */
export const ACTING = 3;

/** 6.1, 6.2 No turn follows this one. */
export const isLastTurn = (view: View): boolean =>
  isLastRound(view) && view.active === ((view.startPlayer ?? 0) + view.seats - 1) % view.seats;

/** Another disc of the reader is to act after this one in the same turn. */
export function actsAgain({ view, you }: At): boolean {
  const stack = view.stacks[view.street ?? -1] ?? [];
  return stack.slice(Math.max(0, stack.length - ACTING), stack.length - (view.activation?.position ?? 0)).includes(you);
}

/** No other disc of the reader is to act in this match. */
export const isLastToAct = (at: At): boolean => isLastTurn(at.view) && !actsAgain(at);

/** Something is given or delivered by the move, or can be after it, found by trying. */
export const isGiving = (move: Move): boolean =>
  (["contributed", "artworkGiven", "clothShipped", "clothTransported"] as const).some((type) => tells(move, type)) ||
  move.next().some((each) => !/^(decline|end)\b/.test(each.text) && isGiving(each));
