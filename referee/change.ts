import { CHANCE, isSimultaneous, type Seat, seatBit } from "#engine";
import { clocksAfter, type Dues } from "./clocks/seat-time.ts";
import { type Match, toActIn } from "./match.ts";
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
  /** Milliseconds since 1970: when the referee's caller was asked, replaced by the store's time once stored. */
  readonly at: number;
  readonly plan?: Plan;
  /** The id and seat of the commit, so that a repeated request gets the same answer. */
  readonly commit?: { readonly seat: Seat; readonly id: string };
  /** A choice that waits from now on. */
  readonly choice?: Choice;
  /** By correspondence: up to when the stretches are free that begin with this change. */
  readonly dues?: Dues;
}

const SEAT_BITS = CHANCE - 1;

/** The seats that owe a decision after the change, as a mask. */
export function owingAfter(match: Match, { plan, choice }: Change): number {
  if (plan !== undefined) return plan.toAct & SEAT_BITS;
  const chosen = [...match.choices.keys(), ...(choice === undefined ? [] : [choice.seat])];
  return chosen.reduce((rest, seat) => rest & ~seatBit(seat), toActIn(match) & SEAT_BITS);
}

/**
 * The seat that makes the last one of several simultaneous choices: its stretch of owing ends with it, as those of the
 * others did with theirs, even where the next choice is owed at once. Null otherwise.
 */
export const lastToChoose = (match: Match, { plan, commit }: Change): Seat | null =>
  plan !== undefined && commit !== undefined && isSimultaneous(toActIn(match)) ? commit.seat : null;

/** Takes a change into memory once it has been stored. The plan's state becomes the match's; the plan is used up. */
export function adopt(match: Match, change: Change): void {
  const { plan, choice, at, dues } = change;
  if (match.clocks !== null) {
    const step = { owing: owingAfter(match, change), renewed: lastToChoose(match, change), at, dues };
    match.clocks = clocksAfter(match.clocks, step);
  }
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
