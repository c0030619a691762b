import { any, below, type MoveBuffer, type Seat } from "#engine";
import { choices } from "../actions/choices.ts";
import { type Action, BUILDINGS, PORTS } from "../content.ts";
import { deriveHeld } from "../derived.ts";
import { MOVES } from "../moves.ts";
import { actionOn, GIFT_SLOTS, HOUSES, type Side, type State } from "../state.ts";
import type { PurseChange } from "./purse.ts";
import { canReach, canReachAfter, isSafe } from "./reach.ts";

const scratch = new Uint16Array(64);

/** Actions with uses still to come up, as a mask. */
export function openUses(s: State): number {
  return (any(s.uses[0]) << actionOn(s, 0)) | (any(s.uses[1]) << actionOn(s, 1));
}

/** The same after one use of a side is gone. */
function usesWithout(s: State, side: Side): number {
  const other = (1 - side) as Side;
  return (below(1, s.uses[side]) << actionOn(s, side)) | (any(s.uses[other]) << actionOn(s, other));
}

/** 3.11 May a use of this side go by without its action: declined, or named while it is impossible? */
export const mayLoseUse = (s: State, seat: Seat, side: Side): boolean =>
  s.obliged[0] === 0 || canReach(s, seat, usesWithout(s, side));

/** 3.11 Drops the choices inside a card's action that would put the compulsory action out of reach. */
export function keepObligation(s: State, seat: Seat, out: MoveBuffer, n: number): number {
  const wanted = openUses(s);
  if (isSafe(s, seat, (s.action[0] - 1) as Action, wanted)) return n;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const move = out[i] as number;
    if (move === MOVES.first.deliverNoMore || canReachAfter(s, seat, changeBy(move), wanted)) out[kept++] = move;
  }
  return kept;
}

/** 3.11, 9.4 Can the pending obligation still be fulfilled from here, whatever has begun? */
export function obligationHolds(s: State, seat: Seat): boolean {
  const wanted = openUses(s);
  if (s.action[0] === 0 || s.delivered[0] > 0) return canReach(s, seat, wanted);
  const n = choices(s, seat, scratch);
  for (let i = 0; i < n; i++) if (canReachAfter(s, seat, changeBy(scratch[i] as number), wanted)) return true;
  return false;
}

/** The same if it could not rest on one of the cards of a kind. */
export function holdsWithout(s: State, seat: Seat, aside: Action): boolean {
  s.hand[seat][aside]--;
  deriveHeld(s, seat);
  const holds = obligationHolds(s, seat);
  s.hand[seat][aside]++;
  deriveHeld(s, seat);
  return holds;
}

const CHANGES: ReadonlyMap<number, PurseChange> = new Map<number, PurseChange>([
  [MOVES.first.buildShip, "ship"],
  [MOVES.first.buildWorkshop, "workshop"],
  ...HOUSES.map((h) => [MOVES.first.buildHouse + h, `house${h}`] as const),
  ...BUILDINGS.map((b) => [MOVES.first.artwork + b, "artwork"] as const),
  ...GIFT_SLOTS.map((g) => [MOVES.first.contribute + g, `gift${(g % 3) as 0 | 1 | 2}`] as const),
  ...PORTS.map((p) => [MOVES.first.ship + p, "port"] as const),
  ...HOUSES.map((h) => [MOVES.first.transport + h, `city${h}`] as const),
]);

function changeBy(move: number): PurseChange {
  const change = CHANGES.get(move);
  if (change === undefined) throw new Error(`invariant: move ${move} is a choice inside an action`);
  return change;
}
