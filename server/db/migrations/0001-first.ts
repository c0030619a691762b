import { type Kysely, sql } from "kysely";

/** Users, tables, seats, matches and their logs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table "user" (
    id text primary key,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create table "table" (
    id text primary key,
    game text not null,
    options jsonb not null,
    owner text not null references "user" (id),
    door text not null check (door in ('private', 'open')),
    status text not null check (status in ('waiting', 'running', 'over')),
    created_at timestamptz not null default now()
  )`,
  `create index table_open on "table" (created_at) where door = 'open' and status = 'waiting'`,
  `create table seat (
    table_id text not null references "table" (id) on delete cascade,
    seat smallint not null,
    kind text not null check (kind in ('person', 'bot', 'free')),
    level text check ((level is not null) = (kind = 'bot')),
    user_id text references "user" (id) check ((user_id is not null) = (kind = 'person')),
    link text not null unique,
    primary key (table_id, seat)
  )`,
  `create table seat_access (
    table_id text not null,
    user_id text not null references "user" (id),
    seat smallint not null,
    primary key (table_id, user_id),
    foreign key (table_id, seat) references seat (table_id, seat) on delete cascade
  )`,
  "create index seat_access_user on seat_access (user_id)",
  `create table content (
    hash text primary key,
    text text not null
  )`,
  `create table match (
    table_id text primary key references "table" (id),
    game text not null,
    rules_version text not null,
    options jsonb not null,
    seats smallint not null,
    content_hash text references content (hash),
    secret bytea not null,
    commitment text not null,
    shares jsonb not null,
    next_draw integer not null default 0,
    ply integer not null default 0,
    to_act smallint not null,
    standings jsonb,
    started_at timestamptz not null default now(),
    moved_at timestamptz not null default now()
  )`,
  "create index match_running on match (moved_at) where to_act <> 0",
  `create table entry (
    table_id text not null references match (table_id),
    ply integer not null,
    seat smallint,
    text text not null,
    auto boolean not null,
    draw integer,
    primary key (table_id, ply),
    unique (table_id, draw)
  )`,
  `create table commit (
    table_id text not null references match (table_id),
    seat smallint not null,
    id text not null,
    ply integer not null,
    primary key (table_id, seat, id)
  )`,
  `create table choice (
    table_id text not null references match (table_id),
    ply integer not null,
    seat smallint not null,
    moves jsonb not null,
    primary key (table_id, ply, seat)
  )`,
];
