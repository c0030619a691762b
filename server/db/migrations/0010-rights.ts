import { type Kysely, sql } from "kysely";

/** Since when somebody has had the right to a seat, in entries of the log. Rights of before count from the beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table seat_access add column since integer not null default 0").execute(db);
}
