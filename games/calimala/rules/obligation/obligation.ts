import { any, below, type MoveBuffer, type Seat } from "#engine";
import type { Action } from "../content.ts";
import { deriveHeld } from "../derived.ts";
import { actionOn, type Side, type State } from "../state.ts";
import { canReach, canReachAfter, isSafe } from "./reach.ts";

/**
 * 3.5 The actions with uses left, as a mask. Computed from numbers: with branches a random decision takes 1.07 of the
 * time.
 */
export function openUses(s: State): number {
  return (any(s.uses[0]) << actionOn(s, 0)) | (any(s.uses[1]) << actionOn(s, 1));
}

/** `openUses` after one use of a side has been lost. */
function usesWithout(s: State, side: Side): number {
  const other = (1 - side) as Side;
  return (below(1, s.uses[side]) << actionOn(s, side)) | (any(s.uses[other]) << actionOn(s, other));
}

/** 3.11 May the obliged player lose a use of this side: decline it, or call it up while its action is impossible? */
export const mayLoseUse = (s: State, seat: Seat, side: Side): boolean => canReach(s, seat, usesWithout(s, side));

/**
 * 3.11 Keeps those of the first `n` choices in `out` after which an action of the disc is within reach. Returns how
 * many.
 */
export function keepObligation(s: State, seat: Seat, out: MoveBuffer, n: number): number {
  const wanted = openUses(s);
  if (isSafe(s, seat, (s.action[0] - 1) as Action, wanted)) return n;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const move = out[i] as number;
    if (canReachAfter(s, seat, move, wanted)) out[kept++] = move;
  }
  return kept;
}

/** 3.11, 9.4 Can the pending obligation be fulfilled from here? */
export const obligationHolds = (s: State, seat: Seat): boolean => canReach(s, seat, openUses(s));

/** 9.4 Would the obligation hold without one of the cards of a kind? */
export function holdsWithout(s: State, seat: Seat, aside: Action): boolean {
  s.hand[seat][aside]--;
  deriveHeld(s, seat);
  const holds = obligationHolds(s, seat);
  s.hand[seat][aside]++;
  deriveHeld(s, seat);
  return holds;
}
