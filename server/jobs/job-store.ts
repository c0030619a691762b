import { sql } from "kysely";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";

/** Work that is due: a row, written in the transaction that makes the work necessary. */
export interface Job {
  readonly id: number;
  readonly kind: string;
  /** Null for work that belongs to no table. */
  readonly table: string | null;
  /** Number of failed attempts. */
  readonly tries: number;
}

/** Takes the free job of these kinds that has been due longest, and locks it until the transaction ends. */
export async function takeJob(tx: Tx, kinds: readonly string[]): Promise<Job | undefined> {
  const row = await tx
    .selectFrom("job")
    .select(["id", "kind", "table_id", "tries"])
    .where("due", "<=", CLOCK_NOW)
    .where("kind", "in", kinds)
    .orderBy("due")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { id: row.id, kind: row.kind, table: row.table_id, tries: row.tries };
}

export const finishJob = (tx: Tx, { id }: Job): Promise<unknown> => tx.deleteFrom("job").where("id", "=", id).execute();

/** Reschedules a failed job: after one minute, two, four and so on, at most a day. */
export const postponeJob = (db: Database, { id, tries }: Job): Promise<unknown> =>
  db
    .updateTable("job")
    .set({
      tries: tries + 1,
      due: sql<Date>`${CLOCK_NOW} + least(interval '1 day', ${2 ** Math.min(tries, 12)} * interval '1 minute')`,
    })
    .where("id", "=", id)
    .execute();
