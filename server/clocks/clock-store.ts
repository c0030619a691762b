import { sql } from "kysely";
import type { Seat } from "#engine";
import type { Pace, TimeFact } from "#protocol";
import { type Clocks, firstTime, givenBack, type SeatTime } from "#referee";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";

/** The clocks of a match as they stand in the database; null at a table without. */
export async function loadClocks(
  db: Database,
  { table, seats, pace }: { readonly table: string; readonly seats: number; readonly pace: Pace | null },
): Promise<Clocks | null> {
  if (pace === null) return null;
  const rows = await db
    .selectFrom("seat_time")
    .select(["seat", "left_ms", "since", "free_until", "is_stopped"])
    .where("table_id", "=", table)
    .execute();
  const times = new Map<number, SeatTime>(
    rows.map(({ seat, left_ms, since, free_until, is_stopped }) => [
      seat,
      {
        ...{ left: left_ms, since: since?.getTime() ?? null },
        ...{ freeUntil: free_until?.getTime() ?? null, isStopped: is_stopped },
      },
    ]),
  );
  return { pace, seats: Array.from({ length: seats }, (_, seat) => times.get(seat) ?? null) };
}

/** Gives every person of a match the first time of a pace; no clock runs yet. */
export async function storeClocks(tx: Tx, table: string, persons: readonly Seat[], pace: Pace): Promise<void> {
  if (persons.length === 0) return;
  const time = { left_ms: firstTime(pace), increment_ms: givenBack(pace) };
  await tx
    .insertInto("seat_time")
    .values(persons.map((seat) => ({ table_id: table, seat, ...time })))
    .execute();
}

/** Notes what changed the times of a match beside its log; only while the match is locked. */
export async function storeFact(
  tx: Tx,
  table: string,
  { at, until, pace, seat = null as never, ms = null as never, type }: Omit<TimeFact, "ply" | "at"> & { at?: Date },
): Promise<void> {
  await tx
    .insertInto("time_fact")
    .values(({ selectFrom }) => ({
      ...{ table_id: table, type, seat, ms, at: at ?? CLOCK_NOW },
      ply: selectFrom("match").where("table_id", "=", table).select("ply"),
      until: until === undefined ? null : new Date(until),
      pace: pace === undefined || pace === null ? null : JSON.stringify(pace),
    }))
    .execute();
}

export async function loadFacts(db: Database, table: string): Promise<readonly TimeFact[]> {
  const rows = await db
    .selectFrom("time_fact")
    .select(["ply", "at", "seat", "type", "ms", "until", "pace"])
    .where("table_id", "=", table)
    .orderBy("id")
    .execute();
  return rows.map(({ ply, at, seat, type, ms, until, pace }) => ({
    ...{ ply, at: at.getTime(), type },
    ...(seat === null ? {} : { seat: seat as Seat }),
    ...(ms === null ? {} : { ms }),
    ...(until === null ? {} : { until: until.getTime() }),
    ...(type === "pace" ? { pace } : {}),
  }));
}

/** Whether seat `s` of match `m` owes a decision: it is to act, and has not chosen. */
export const IS_AWAITED = sql<boolean>`(
  (m.to_act::integer >> s.seat::integer) & 1 = 1
  and not exists (select from choice c where c.table_id = m.table_id and c.ply = m.ply and c.seat = s.seat)
)`;
