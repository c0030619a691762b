import { type Kysely, sql } from "kysely";

/** Signs of life, how long a table waits for absent people, and what those present say to a bot in their place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Beside `seat_access`, which rights depend on and which would be rewritten every half minute.
  `create table seen (
    table_id text not null,
    user_id text not null,
    at timestamptz not null default clock_now(),
    primary key (table_id, user_id),
    foreign key (table_id, user_id) references seat_access (table_id, user_id) on delete cascade
  )`,
  "insert into seen (table_id, user_id) select table_id, user_id from seat_access",
  `alter table "table" add column away_seconds integer not null default 259200`,
  `alter table seat add column proposed_at timestamptz, add column waited_at timestamptz,
    add column is_given boolean not null default false,
    add column abandons boolean not null default false`,
  `create table stand_in_vote (
    table_id text not null,
    seat smallint not null,
    voter smallint not null,
    primary key (table_id, seat, voter),
    foreign key (table_id, seat) references seat (table_id, seat) on delete cascade
  )`,
  `create table report (
    id bigint generated always as identity primary key,
    table_id text not null references "table" (id) on delete cascade,
    user_id text not null references "user" (id) on delete cascade,
    at timestamptz not null default clock_now(),
    text text not null,
    unique (table_id, user_id)
  )`,
];
