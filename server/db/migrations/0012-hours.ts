import { type Kysely, sql } from "kysely";

/** When people sleep and are on vacation, and what they wish the pace of a running table to be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table person_hours (
    user_id text primary key references "user" (id) on delete cascade,
    zone text not null,
    sleep jsonb,
    vacations jsonb not null default '[]',
    is_shown boolean not null default false,
    changed_at timestamptz
  )`,
  // A wish is a JSON object with the pace, or with null for no clock; null: none.
  "alter table seat add column pace_wish jsonb",
];
