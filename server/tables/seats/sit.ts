import { type Answer, refuse } from "#referee";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { storePerson, type WholeTable } from "../table-store.ts";

/** Takes a free seat. A user who sits there already stays, without a refusal. */
export function sit(
  ports: MatchPorts,
  user: string,
  { table: id, seat, share }: { readonly table: string; readonly seat: number; readonly share: string },
): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.access.get(user);
    if (own === seat) return { ok: true, value: undefined };
    if (own !== undefined) return refuse("already-seated");
    if (table.status !== "waiting") return refuse(table.status === "over" ? "match-over" : "match-running");
    const wished = table.seats.find((each) => each.seat === seat);
    if (wished === undefined) return refuse("seats-out-of-range", { min: 1, max: table.seats.length });
    if (table.seats.every(({ kind }) => kind !== "free")) return refuse("table-full");
    if (wished.kind !== "free") return refuse("seat-occupied");
    await storePerson(tx, id, wished.seat, { user, share });
    return { ok: true, value: undefined };
  });
}
