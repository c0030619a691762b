import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { ABSENT } from "../matches/commit/clock-steps.ts";

/** How often every server notes that it lives, in milliseconds. */
export const BEAT_MS = 5000;

/**
 * Notes that a server lives. When none has for a while (it was down, its database was away, or the clock has been put
 * forward), that costs nobody: every running stretch gets the gap, once, as a fact of its match. Returns the matches.
 */
export async function noteLife(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ table_id: string }>`
    with before as materialized (
      select alive_at, clock_now() as now from clock for update
    ),
    noted as (
      update clock set alive_at = greatest(before.alive_at, before.now) from before
    ),
    shifted as (
      update seat_time s
      set since = s.since + gap.span, free_until = s.free_until + gap.span, deadline = s.deadline + gap.span
      from (
        select table_id, seat, before.now, before.now - greatest(before.alive_at, since) as span
        from seat_time cross join before
        where since < before.now and before.alive_at < before.now - ${sql.raw(ABSENT)}
      ) gap
      where s.table_id = gap.table_id and s.seat = gap.seat and s.since is not null
      returning s.table_id, s.seat, gap.now, gap.span
    ),
    facts as (
      insert into time_fact (table_id, ply, at, seat, type, ms)
      select table_id, (select ply from match m where m.table_id = shifted.table_id), now, seat, 'absence',
        extract(epoch from span) * 1000
      from shifted
    )
    select distinct table_id from shifted`.execute(db);
  return rows.map(({ table_id }) => table_id);
}

/** Whether no server has noted for a while that it lives: the gap is to be made up for before time counts again. */
export async function isBlind(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_blind: boolean | null }>`
    select alive_at < clock_now() - ${sql.raw(ABSENT)} as is_blind from clock`.execute(db);
  return rows[0]?.is_blind === true;
}
