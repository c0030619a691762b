import type { ReadonlySignal } from "@preact/signals";
import type { Seat, Standings, ToAct } from "#engine";
import type { ToldEvent } from "#protocol";

/** A match at one moment, as its reader may know it. */
export interface Moment {
  /** Number of entries of the log before it. */
  readonly ply: number;
  /** The seat of the reader; `null` for the public. */
  readonly seat: Seat | null;
  readonly toAct: ToAct;
  readonly view: unknown;
  /** By seat: whether it has made its simultaneous choice. */
  readonly chosen: readonly boolean[];
  /** Once the match is over. */
  readonly standings: Standings | null;
}

/** The input of the board: a live match, a replay, or a match made up for a lesson. The board does not know which. */
export interface Source {
  /** The moment to show; `null` until there is one. */
  readonly match: ReadonlySignal<Moment | null>;
  /** All events before the moment that the reader may know, in order. */
  readonly events: ReadonlySignal<readonly ToldEvent[]>;
  /** Number of entries that the source holds: those from `match.ply` on come after the present moment. */
  readonly length: ReadonlySignal<number>;
}
