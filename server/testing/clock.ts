import { sql } from "kysely";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";

/**
 * Puts the database's clock forward, for every process and connection at once. With a server that lives meanwhile, or
 * without one: then it is an absence.
 */
export async function pass(
  db: Database,
  milliseconds: number,
  how: "with a server" | "without a server" = "with a server",
): Promise<void> {
  const span = sql`${milliseconds} * interval '1 millisecond'`;
  await sql`
    update clock set ahead = ahead + ${span},
      alive_at = alive_at + ${how === "with a server" ? span : sql`interval '0'`}`.execute(db);
}

/** The same for a table whose people are there all the time: their signs of life come along. */
export function passTogether(db: Database, table: string, milliseconds: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`update seen set at = at + ${milliseconds} * interval '1 millisecond' where table_id = ${table}`.execute(
      tx,
    );
    await pass(tx, milliseconds);
  });
}

/** The database's time, in milliseconds since 1970. */
export async function databaseNow(db: Database): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select ${CLOCK_NOW} as at`.execute(db);
  return rows[0]?.at.getTime() ?? 0;
}
