import type { Seat } from "#engine";

/** The last position that a reader has seen on this device, of each table and seat. */
export interface Seen {
  /** Number of entries. */
  readonly ply: number;
  /** How often the match had been rewound. */
  readonly rewinds: number;
  /** When, in milliseconds. */
  readonly at: number;
}

const keyOf = (table: string, seat: Seat | null): string => `fiorino.seen.${table}.${seat ?? "public"}`;

export function lastSeen(table: string, seat: Seat | null): Seen | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table, seat)) ?? "null");
    return isSeen(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What cannot be kept, because the browser refuses it, is not missed until the page is opened again. */
export function keepSeen(table: string, seat: Seat | null, seen: Seen): void {
  try {
    localStorage.setItem(keyOf(table, seat), JSON.stringify(seen));
  } catch {
    return;
  }
}

const isSeen = (kept: unknown): kept is Seen =>
  typeof kept === "object" &&
  kept !== null &&
  ["ply", "rewinds", "at"].every((name) => Number.isFinite((kept as Record<string, unknown>)[name]));
