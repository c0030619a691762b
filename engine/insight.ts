import type { Place } from "./state/layout.ts";

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
  /**
   * `end` where random play to the end of the match tells more of a position than `values`, as `arena` has shown. Left
   * out, `values` judge at the end of the turn.
   */
  readonly lookAhead?: "end";
  /** How expected points become points at the end; left out, they are taken as they are. */
  readonly foresight?: Foresight;
  /** What a learned value sees of a position; without it nothing can be learned of the game. */
  readonly learnable?: Learnable;
  /** What was learned by self-play beyond `values`, fetched on demand. It holds for the built-in figures. */
  learned?(): Promise<LearnedText>;
}

/** By equal parts of a match, as `calibrate` measures them over matches of bots. */
export interface Foresight {
  /** Points that every seat has at the end beyond those expected. */
  readonly all: readonly number[];
  /** The same for the seat that has just moved, beyond that; below 0 where moves look better than they are. */
  readonly mover: readonly number[];
  /** The share of a lead in expected points that is left at the end. */
  readonly lead: readonly number[];
}

/**
 * What a number of a state means to whoever learns: a number; a seat + 1, as seen from a seat; one number (or row) for
 * each seat; one in each column for each seat; something + 1 that only its owner sees, a bag of cards.
 */
export type Meaning = "number" | "names-seat" | "row-by-seat" | "column-by-seat" | "own";

/** The fields of a layout that a learned value sees, and what their numbers mean. */
export interface Learnable {
  readonly places: readonly Place[];
  readonly fields: Readonly<Record<string, Meaning>>;
}

/** Weights as they lie in the repository. */
export interface LearnedText {
  /** They hold for this version of the rules and this meaning of the bytes only. */
  readonly rulesVersion: string;
  readonly layout: string;
  /** The command that made them. */
  readonly made: string;
  /** Three letters each. */
  readonly weights: string;
}
