import { type Kysely, sql } from "kysely";

/** How often somebody has chosen in a match: shows a server whether its waiting choices are up to date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table match add column choices_made integer not null default 0").execute(db);
}
