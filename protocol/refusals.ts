/**
 * The server's messages. Their views and events are those of one viewer; nothing else about a match leaves the server.
 */

/** Why a request was turned down: a stable code, worded by the client in the reader's language. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export const REFUSALS = [
  "stale",
  "not-to-act",
  "not-your-seat",
  "not-legal",
  "past-the-boundary",
  "too-many-moves",
  "match-over",
  "match-not-started",
  "rules-other",
  "match-running",
  "seat-occupied",
  "table-full",
  "table-private",
  "already-seated",
  "bot-plays",
  "people-at-table",
  "not-away",
  "not-away-hours",
  "time-up",
  "zone-unknown",
  "sleep-too-long",
  "hours-locked",
  "vacation-late",
  "vacation-too-long",
  "promise-early",
  "not-first",
  "not-owner",
  "seats-out-of-range",
  "option-invalid",
  "share-other",
  "shares-awaited",
  "link-invalid",
  "not-found",
  "name-invalid",
  "name-taken",
  "malformed",
  "too-fast",
  "too-many-waiting",
  "too-many-waiting-here",
  "too-many-running",
  "too-many-running-here",
  "too-many-tables",
  "too-many-guests",
  "message-too-long",
  "client-old",
  "banned",
  "server-busy",
  "server-fault",
  "server-full",
  /** Said by the page itself: its browser has no workers, in which matches of this device are played. */
  "no-workers",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
