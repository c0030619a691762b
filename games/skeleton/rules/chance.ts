import { type ChanceBuffer, EVERYBODY, SEATS_OF, type Seat, type Tell } from "#engine";
import { OUTCOMES } from "./moves.ts";
import type { Event } from "./play.ts";
import { CLAIM, type State } from "./state.ts";

// Guide 3: whatever is drawn or turned up, with its weights.

/** 1.2 Every seat is as likely. */
export function chance(s: State, out: ChanceBuffer): number {
  for (const seat of SEATS_OF[s.opened.seats]) {
    out.outcomes[seat] = OUTCOMES.first.start + seat;
    out.weights[seat] = 1;
  }
  return s.opened.seats;
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  const seat = (outcome - OUTCOMES.first.start) as Seat;
  s.turn[0] = seat;
  s.awaits[0] = CLAIM;
  tell?.({ type: "begun", seat }, EVERYBODY);
}
