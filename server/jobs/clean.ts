import { sql } from "kysely";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Tx } from "../db/retry.ts";

/** Ages in days after which something is deleted. */
export interface Ages {
  /** Tables that still wait for players. */
  readonly waitingDays: number;
  /** Running matches in which nobody has moved; counted from the deadline where there is one. */
  readonly untouchedDays: number;
  /** Guests who sit at no table and have not been seen again. */
  readonly guestDays: number;
}

/** How long before its end the people of a match that nobody touches are told, in days. */
export const TOLD_DAYS = 14;
/** Rows of a kind that are deleted at once: a long transaction would keep commits waiting. */
const MOST = 500;

/** When somebody touched the match last, or will have to: nobody is late before the deadline of a running clock. */
export const TOUCHED_AT = sql<Date>`greatest(
  match.moved_at, (select max(deadline) from seat_time where seat_time.table_id = match.table_id)
)`;

const daysAgo = (days: number) => sql<Date>`${CLOCK_NOW} - ${days} * interval '1 day'`;

/** Deletes what nobody needs any more, and notes when to look again. Finished matches stay, with their people. */
export async function clean(tx: Tx, ages: Ages): Promise<void> {
  const tables = [...(await loadWaiting(tx, ages)), ...(await loadUntouched(tx, ages))];
  for (const child of ["choice", "commit", "entry", "match"] as const) {
    if (tables.length > 0) await tx.deleteFrom(child).where("table_id", "in", tables).execute();
  }
  if (tables.length > 0) await tx.deleteFrom("table").where("id", "in", tables).execute();
  await tx
    .updateTable("table")
    .set({ origin: null })
    .where("status", "=", "over")
    .where("origin", "is not", null)
    .execute();
  const guests = await deleteGuests(tx, ages);
  const isMore = tables.length >= MOST || guests >= MOST;
  const due = sql<Date>`${CLOCK_NOW} + ${isMore ? "1 minute" : "1 day"}::interval`;
  await tx.insertInto("job").values({ kind: "clean", table_id: null, due }).execute();
}

async function loadWaiting(tx: Tx, { waitingDays }: Ages): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("table")
    .select("id")
    .where("status", "=", "waiting")
    .where("created_at", "<", daysAgo(waitingDays))
    .limit(MOST)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

async function loadUntouched(tx: Tx, { untouchedDays }: Ages): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("match")
    .select("table_id")
    .where("to_act", "<>", 0)
    .where("moved_at", "<", daysAgo(untouchedDays))
    .where(TOUCHED_AT, "<", daysAgo(untouchedDays))
    .limit(MOST)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ table_id }) => table_id);
}

async function deleteGuests(tx: Tx, { guestDays }: Ages): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from "user" u where u.id in (
      select g.id from "user" g
      where g.seen_at < ${daysAgo(guestDays)}
        and not exists (select from seat_access where user_id = g.id)
        and not exists (select from seat where user_id = g.id or declined_by = g.id)
        and not exists (select from "table" where owner = g.id)
      limit ${MOST}
    )`.execute(tx);
  return Number(numAffectedRows);
}
