import type { NewTable } from "#protocol";
import { type Answer, refuse } from "#referee";
import { inTransaction, persist } from "../../db/retry.ts";
import { newTableId } from "../../ids.ts";
import { advanceMatch } from "../../matches/commit/advance-match.ts";
import { changeTable } from "../change-table.ts";
import { sit } from "../seats/sit.ts";
import { loadTable, lockTable, storeDeclined, type WholeTable } from "../table-store.ts";
import { storeTable, type TablePorts } from "./create-table.ts";
import { startIfReady } from "./start-match.ts";

/**
 * Opens or joins a rematch. The first player to ask opens a table like this one, with the bots and the own seat taken;
 * each other player who asks sits down on the seat they had. The match starts when the last player has sat down.
 */
export async function rematch(
  ports: TablePorts,
  user: string,
  { table: id, share }: { readonly table: string; readonly share: string },
): Promise<Answer<WholeTable | undefined>> {
  const { db, patience, publisher } = ports;
  const opened = await inTransaction(db, patience, async (tx) => {
    const table = await lockTable(tx, id);
    if (table === undefined) return refuse("not-found");
    const seat = table.access.get(user);
    if (seat === undefined) return refuse("not-your-seat");
    if (table.status !== "over") return refuse(table.status === "running" ? "match-running" : "match-not-started");
    if (table.rematch !== null)
      return { ok: true as const, value: { next: table.rematch.id, seat, hasStarted: false } };
    const next = newTableId(ports);
    await storeTable(ports, tx, { id: next, user, wish: wishLike(table, { seat, share }), options: table.options });
    await tx.updateTable("table").set({ rematch: next }).where("id", "=", id).execute();
    const made = await loadTable(tx, next);
    const hasStarted = made !== undefined && (await startIfReady(ports, tx, made));
    return { ok: true as const, value: { next, seat, hasStarted } };
  });
  if (!opened.ok) return opened;
  const { next, seat, hasStarted } = opened.value;
  if (hasStarted) await advanceMatch(ports, next);
  const done = await sit(ports, user, { table: next, seat, share });
  publisher.tableChanged(id);
  return done;
}

/**
 * Declines a rematch: the seat kept for the user at it is free for anybody and no longer offered to the user, who may
 * take it all the same. Does nothing when the seat is taken, or the rematch is gone.
 */
export async function declineRematch(
  ports: TablePorts,
  user: string,
  id: string,
): Promise<Answer<WholeTable | undefined>> {
  const { db, patience, publisher } = ports;
  const table = await persist(patience, () => loadTable(db, id));
  if (table === undefined) return refuse("not-found");
  const seat = table.access.get(user);
  if (seat === undefined) return refuse("not-your-seat");
  if (table.rematch !== null) {
    await changeTable(ports, table.rematch.id, async (tx, next) => {
      await storeDeclined(tx, next.id, seat, user);
      return { ok: true, value: undefined };
    });
    publisher.tableChanged(id);
  }
  return { ok: true, value: await loadTable(db, id) };
}

function wishLike(
  { game, options, seats, pace }: WholeTable,
  { seat: own, share }: { readonly seat: number; readonly share: string },
): NewTable {
  return {
    ...{ game, options, share, door: "private" },
    ...(pace === null ? {} : { pace }),
    seats: seats.map(({ seat, level }) =>
      seat === own ? { kind: "me" } : level === null ? { kind: "person" } : { kind: "bot", level },
    ),
  };
}
