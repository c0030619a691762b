import type { Seat } from "#engine";
import type { Database } from "../db/database.ts";

/** A seat that somebody may play, and whether a bot plays it for them at present. */
export interface SeatRight {
  readonly seat: Seat;
  readonly isStoodIn: boolean;
}

/** The seat that the user may play at this table. */
export async function seatOfUser(db: Database, table: string, user: string): Promise<SeatRight | undefined> {
  const row = await db
    .selectFrom("seat_access")
    .innerJoin("seat", (join) =>
      join.onRef("seat.table_id", "=", "seat_access.table_id").onRef("seat.seat", "=", "seat_access.seat"),
    )
    .select(["seat_access.seat", "seat.stand_in"])
    .where("seat_access.table_id", "=", table)
    .where("seat_access.user_id", "=", user)
    .executeTakeFirst();
  return row === undefined ? undefined : { seat: row.seat as Seat, isStoodIn: row.stand_in !== null };
}

/** The seat itself while a bot plays it. */
export async function botSeat(db: Database, table: string, seat: Seat): Promise<SeatRight | undefined> {
  const row = await db
    .selectFrom("seat")
    .select(["kind", "stand_in"])
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .executeTakeFirst();
  const isBots = row?.kind === "bot" || typeof row?.stand_in === "string";
  return isBots ? { seat, isStoodIn: false } : undefined;
}
