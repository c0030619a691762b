import type { Switches } from "../opening/options.ts";
import type { Seat, SeatCount } from "../seat.ts";

/**
 * An exercise: a position, a seat, and a goal that the seat can reach in one stretch, before anything is drawn. Data
 * only; a game keeps its exercises in `learn/exercises/`, and their words beside them.
 */
export interface Exercise {
  readonly id: string;
  readonly chapter: string;
  readonly grade: Grade;
  readonly position: ExercisePosition;
  /** Its options other than usual that change what the seat can do here or what that brings: the task names them. */
  readonly terms?: readonly string[];
  readonly seat: Seat;
  /** All must hold after the same move. */
  readonly goal: readonly Check[];
  /** The most moves that the seat may make; without it, as many as its stretch has. */
  readonly limit?: number;
  /** Moves of the shortest line that reaches the goal. */
  readonly par: number;
}

/** From the first steps to mastery. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface ExercisePosition {
  readonly seats: SeatCount;
  /** All of them. */
  readonly options: Switches;
  readonly notation: string;
  /** All seats choose at once, and the others have chosen already. */
  readonly othersChose?: true;
  /** The recorded match it comes from, and after how many of its entries; a position without it is made up. */
  readonly recorded?: { readonly match: string; readonly ply: number };
}

/** A value in a view or in an event. */
type Plain = string | number | boolean | null | readonly Plain[];

/** What an event must carry; it may carry more. */
export type Particulars = Readonly<Record<string, Plain>>;

/** One thing that a goal asks for. Points are those of the seat; paths lead through its view ("mats.0.ship"). */
export type Check =
  /** Points gained since the beginning. */
  | { readonly kind: "points"; readonly atLeast: number }
  /** Points gained from one source. */
  | { readonly kind: "source"; readonly source: string; readonly atLeast: number }
  | { readonly kind: "field"; readonly path: string; readonly atLeast: number }
  | { readonly kind: "equal"; readonly path: string; readonly to: Plain }
  /** Something happened, once or more often. */
  | { readonly kind: "told"; readonly event: string; readonly with?: Particulars; readonly times?: number }
  /** Something happened so much at once: the largest number in one such event. */
  | {
      readonly kind: "most";
      readonly event: string;
      readonly with?: Particulars;
      readonly field: string;
      readonly atLeast: number;
    }
  /** Something has not happened. */
  | { readonly kind: "untold"; readonly event: string; readonly with?: Particulars };

/** The chapters of a game in the order in which they are shown, and its exercises in theirs. */
export interface Exercises {
  /** The rules that the exercises were made for. */
  readonly rulesVersion: string;
  readonly chapters: readonly string[];
  readonly exercises: readonly Exercise[];
}
