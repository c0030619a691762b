import { type Kysely, sql } from "kysely";

/** Who has declined the seat that a rematch keeps for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seat add column declined_by text references "user" (id)`.execute(db);
}
