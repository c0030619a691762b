import type { Seat } from "#engine";
import type { Tx } from "../db/retry.ts";

/** A seat that somebody may play, and what is known of their commit. */
interface SeatRight {
  readonly seat: Seat;
  /** A bot plays it for them at present. */
  readonly isStoodIn: boolean;
  /** The answer that the commit got when it was accepted before. */
  readonly answered: number | null;
}

/** The seat that the user may play at this table. One question, since every one costs a commit its time. */
export async function seatOfUser(
  tx: Tx,
  { table, id }: { table: string; id: string },
  user: string,
): Promise<SeatRight | undefined> {
  const row = await tx
    .selectFrom("seat_access")
    .innerJoin("seat", (join) =>
      join.onRef("seat.table_id", "=", "seat_access.table_id").onRef("seat.seat", "=", "seat_access.seat"),
    )
    .leftJoin("commit", (join) =>
      join
        .onRef("commit.table_id", "=", "seat.table_id")
        .onRef("commit.seat", "=", "seat.seat")
        .on("commit.id", "=", id),
    )
    .select(["seat.seat", "seat.stand_in", "commit.ply"])
    .where("seat_access.table_id", "=", table)
    .where("seat_access.user_id", "=", user)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { seat: row.seat as Seat, isStoodIn: row.stand_in !== null, answered: row.ply };
}

/** The seat itself while a bot plays it. */
export async function botSeat(
  tx: Tx,
  { table, id }: { table: string; id: string },
  seat: Seat,
): Promise<SeatRight | undefined> {
  const row = await tx
    .selectFrom("seat")
    .leftJoin("commit", (join) =>
      join
        .onRef("commit.table_id", "=", "seat.table_id")
        .onRef("commit.seat", "=", "seat.seat")
        .on("commit.id", "=", id),
    )
    .select(["seat.kind", "seat.stand_in", "commit.ply"])
    .where("seat.table_id", "=", table)
    .where("seat.seat", "=", seat)
    .executeTakeFirst();
  const isBots = row?.kind === "bot" || typeof row?.stand_in === "string";
  return isBots ? { seat, isStoodIn: false, answered: row.ply } : undefined;
}
