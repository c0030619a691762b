import type { Rewind } from "#protocol";
import type { Database } from "../db/database.ts";

export async function loadRewinds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Rewind[]>> {
  const rows = await db
    .selectFrom("rewind")
    .select(["table_id", "ply", "entries", "draws", "told"])
    .where("table_id", "in", ids)
    .orderBy("number")
    .execute();
  const rewinds = new Map<string, Rewind[]>();
  for (const { table_id, ...rewind } of rows) rewinds.set(table_id, [...(rewinds.get(table_id) ?? []), rewind]);
  return rewinds;
}
