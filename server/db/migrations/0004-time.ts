import { type Kysely, sql } from "kysely";

/** One clock for everything, the time of every entry and choice, work that is due at a time; facts are incidents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table clock (
    is_only boolean primary key default true check (is_only),
    ahead interval not null default '0'
  )`,
  "insert into clock default values",
  `create function clock_now() returns timestamptz language sql stable
    as $$ select statement_timestamp() + (select ahead from clock) $$`,
  `alter table "user" alter column created_at set default clock_now()`,
  `alter table "table" alter column created_at set default clock_now()`,
  "alter table match alter column started_at set default clock_now(), alter column moved_at set default clock_now()",
  // Older entries have no time: that of the last one is known, the others were not later.
  "alter table entry add column at timestamptz",
  "update entry e set at = m.moved_at from match m where m.table_id = e.table_id",
  // The default serves servers of the build before this one until they have been stopped.
  "alter table entry alter column at set not null, alter column at set default clock_now()",
  "alter table choice add column at timestamptz",
  "update choice c set at = m.moved_at from match m where m.table_id = c.table_id",
  "alter table choice alter column at set not null, alter column at set default clock_now()",
  "alter table fact rename to incident",
  // The bit of chance has moved beyond a sixth seat.
  "update match set to_act = 64 where to_act = 32",
  `create table job (
    id bigint generated always as identity primary key,
    kind text not null,
    table_id text not null references "table" (id) on delete cascade,
    due timestamptz not null,
    tries integer not null default 0
  )`,
  "create index job_due on job (due)",
];
