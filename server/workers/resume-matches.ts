import { sql } from "kysely";
import { CHANCE } from "#engine";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { advanceMatch } from "../matches/commit/advance-match.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";

/**
 * Resumes every match that waits only for the server: for chance, a bot, or its very first entry. `quiet` is the time
 * since their last entry, in milliseconds. Tables in `broken` are skipped; a table that cannot go on, because it fails
 * or was begun by other rules, is added to them.
 */
export async function resumeMatches(ports: MatchPorts, quiet: number, broken: Set<string>): Promise<void> {
  for (const table of await loadWaiting(ports.db, quiet)) {
    if (broken.has(table)) continue;
    try {
      const done = await advanceMatch(ports, table);
      if (!done.ok && done.refusal.code === "rules-other") broken.add(table);
    } catch (error) {
      broken.add(table);
      ports.log.error({ err: error, table }, "a match cannot go on");
    }
  }
}

async function loadWaiting(db: Database, quiet: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("match")
    .select("table_id")
    .where("to_act", "<>", 0)
    .where("moved_at", "<=", sql<Date>`${CLOCK_NOW} - ${quiet} * interval '1 millisecond'`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("to_act", "=", CHANCE),
        eb("ply", "=", 0),
        exists(
          selectFrom("seat")
            .select("seat.seat")
            .whereRef("seat.table_id", "=", "match.table_id")
            .where(sql<boolean>`(seat.kind = 'bot' or seat.stand_in is not null)`)
            .where(sql<boolean>`match.to_act & (1 << seat.seat) <> 0`),
        ),
      ]),
    )
    .orderBy("moved_at", "desc")
    .execute();
  return rows.map(({ table_id }) => table_id);
}
