import { type Answer, refuse } from "#referee";
import { newSeatLink } from "../../ids.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { storeIncident } from "../incidents.ts";
import { storeNewLink, type WholeTable } from "../table-store.ts";
import { mayRenewLink } from "../table-view.ts";

/**
 * Gives a person's seat a new private link. The old one ends, and so do the rights of all who came by it: only the
 * browser that sat down keeps the seat. When the table's owner does it to somebody else, everybody at the table is told.
 */
export async function renewLink(
  ports: MatchPorts,
  user: string,
  { table: id, seat }: { readonly table: string; readonly seat: number },
): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    const wished = table.seats.find((each) => each.seat === seat);
    if (wished === undefined) return refuse("seats-out-of-range", { min: 1, max: table.seats.length });
    if (!mayRenewLink(table, wished, user)) return refuse("not-first");
    await storeNewLink(tx, id, wished, newSeatLink(ports));
    if (wished.user !== user) await storeIncident(tx, id, { seat: wished.seat, type: "link-renewed" });
    return { ok: true, value: undefined };
  });
}
