import type { Seat } from "#engine";
import type { Match } from "./match.ts";
import type { Plan } from "./plan.ts";

/** A seat's simultaneous choice, in notation. */
export interface Choice {
  readonly seat: Seat;
  readonly moves: readonly string[];
}

/** What is to happen to a match. */
export interface Change {
  /** The answer to the one who asked. */
  readonly ply: number;
  /** When, in milliseconds since 1970: as the one who decides reckons it, and once it is stored as the store says. */
  readonly at: number;
  readonly plan?: Plan;
  /** Whose request it was, so that the same one again gets the same answer. */
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
    match.told.push(...plan.told);
    match.nextDraw = plan.nextDraw;
    match.standings = plan.standings;
    match.choices = new Map();
  }
  if (choice !== undefined) {
    match.choices = new Map(match.choices).set(choice.seat, choice.moves);
    match.choicesMade++;
  }
}
