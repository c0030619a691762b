import { sql } from "kysely";
import type { Seat } from "#engine";
import type { Incident } from "#protocol";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";

/** Notes beside the log what happened at the table; only while the table is locked. */
export async function storeIncident(tx: Tx, table: string, incident: Pick<Incident, "seat" | "type">): Promise<void> {
  await tx
    .insertInto("incident")
    .values(({ selectFrom }) => ({
      ...{ table_id: table, ...incident },
      number: selectFrom("incident").where("table_id", "=", table).select(sql<number>`count(*)::int`.as("n")),
      ply: sql<number>`coalesce((select ply from match where table_id = ${table}), 0)`,
    }))
    .execute();
}

export async function loadIncidents(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Incident[]>> {
  const rows = await db
    .selectFrom("incident")
    .select(["table_id", "ply", "seat", "type"])
    .where("table_id", "in", ids)
    .orderBy("number")
    .execute();
  const incidents = new Map<string, Incident[]>();
  for (const { table_id, ply, seat, type } of rows) {
    incidents.set(table_id, [...(incidents.get(table_id) ?? []), { ply, seat: seat as Seat, type }]);
  }
  return incidents;
}
