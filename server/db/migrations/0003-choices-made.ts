import { type Kysely, sql } from "kysely";

/** How often somebody has chosen in a match: a server sees by it whether it knows the choices that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table match add column choices_made integer not null default 0").execute(db);
}
