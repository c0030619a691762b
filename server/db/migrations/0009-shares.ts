import { type Kysely, sql } from "kysely";

/** Secrets from when a table is made, and the shares of its people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A table from before has none; it gets them when it is full.
  `alter table "table" add column secret bytea, add column commitment text, add column revealing_at timestamptz`,
  `alter table seat add column share_hash text, add column share text,
    add column goes_without boolean not null default false,
    add check (share is null or share_hash is not null)`,
];
