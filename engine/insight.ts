import type { Seat } from "./seat.ts";

/** What a bot may know of a game beyond the contract. Reads states, so bots only ever ask it about samples. */
export interface Insight<State> {
  /** A rule of thumb for the points that the seat will have at the end. Any position, also in the middle of a turn. */
  value(state: State, seat: Seat): number;
  /**
   * Counts the turns that are over, all seats together; public. Bots compare positions at equal counts, as a finished turn
   * and one under way are not worth the same.
   */
  turns(state: State): number;
}
