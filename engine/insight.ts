/** What a bot may know of a game beyond the contract. Reads whole states, so bots only ever ask it about samples. */
export interface Insight<State> {
  /**
   * A rule of thumb for the points that each seat will have at the end, written to `out` by seat. Any position, also in
   * the middle of a turn.
   */
  values(state: State, out: Float64Array): void;
  /**
   * Counts the turns that are over, all seats together; public. Bots compare positions at equal counts, as a finished turn
   * and one under way are not worth the same.
   */
  turns(state: State): number;
  /** Of a legal move: it is never of any use, and bots leave it out while there are others. */
  isPointless?(state: State, move: number): boolean;
  /** Turns are so many small moves that a search may lose one on the way: bots go over what they found once more. */
  readonly longTurns?: true;
}
