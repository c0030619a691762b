import { type Answer, refuse } from "#referee";
import type { Database } from "../db/database.ts";
import { loadTable } from "./table-store.ts";

/** Stores what somebody tells the host about a table; nobody else sees it. One report a table and person is kept. */
export async function reportTable(
  { db }: { readonly db: Database },
  user: string,
  { table, text }: { readonly table: string; readonly text: string },
): Promise<Answer<Record<string, never>>> {
  if ((await loadTable(db, table)) === undefined) return refuse("not-found");
  await db
    .insertInto("report")
    .values({ table_id: table, user_id: user, text })
    .onConflict((conflict) => conflict.columns(["table_id", "user_id"]).doUpdateSet({ text }))
    .execute();
  return { ok: true, value: {} };
}
