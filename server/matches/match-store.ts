import { type Entry, SEATS_OF, type Seat, type SeatCount, type Standings, type Switches } from "#engine";
import type { Pace } from "#protocol";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";

export interface MatchRow {
  readonly table_id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly options: Switches;
  readonly seats: number;
  readonly content_hash: string | null;
  readonly secret: Buffer;
  readonly commitment: string;
  readonly shares: readonly string[];
  readonly next_draw: number;
  readonly ply: number;
  readonly choices_made: number;
  readonly rewinds: number;
  readonly is_closed: boolean;
  readonly standings: Standings | null;
  readonly pace: Pace | null;
}

const COLUMNS = [
  ...(["table_id", "game", "rules_version", "options", "seats", "content_hash", "secret"] as const),
  ...([
    "commitment",
    "shares",
    "next_draw",
    "ply",
    "choices_made",
    "rewinds",
    "is_closed",
    "standings",
    "pace",
  ] as const),
];

export const loadMatch = (db: Database, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom("match").select(COLUMNS).where("table_id", "=", id).executeTakeFirst();

/** Loads the match like `loadMatch` and locks it until the transaction ends. */
export const lockMatch = (tx: Tx, id: string): Promise<MatchRow | undefined> =>
  tx.selectFrom("match").select(COLUMNS).where("table_id", "=", id).forUpdate().executeTakeFirst();

/** Converts the column `seat` of an entry. */
const byOf = (seat: number | null, seats: SeatCount): Entry["by"] =>
  seat === null ? "chance" : (SEATS_OF[seats].find((each) => each === seat) ?? "chance");

/** An entry and its time. */
export interface TimedEntry {
  readonly entry: Entry;
  readonly at: Date;
  /** When its simultaneous choice was first made, if before the entry. */
  readonly chosenAt: Date | null;
}

export async function loadEntries(
  db: Database,
  id: string,
  from: number,
  seats: SeatCount,
): Promise<readonly TimedEntry[]> {
  const rows = await db
    .selectFrom("entry")
    .select(["seat", "text", "auto", "at", "chosen_at"])
    .where("table_id", "=", id)
    .where("ply", ">=", from)
    .orderBy("ply")
    .execute();
  return rows.map(({ seat, text, auto, at, chosen_at: chosenAt }) => ({
    entry: { by: byOf(seat, seats), text, ...(auto ? { auto } : {}) },
    ...{ at, chosenAt },
  }));
}

/** For each entry the number of the draw behind it, or null. */
export async function loadDraws(db: Database, id: string): Promise<readonly (number | null)[]> {
  const rows = await db.selectFrom("entry").select("draw").where("table_id", "=", id).orderBy("ply").execute();
  return rows.map(({ draw }) => draw);
}

export async function loadChoices(
  db: Database,
  id: string,
  ply: number,
): Promise<ReadonlyMap<Seat, readonly string[]>> {
  const rows = await db
    .selectFrom("choice")
    .select(["seat", "moves"])
    .where("table_id", "=", id)
    .where("ply", "=", ply)
    .orderBy("seat")
    .execute();
  return new Map(rows.map(({ seat, moves }) => [seat as Seat, moves]));
}
