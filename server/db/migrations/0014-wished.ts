import { type Kysely, sql } from "kysely";

/** Tables of a quick match: the games that all who search there would play. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "table" add column wished text[]`).execute(db);
}
