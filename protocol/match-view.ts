import type { Seat, Standings } from "#engine";
import type { ClocksView } from "./clocks-view.ts";

/** One event of the match as one viewer may know it, and the entry that brought it about. */
export interface ToldEvent {
  readonly ply: number;
  /** The move was forced and made by the server. */
  readonly auto?: true;
  readonly event: { readonly type: string };
}

/** The match for one viewer: the whole view, and the events since the ply asked for. */
export interface MatchUpdate {
  readonly table: string;
  /** Number of entries in the log. */
  readonly ply: number;
  /** `events` are those of entries `from` to `ply - 1`. */
  readonly from: number;
  readonly seat: Seat | null;
  /** Mask of who is to act (see `#engine` ToAct). */
  readonly toAct: number;
  readonly view: unknown;
  /** Simultaneous choice: per seat, has chosen. */
  readonly chosen: readonly boolean[];
  /** Simultaneous choice: the reader's own waiting moves, replaceable until the last seat has chosen. */
  readonly waiting: readonly string[] | null;
  readonly events: readonly ToldEvent[];
  /** Those of the same entries that the reader's seat decided, whoever played for it; absent when there are none. */
  readonly own?: readonly number[];
  /** Once the match is over. */
  readonly standings: Standings | null;
  /**
   * How often the host has rewound the match, if ever. What a page knows of a match with another number is void: it
   * asks for all events.
   */
  readonly rewinds?: number;
  /** Where there are clocks. */
  readonly clocks?: ClocksView;
}

/**
 * One turn of a match as one viewer could have it: the position before it and one after each of its entries. Each comes
 * as the update that a follower who knew the position before it was sent then, before anybody chose.
 */
export interface PastPage {
  /** Number of entries in the log. */
  readonly length: number;
  readonly moments: readonly MatchUpdate[];
}
