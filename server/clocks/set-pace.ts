import { sql } from "kysely";
import type { Pace } from "#protocol";
import type { Tx } from "../db/retry.ts";
import type { WholeTable } from "../tables/table-store.ts";
import { storeClocks, storeFact } from "./clock-store.ts";
import { loadDues } from "./dues.ts";
import { lockTime, runClocks } from "./stop-and-go.ts";

type Persons = Pick<WholeTable, "id" | "seats">;

/** From now on a running match has this pace, and everybody the first time of it; null: no clocks. */
export async function setPace(tx: Tx, table: Persons, pace: Pace | null): Promise<void> {
  const { id } = table;
  const text = pace === null ? null : JSON.stringify(pace);
  await lockTime(tx, id);
  await tx.updateTable("table").set({ pace: text }).where("id", "=", id).execute();
  // A commit that was decided before must not be appended after.
  const next = { pace: text, choices_made: sql<number>`choices_made + 1` };
  await tx.updateTable("match").set(next).where("table_id", "=", id).execute();
  await tx.deleteFrom("seat_time").where("table_id", "=", id).execute();
  await beginClocks(tx, table, pace);
}

/** Gives everybody the first time of a pace, as a fact of the match, and starts the clocks of those who owe a decision. */
export async function beginClocks(tx: Tx, { id: table, seats }: Persons, pace: Pace | null): Promise<void> {
  const at = await lockTime(tx, table);
  await storeFact(tx, table, { type: "pace", pace, at });
  if (pace === null) return;
  const persons = seats.filter(({ kind }) => kind === "person");
  const all = persons.map(({ seat }) => seat);
  await storeClocks(tx, table, all, pace);
  for (const { seat, standIn } of persons) {
    if (standIn === null) continue;
    await tx
      .updateTable("seat_time")
      .set({ is_stopped: true })
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .execute();
    await storeFact(tx, table, { type: "stopped", seat, at });
  }
  const dues = (await loadDues(tx, { table, pace, seats: all, at: at.getTime() })) ?? new Map();
  await runClocks(tx, { table, at, dues });
}
