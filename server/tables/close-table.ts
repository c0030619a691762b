import { sql } from "kysely";
import { NOBODY } from "#engine";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Tx } from "../db/retry.ts";
import { FINISH } from "../matches/commit/finish.ts";

/** Instead of the host's reason: the people of the match have abandoned it. */
export const ABANDONED = "";

/**
 * Closes a table that is locked: it is over, without standings, and whoever has it open is told why. Its secret and its
 * log stay in the house.
 */
export async function storeClosed(tx: Tx, table: string, reason: string): Promise<void> {
  await tx.updateTable("table").set({ closed: reason }).where("id", "=", table).execute();
  // A commit that was decided before must not be appended after.
  const closing = { is_closed: true, to_act: NOBODY, choices_made: sql<number>`choices_made + 1` };
  await tx.updateTable("match").set(closing).where("table_id", "=", table).execute();
  await sql`with ended as (select ${table}::text as table_id, ${CLOCK_NOW} as at), ${sql.raw(FINISH)} select`.execute(
    tx,
  );
}
