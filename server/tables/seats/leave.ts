import { type Answer, refuse } from "#referee";
import type { Tx } from "../../db/retry.ts";
import { newSeatLink } from "../../ids.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { hasFreeChoice } from "../shares/revealing.ts";
import { storeDeclined, storeFree, storeNoAccess, type WholeTable } from "../table-store.ts";
import { hasOtherRules } from "../table-view.ts";

/**
 * Frees the user's seat at a table that still waits. If the owner leaves, the next person becomes the owner; if the
 * last person leaves, the table is deleted. A match of rules that this server does not have can be left as well: the
 * seat keeps its name, and the table leaves the user's list.
 */
export function leave(ports: MatchPorts, user: string, id: string): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    const seat = table.access.get(user);
    if (seat === undefined) return refuse("not-your-seat");
    if (hasOtherRules(table, ports.games)) {
      await storeNoAccess(tx, id, user);
      return { ok: true, value: undefined };
    }
    if (!hasFreeChoice(table)) return refuse(table.status === "over" ? "match-over" : "match-running");
    await storeFree(tx, id, seat, newSeatLink(ports));
    if (await wasKept(tx, id, user)) await storeDeclined(tx, id, seat, user);
    await passOwnership(tx, table, seat);
    return { ok: true, value: undefined };
  });
}

/** Whether the table is the rematch of one that the user has played: whoever leaves it is not offered it again. */
async function wasKept(tx: Tx, rematch: string, user: string): Promise<boolean> {
  const played = await tx
    .selectFrom("table")
    .innerJoin("seat_access", "seat_access.table_id", "table.id")
    .select("table.id")
    .where("table.rematch", "=", rematch)
    .where("seat_access.user_id", "=", user)
    .executeTakeFirst();
  return played !== undefined;
}

/** Makes the next person at a waiting table its owner once the one on seat `left` has gone; deletes it after the last. */
export async function passOwnership(tx: Tx, table: WholeTable, left: number): Promise<void> {
  const others = table.seats.filter((seat) => seat.seat !== left && seat.user !== null);
  if (others.some(({ user }) => user === table.owner)) return;
  const next = others[0]?.user;
  if (typeof next === "string") await tx.updateTable("table").set({ owner: next }).where("id", "=", table.id).execute();
  else await tx.deleteFrom("table").where("id", "=", table.id).execute();
}
