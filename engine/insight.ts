/**
 * What a bot may know of a game beyond the contract. Reads whole states, so bots only ever ask it about samples; whoever
 * tells about a finished match may ask it about the states of that match.
 */
export interface Insight<State> {
  /**
   * A rule of thumb for the points that each seat will have at the end, written to `out` by seat. Any position, also in
   * the middle of a turn.
   */
  values(state: State, out: Float64Array): void;
  /**
   * Counts the turns that are over, all seats together; public. Bots compare positions at equal counts, as a finished
   * turn and one under way are not worth the same.
   */
  turns(state: State): number;
  /** Whether a legal move is never of any use. Bots skip it while there are others. */
  isPointless?(state: State, move: number): boolean;
  /**
   * True when turns have so many small moves that a search misses some: bots then try to improve the stretch they
   * found.
   */
  readonly longTurns?: true;
}
