import type { Entry, Seat, Switches } from "#engine";
import type { Branch, Incident, Pace } from "#protocol";
import type { Clocks } from "#referee";

/** A match that the page plays, as this browser keeps it. */

export type HereSeat =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly level: string };

/** What lists show, and how the match is opened. Nothing in it is hidden from anybody at the table. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Switches;
  readonly seats: readonly HereSeat[];
  /** The figures, where they are not the game's own. */
  readonly contentText?: string;
  readonly movedAt: number;
  /** The seats that owe a decision; empty once it is over. */
  readonly owing: readonly Seat[];
  /** By seat, once it is over. */
  readonly ranks?: readonly number[];
  readonly branch?: Branch;
  /** Live; left out without clocks. */
  readonly pace?: Pace;
  /** In order; left out while there are none. */
  readonly incidents?: readonly Incident[];
  /** The game's guide speaks in it. */
  readonly isGuided?: true;
}

/** The match itself: all that is hidden follows from it. */
export interface KeptLog {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly times: readonly number[];
  /** Simultaneous choices that wait, by seat. */
  readonly choices: readonly (readonly [Seat, readonly string[]])[];
  /** The latest commits and the length of the log after each: sent again, they get the same answer. */
  readonly answered: readonly (readonly [string, number])[];
  /** The clocks, by the device's time. */
  readonly clocks?: Clocks;
  /** What the draws are to bring as long as they can: the outcomes of the match that a branch has left, or a prepared beginning. */
  readonly luck?: { readonly from: number; readonly outcomes: readonly string[] };
}

/** Where matches are kept: the store of the browser, or that of a test. It rejects when it cannot. */
export interface MatchStore {
  load(id: string): Promise<{ readonly match: KeptMatch; readonly log: KeptLog } | undefined>;
  keep(match: KeptMatch, log: KeptLog): Promise<void>;
  drop(id: string): Promise<void>;
  /** The latest first. */
  list(): Promise<readonly KeptMatch[]>;
}
