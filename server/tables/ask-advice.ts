import { type Answer, refuse } from "#referee";
import { changeTable } from "./change-table.ts";
import { storeIncident } from "./incidents.ts";
import type { TablePorts } from "./opening/create-table.ts";
import type { WholeTable } from "./table-store.ts";

/**
 * A person asks for a good move in a match against bots alone, and everybody can read that they did: once a position,
 * however often they ask. The page works the move out itself.
 */
export function askAdvice(ports: TablePorts, user: string, id: string): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "running") return refuse(table.status === "over" ? "match-over" : "match-not-started");
    if (table.seats.some(({ seat, kind }) => seat !== own.seat && kind !== "bot")) return refuse("people-at-table");
    if (own.standIn !== null) return refuse("bot-plays");
    const match = await tx.selectFrom("match").select("ply").where("table_id", "=", id).executeTakeFirst();
    const last = table.incidents.findLast(({ type }) => type === "advice-asked");
    if (last?.ply !== match?.ply) await storeIncident(tx, id, { seat: own.seat, type: "advice-asked" });
    return { ok: true, value: undefined };
  });
}
