import type { ReadonlySignal } from "@preact/signals";
import type { Seat, Standings, ToAct } from "#engine";
import type { ToldEvent } from "#protocol";

/** A match at one moment, as whoever looks may know it. */
export interface Moment {
  /** How many entries of the log have led to it. */
  readonly ply: number;
  /** Who looks; `null`: the public. */
  readonly seat: Seat | null;
  readonly toAct: ToAct;
  readonly view: unknown;
  /** Simultaneous choice: per seat, has chosen. */
  readonly chosen: readonly boolean[];
  /** Once the match is over. */
  readonly standings: Standings | null;
}

/** The input of the board: a live match, a replay, or a match made up for a lesson. The board does not know which. */
export interface Source {
  /** The moment to show; `null` until there is one. */
  readonly match: ReadonlySignal<Moment | null>;
  /** Every event that has led to it and that whoever looks may know, in order. */
  readonly events: ReadonlySignal<readonly ToldEvent[]>;
  /** How many entries the source holds: those from `match.ply` on lie after the moment shown. */
  readonly length: ReadonlySignal<number>;
}
