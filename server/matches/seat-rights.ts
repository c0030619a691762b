import type { Seat } from "#engine";
import type { Database } from "../db/database.ts";

/** The seat that the user may play at this table. */
export async function seatOfUser(db: Database, table: string, user: string): Promise<Seat | undefined> {
  const row = await db
    .selectFrom("seat_access")
    .select("seat")
    .where("table_id", "=", table)
    .where("user_id", "=", user)
    .executeTakeFirst();
  return row === undefined ? undefined : (row.seat as Seat);
}

/** The seat itself while a bot sits there. */
export async function botSeat(db: Database, table: string, seat: Seat): Promise<Seat | undefined> {
  const row = await db
    .selectFrom("seat")
    .select("kind")
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return row?.kind === "bot" ? seat : undefined;
}
