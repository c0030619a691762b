import type { Seat } from "#engine";

/**
 * How time runs at a table. Live: minutes for the match, and seconds that a stretch gives back. By correspondence: days
 * for each turn, and a bank of days for turns that take longer.
 */
export type Pace =
  | { readonly kind: "live"; readonly minutes: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number; readonly bank: number };

/** The time of a person's seat, in milliseconds. The same for every reader. */
export interface SeatTimeView {
  /** While its clock runs, as at the beginning of the stretch: `until` counts. */
  readonly left: number;
  /** Since when its clock runs; absent while it stands. */
  readonly since?: number;
  /** Up to here the stretch costs nothing. */
  readonly freeUntil?: number;
  /** When its time is up. */
  readonly until?: number;
  /** A bot plays for the person. */
  readonly isStopped?: true;
}

/** The clocks of a match. */
export interface ClocksView {
  readonly pace: Pace;
  /** The server's time. */
  readonly now: number;
  /** By seat; null for bots. */
  readonly seats: readonly (SeatTimeView | null)[];
}

/**
 * Something that changed the times of a match beside its log, once `ply` entries stood there. Times are milliseconds
 * since 1970, spans milliseconds.
 */
export interface TimeFact {
  readonly ply: number;
  readonly at: number;
  /**
   * `due`: the stretch of `seat` that begins now is free up to `until`. `time-up`: nothing is left, a bot plays from now
   * on; `stopped`: a bot plays for another reason. `back`: the person plays again, with `ms` left. `absence`: no server
   * lived for `ms`, which the running stretch of `seat` gets. `set`: the match was rewound to here; the stretch of
   * `seat` ended with the last entry, which left it `ms`. `pace`: from now on `pace` holds, or no clock runs, and
   * everybody begins anew.
   */
  readonly type: "due" | "time-up" | "stopped" | "back" | "absence" | "set" | "pace";
  readonly seat?: Seat;
  readonly ms?: number;
  readonly until?: number;
  readonly pace?: Pace | null;
}
