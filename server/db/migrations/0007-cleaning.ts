import { type Kysely, sql } from "kysely";

/** Who has been here when, which tables come from one network, and a job that belongs to no table: cleaning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table "user" add column seen_at timestamptz not null default clock_now()`,
  `create index user_seen on "user" (seen_at)`,
  // A keyed hash of the network that a waiting or running table was opened from.
  `alter table "table" add column origin text`,
  `create index table_origin on "table" (origin) where status <> 'over'`,
  `create index table_owner on "table" (owner) where status <> 'over'`,
  `create index table_waiting on "table" (created_at) where status = 'waiting'`,
  "alter table job alter column table_id drop not null",
  // The first time is late, so that people read what will go before it goes.
  "insert into job (kind, due) values ('clean', clock_now() + interval '14 days')",
];
