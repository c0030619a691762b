import { sql } from "kysely";
import { type Seat, seatBit } from "#engine";
import { type Answer, refuse } from "#referee";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Tx } from "../db/retry.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";
import { changeTable } from "./change-table.ts";
import type { TablePorts } from "./create-table.ts";
import { storeIncident } from "./incidents.ts";
import { storeStandIn, type WholeTable } from "./table-store.ts";
import type { Presence } from "./table-view.ts";

/** A player who has the table open counts as away when the match has waited this long for the seat. */
const PATIENCE_MINUTES = 3;

/**
 * The table's owner lets a bot play for a person who is away in a running match. The seat stays that person's, who
 * may take it back at any time.
 */
export async function seatStandIn(
  ports: TablePorts & { readonly presence: Presence },
  user: string,
  { table: id, seat, level }: { table: string; seat: number; level: string },
): Promise<Answer<WholeTable | undefined>> {
  const done = await changeTable(ports, id, async (tx, table) => {
    if (table.owner !== user) return refuse("not-owner");
    if (table.status !== "running") return refuse(table.status === "over" ? "match-over" : "match-not-started");
    if (!ports.botLevels.includes(level)) return refuse("option-invalid", { option: "level" });
    const wished = table.seats.find((each) => each.seat === seat);
    if (wished === undefined) return refuse("seats-out-of-range", { min: 1, max: table.seats.length });
    if (wished.kind !== "person") return refuse("seat-occupied");
    if (wished.standIn !== null) return { ok: true, value: undefined };
    const isHere = [...table.access].some(([each, own]) => own === seat && ports.presence.isHere(id, each));
    const isSeated = await (isHere ? storeStandInIfIdle : storeStandIn)(tx, id, wished.seat, level);
    if (!isSeated) return refuse("not-idle", { minutes: PATIENCE_MINUTES });
    await storeIncident(tx, id, { seat: wished.seat, type: "bot-takes-over" });
    return { ok: true, value: undefined };
  });
  if (done.ok) ports.publisher.matchMoved(id);
  return done;
}

/** Ends the stand-in of the user's seat. The moves of the bot stay. */
export function takeBack(ports: MatchPorts, user: string, id: string): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (own.standIn === null) return { ok: true, value: undefined };
    await storeStandIn(tx, id, own.seat, null);
    await storeIncident(tx, id, { seat: own.seat, type: "seat-back" });
    return { ok: true, value: undefined };
  });
}

/** Does what `storeStandIn` does, but only if the match has waited long enough when the statement runs. */
async function storeStandInIfIdle(tx: Tx, id: string, seat: Seat, level: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("seat")
    .set({ stand_in: level })
    .from("match")
    .where("seat.table_id", "=", id)
    .where("seat.seat", "=", seat)
    .whereRef("match.table_id", "=", "seat.table_id")
    .where("match.moved_at", "<", sql<Date>`${CLOCK_NOW} - ${PATIENCE_MINUTES} * interval '1 minute'`)
    .where(sql<boolean>`match.to_act & ${seatBit(seat)} <> 0`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
