import { CHANCE, isToAct, type MoveBuffer, NOBODY, type Reason, type Seat, seatBit, type ToAct } from "#engine";
import { MOVES, TARGETS, type Target } from "./moves.ts";
import { OVER, SPACES, type Space, START, type State } from "./state.ts";

// Guide 3: who is to act and what is legal; a move is legal when there is no reason against it.

/** Every code that `whyNot` can give. */
export const REASONS = ["not-begun", "match-over", "not-your-turn", "claimed"] as const;

export function toAct(s: State): ToAct {
  if (s.awaits[0] === START) return CHANCE;
  return s.awaits[0] === OVER ? NOBODY : seatBit(s.turn[0] as Seat);
}

/** 2.1 Why the seat cannot claim the space. */
function reasonAgainst(s: State, seat: Seat, space: Space): Reason | undefined {
  if (s.awaits[0] === START) return { code: "not-begun" };
  if (s.awaits[0] === OVER) return { code: "match-over" };
  if (s.turn[0] !== seat) return { code: "not-your-turn" };
  const owner = s.spaces[space];
  return owner === 0 ? undefined : { code: "claimed", facts: { seat: owner - 1 } };
}

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  if (!isToAct(toAct(s), seat)) return 0;
  let n = 0;
  for (const space of SPACES) if (reasonAgainst(s, seat, space) === undefined) out[n++] = MOVES.first.claim + space;
  return n;
}

export const whyNot = (s: State, seat: Seat, target: Target): Reason | undefined =>
  reasonAgainst(s, seat, TARGETS.indexOf(target) as Space);
