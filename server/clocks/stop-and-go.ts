import { sql } from "kysely";
import type { Seat } from "#engine";
import type { Pace } from "#protocol";
import { type Dues, returnTime } from "#referee";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";
import { ABSENT, leftAt } from "../matches/commit/clock-steps.ts";
import { IS_AWAITED, storeFact } from "./clock-store.ts";

/** How much later a commit that arrived in time may be stored. A deadline counts as passed only after that. */
const GRACE = sql.raw("interval '5 seconds'");

/**
 * Locks the match, so that no commit is appended to it until the transaction ends. Returns the time, never before that
 * of its last entry.
 */
export async function lockTime(tx: Tx, table: string): Promise<Date> {
  await tx.selectFrom("match").select("ply").where("table_id", "=", table).forUpdate().execute();
  const { rows } = await sql<{ at: Date }>`
    select greatest(clock_now(), m.moved_at) as at from match m where m.table_id = ${table}`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}

/** The clock of a seat stands: from now on a bot plays for its person. Does nothing at a table without clocks. */
export async function stopClock(tx: Tx, table: string, seat: Seat): Promise<void> {
  const at = await lockTime(tx, table);
  const { rows } = await sql`
    update seat_time s
    set left_ms = case when s.since is null then s.left_ms else ${sql.raw(leftAt("i.at"))} end,
      since = null, free_until = null, deadline = null, is_stopped = true
    from (select ${at}::timestamptz as at) i
    where s.table_id = ${table} and s.seat = ${seat} and not s.is_stopped
    returning s.seat`.execute(tx);
  if (rows.length > 0) await storeFact(tx, table, { type: "stopped", seat, at });
}

/** The person of a seat plays again, with the time of a return at least; their clock runs if they owe a decision. */
export async function startClock(tx: Tx, table: string, seat: Seat): Promise<void> {
  const at = await lockTime(tx, table);
  const { rows } = await sql<{ pace: Pace; times_up: number; left_ms: number }>`
    select m.pace, s.times_up, s.left_ms from seat_time s join match m using (table_id)
    where s.table_id = ${table} and s.seat = ${seat} and s.is_stopped and m.pace is not null`.execute(tx);
  for (const { pace, times_up, left_ms } of rows) {
    const left = Math.max(left_ms, returnTime(pace, times_up));
    await tx
      .updateTable("seat_time")
      .set({ is_stopped: false, left_ms: left })
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .execute();
    await storeFact(tx, table, { type: "back", seat, ms: left, at });
    await runClocks(tx, { table, at, dues: new Map() });
  }
}

/**
 * Starts, at an instant, the clocks of all who owe a decision and whose clocks stand though nobody plays for them. Live,
 * and after a return, a second is free; else `dues` say up to when.
 */
export async function runClocks(
  tx: Tx,
  { table, at, dues }: { readonly table: string; readonly at: Date; readonly dues: Dues },
): Promise<void> {
  const free = sql<Date>`coalesce(
    to_timestamp((${JSON.stringify(Object.fromEntries(dues))}::jsonb ->> s.seat::text)::double precision / 1000),
    ${at}::timestamptz + interval '1 second')`;
  const { rows } = await sql<{ seat: Seat }>`
    update seat_time s
    set since = ${at}, free_until = ${free}, deadline = ${free} + s.left_ms * interval '1 millisecond'
    from match m
    where m.table_id = s.table_id and s.table_id = ${table} and not s.is_stopped and s.since is null and ${IS_AWAITED}
    returning s.seat`.execute(tx);
  for (const { seat } of rows) {
    const until = dues.get(seat);
    if (until !== undefined) await storeFact(tx, table, { type: "due", seat, until, at });
  }
}

/** A seat whose time is up. */
export interface TimeUp {
  readonly table: string;
  readonly seat: Seat;
}

/** SQL condition: the time of row `s` is up, and no commit that arrived in time can still be stored. */
const IS_UP = sql<boolean>`(
  s.deadline <= clock_now() - ${GRACE}
  and coalesce((select alive_at >= clock_now() - ${sql.raw(ABSENT)} from clock), true)
)`;

/** The seats whose time is up, the longest first. Asked by the index of deadlines. */
export async function loadTimeUp(db: Database): Promise<readonly TimeUp[]> {
  const { rows } = await sql<TimeUp>`
    select s.table_id as "table", s.seat from seat_time s where ${IS_UP} order by s.deadline limit 100`.execute(db);
  return rows;
}

/** Stops the clock of a seat whose time is up, as of its deadline. Returns false when it no longer is. */
export async function storeTimeUp(tx: Tx, { table, seat }: TimeUp): Promise<boolean> {
  await lockTime(tx, table);
  const { rows } = await sql<{ deadline: Date }>`
    with up as (
      select s.deadline from seat_time s where s.table_id = ${table} and s.seat = ${seat} and ${IS_UP} for update
    )
    update seat_time s
    set left_ms = 0, since = null, free_until = null, deadline = null, is_stopped = true, times_up = s.times_up + 1
    from up where s.table_id = ${table} and s.seat = ${seat}
    returning up.deadline`.execute(tx);
  for (const { deadline } of rows) await storeFact(tx, table, { type: "time-up", seat, at: deadline });
  return rows.length > 0;
}
