import { type Kysely, sql } from "kysely";

/** What a host does: acts with their reasons, bans, and matches that were rewound. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table host_act (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_now(),
    act text not null,
    subject text not null,
    reason text not null
  )`,
  // A guest may be banned whose row has gone or was never written, so `user_id` references nothing.
  `create table ban (
    id bigint generated always as identity primary key,
    user_id text unique,
    network cidr unique,
    reason text not null,
    at timestamptz not null default clock_now(),
    until timestamptz,
    check ((user_id is null) <> (network is null))
  )`,
  `alter table "table" add column closed text`,
  "alter table match add column is_closed boolean not null default false",
  "alter table match add column rewinds integer not null default 0",
  `create table rewind (
    table_id text not null references match (table_id) on delete cascade,
    number integer not null,
    ply integer not null,
    at timestamptz not null default clock_now(),
    entries integer not null,
    draws integer not null,
    told jsonb not null,
    primary key (table_id, number)
  )`,
  ...["entry", "commit", "choice"].flatMap((name) => [
    `alter table ${name} drop constraint if exists ${name}_table_id_fkey`,
    `alter table ${name} add constraint ${name}_table_id_fkey
      foreign key (table_id) references match (table_id) on delete cascade`,
  ]),
  "alter table match drop constraint if exists match_table_id_fkey",
  `alter table match add constraint match_table_id_fkey
    foreign key (table_id) references "table" (id) on delete cascade`,
];
