import { type Answer, refuse } from "#referee";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { storeAccess, type WholeTable } from "../table-store.ts";

/** Gives the user the rights of the seat whose private link this is; whoever had them keeps them. */
export async function openSeatLink(
  ports: MatchPorts,
  user: string,
  link: string,
): Promise<Answer<WholeTable | undefined>> {
  const row = await ports.db.selectFrom("seat").select("table_id").where("link", "=", link).executeTakeFirst();
  if (row === undefined) return refuse("link-invalid");
  return changeTable(ports, row.table_id, async (tx, table) => {
    const seat = table.seats.find((each) => each.link === link);
    if (seat?.kind !== "person") return refuse("link-invalid");
    const own = table.access.get(user);
    if (own === seat.seat) return { ok: true, value: undefined };
    if (own !== undefined) return refuse("already-seated");
    await storeAccess(tx, table.id, seat.seat, user);
    return { ok: true, value: undefined };
  });
}
