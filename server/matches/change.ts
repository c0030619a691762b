import type { Seat } from "#engine";
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
