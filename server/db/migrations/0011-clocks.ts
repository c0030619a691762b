import { type Kysely, sql } from "kysely";

/** Clocks: the pace of a table, each seat's time in a row of its own, and what changes it beside the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Whole milliseconds: what is stored is what a record says.
  `create or replace function clock_now() returns timestamptz language sql stable
    as $$ select date_trunc('milliseconds', statement_timestamp() + (select ahead from clock)) $$`,
  "alter table clock add column alive_at timestamptz",
  `alter table "table" add column pace jsonb`,
  "alter table match add column pace jsonb",
  "alter table entry add column chosen_at timestamptz",
  "alter table choice add column first_at timestamptz not null default clock_now()",
  `create table seat_time (
    table_id text not null,
    seat smallint not null,
    left_ms integer not null,
    increment_ms integer not null,
    since timestamptz,
    free_until timestamptz,
    deadline timestamptz,
    is_stopped boolean not null default false,
    times_up smallint not null default 0,
    primary key (table_id, seat),
    foreign key (table_id, seat) references seat (table_id, seat) on delete cascade,
    check ((since is null) = (deadline is null) and (since is null) = (free_until is null)),
    check (not is_stopped or since is null)
  )`,
  "create index seat_time_deadline on seat_time (deadline) where deadline is not null",
  `create table time_fact (
    id bigint generated always as identity primary key,
    table_id text not null references "table" (id) on delete cascade,
    ply integer not null,
    at timestamptz not null default clock_now(),
    seat smallint,
    type text not null,
    ms double precision,
    until timestamptz,
    pace jsonb
  )`,
  "create index time_fact_table on time_fact (table_id, id)",
];
