import type { Seat } from "#engine";
import type { Match } from "./match.ts";
import type { Plan } from "./plan.ts";

/** A seat's simultaneous choice, in notation. */
export interface Choice {
  readonly seat: Seat;
  readonly moves: readonly string[];
}

/** A change to a match, not stored yet. */
export interface Change {
  /** The answer to the requester. */
  readonly ply: number;
  /** Milliseconds since 1970: an estimate of the referee's caller, replaced by the store's time once stored. */
  readonly at: number;
  readonly plan?: Plan;
  /** The id and seat of the commit, so that a repeated request gets the same answer. */
  readonly commit?: { readonly seat: Seat; readonly id: string };
  /** A choice that waits from now on. */
  readonly choice?: Choice;
}

/** Takes a change into memory once it has been stored. The plan's state becomes the match's; the plan is used up. */
export function adopt(match: Match, { plan, choice, at }: Change): void {
  if (plan !== undefined) {
    match.open.copy(plan.state, match.state);
    match.spare = plan.state;
    for (const { by, text, auto } of plan.entries) match.entries.push({ by, text, ...(auto ? { auto } : {}) });
    match.times.push(...plan.entries.map(() => at));
    match.events.push(...plan.events);
    match.nextDraw = plan.nextDraw;
    match.standings = plan.standings;
    match.choices = new Map();
  }
  if (choice !== undefined) {
    match.choices = new Map(match.choices).set(choice.seat, choice.moves);
    match.choicesMade++;
  }
}
