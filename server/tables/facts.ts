import { sql } from "kysely";
import type { Seat } from "#engine";
import type { TableFact } from "#protocol";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";

/** Stores an event of the table beside the log; the caller has locked the table. */
export async function storeFact(tx: Tx, table: string, fact: Pick<TableFact, "seat" | "type">): Promise<void> {
  await tx
    .insertInto("fact")
    .values(({ selectFrom }) => ({
      ...{ table_id: table, ...fact },
      number: selectFrom("fact").where("table_id", "=", table).select(sql<number>`count(*)::int`.as("n")),
      ply: selectFrom("match").where("table_id", "=", table).select("ply"),
    }))
    .execute();
}

export async function loadFacts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, TableFact[]>> {
  const rows = await db
    .selectFrom("fact")
    .select(["table_id", "ply", "seat", "type"])
    .where("table_id", "in", ids)
    .orderBy("number")
    .execute();
  const facts = new Map<string, TableFact[]>();
  for (const { table_id, ply, seat, type } of rows) {
    facts.set(table_id, [...(facts.get(table_id) ?? []), { ply, seat: seat as Seat, type }]);
  }
  return facts;
}
