import { type RawBuilder, sql } from "kysely";
import type { Seat } from "#engine";
import { IS_AWAITED } from "../../clocks/clock-store.ts";
import type { Database } from "../../db/database.ts";

/** Somebody is present who gave a sign of life this long ago. */
const PRESENT_SECONDS = 60;
/** How long those present can object to a stand-in. */
const OBJECTION_SECONDS = 60;
/** Whoever has the page open and does not act is waited for this much longer. */
const IDLE_FACTOR = 3;

const seconds = (n: number | RawBuilder<number>): RawBuilder<unknown> => sql`(${n} * interval '1 second')`;

/** The last sign of life at seat `s`, from any browser that has it. */
const SEEN = sql<Date>`(
  select max(seen.at) from seat_access x join seen using (table_id, user_id)
  where x.table_id = s.table_id and x.seat = s.seat
)`;

/** The person of seat `s` has been away for this part of the table's time, counted anew after an objection. */
const isAway = (part: number): RawBuilder<boolean> => sql<boolean>`(
  clock_now() - greatest(s.waited_at, m.started_at, ${SEEN}) > ${part} * ${seconds(sql`t.away_seconds`)}
  or ${IS_AWAITED}
    and clock_now() - greatest(s.waited_at, m.moved_at) > ${part * IDLE_FACTOR} * ${seconds(sql`t.away_seconds`)}
)`;

/** Seats at a table whose persons play for themselves and are present now. */
const presentAt = (table: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select s.seat from seat s
  where s.table_id = ${table} and s.kind = 'person' and s.stand_in is null
    and ${SEEN} > clock_now() - ${seconds(PRESENT_SECONDS)}`;

/** The seats at a table whose persons are present now. */
export async function presentSeats(db: Database, table: string): Promise<readonly number[]> {
  const { rows } = await sql<{ seat: number }>`${presentAt(sql.val(table))}`.execute(db);
  return rows.map(({ seat }) => seat);
}

/** Where everybody was present at the start, the table waits this long for somebody; else as long as people sleep. */
const AWAY_SECONDS = { live: 5 * 60, slow: 3 * 24 * 60 * 60 } as const;

/** The time of a table whose match starts now, by who is present. */
export const awaySecondsOf = (table: string): RawBuilder<number> => sql<number>`(
  select case when count(*) = (select count(*) from (${presentAt(sql.val(table))}) present)
    then ${AWAY_SECONDS.live}::integer else ${AWAY_SECONDS.slow}::integer end
  from seat where table_id = ${table} and kind = 'person'
)`;

/** What is due at a seat: to propose a stand-in, to take the proposal back, or to let the bot take over. */
export interface DueStep {
  readonly table: string;
  readonly seat: Seat;
  readonly step: "propose" | "withdraw" | "take-over";
}

/** What is due at running tables without clocks. Nothing is due while nobody else is present: there is nobody to wait, or to object. */
export async function dueSteps(db: Database, tables: readonly string[]): Promise<readonly DueStep[]> {
  const { rows } = await sql<DueStep>`
    select s.table_id as "table", s.seat,
      case when not ${isAway(1)} then 'withdraw' when s.proposed_at is null then 'propose' else 'take-over' end as step
    from seat s join "table" t on t.id = s.table_id join match m using (table_id)
    where s.table_id = any (${sql.val(tables)}::text[]) and t.status = 'running' and m.to_act <> 0
      and s.kind = 'person' and s.stand_in is null and m.pace is null
      and case when s.proposed_at is null then ${isAway(1)}
        else not ${isAway(1)} or s.proposed_at <= clock_now() - ${seconds(OBJECTION_SECONDS)} end
      and exists (select from (${presentAt(sql`t.id`)}) present where present.seat <> s.seat)`.execute(db);
  return rows;
}

/** Half of the time that the running stretch of the row `c` may take is over. */
const IS_HALF_USED = sql<boolean>`(clock_now() >= c.since + (c.deadline - c.since) / 2)`;

/** How an agreement counts: too early, or the number of others present who have not agreed yet. */
export async function openVotes(
  db: Database,
  { table, seat }: { readonly table: string; readonly seat: Seat },
): Promise<{ readonly isHalf: boolean; readonly missing: number; readonly awaySeconds: number }> {
  const { rows } = await sql<{ isHalf: boolean; missing: number; awaySeconds: number }>`
    select case when m.pace is null then ${isAway(0.5)} else coalesce(${IS_HALF_USED}, false) end as "isHalf",
      case when m.pace is null then t.away_seconds
        else coalesce(extract(epoch from (c.deadline - c.since))::integer, 0) end as "awaySeconds",
      (select count(*)::integer from (${presentAt(sql`t.id`)}) present
        where present.seat <> s.seat and present.seat not in
          (select voter from stand_in_vote v where v.table_id = s.table_id and v.seat = s.seat)) as missing
    from seat s join "table" t on t.id = s.table_id join match m using (table_id)
      left join seat_time c on c.table_id = s.table_id and c.seat = s.seat
    where s.table_id = ${table} and s.seat = ${seat}`.execute(db);
  return rows[0] ?? { isHalf: false, missing: 0, awaySeconds: 0 };
}

/** People who have a table open, once for each page of theirs. */
export interface PeopleHere {
  readonly tables: readonly string[];
  readonly users: readonly string[];
}

/** Notes a sign of life of people at tables where they have a seat. */
export async function storeSeen(db: Database, { tables, users }: PeopleHere): Promise<void> {
  await sql`
    insert into seen (table_id, user_id, at)
    select x.table_id, x.user_id, clock_now()
    from seat_access x join unnest(${sql.val(tables)}::text[], ${sql.val(users)}::text[]) as here (table_id, user_id)
      using (table_id, user_id)
    group by x.table_id, x.user_id
    on conflict (table_id, user_id) do update set at = excluded.at`.execute(db);
}
