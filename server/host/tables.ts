import { accepted, type Result, refused } from "#engine";
import type { Database } from "../db/database.ts";
import { storeClosed } from "../tables/close-table.ts";
import { carryOut } from "./act.ts";

/** Closes a table that waits or runs. */
export function closeTable(db: Database, table: string, reason: string): Promise<Result<string, string>> {
  return carryOut(db, { act: "close", subject: table, reason }, async (tx) => {
    const found = await tx.selectFrom("table").select("status").where("id", "=", table).forUpdate().executeTakeFirst();
    if (found === undefined) return refused(`There is no table ${table}.`);
    if (found.status === "over") return refused(`The table ${table} is over already.`);
    await storeClosed(tx, table, reason);
    return accepted({ said: `The table ${table} is closed.`, news: { moved: [table], changed: [table] } });
  });
}

/** Deletes a table with its match and everything said of it; a rematch that it led to stays. */
export function deleteTable(db: Database, table: string, reason: string): Promise<Result<string, string>> {
  return carryOut(db, { act: "delete", subject: table, reason }, async (tx) => {
    const found = await tx.selectFrom("table").select("id").where("id", "=", table).forUpdate().executeTakeFirst();
    if (found === undefined) return refused(`There is no table ${table}.`);
    await tx.selectFrom("match").select("table_id").where("table_id", "=", table).forUpdate().execute();
    await tx.deleteFrom("table").where("id", "=", table).execute();
    return accepted({ said: `The table ${table} is gone.`, news: { moved: [table], changed: [table] } });
  });
}
