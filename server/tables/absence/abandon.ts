import { type Answer, refuse } from "#referee";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { ABANDONED, storeClosed } from "../close-table.ts";
import { storeIncident } from "../incidents.ts";
import type { WholeTable } from "../table-store.ts";

/**
 * A person wishes to abandon the match, or to play on, which takes back everybody's wish. When all persons who play for
 * themselves wish it, the match is over without standings.
 */
export async function voteOnAbandoning(
  ports: MatchPorts,
  user: string,
  { table: id, answer }: { readonly table: string; readonly answer: "agree" | "play-on" },
): Promise<Answer<WholeTable | undefined>> {
  const done = await changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "running") return refuse(table.status === "over" ? "match-over" : "match-not-started");
    if (own.standIn !== null) return refuse("bot-plays");
    const ofTable = tx.updateTable("seat").where("table_id", "=", id);
    if (answer === "play-on") await ofTable.set({ abandons: false }).execute();
    else await ofTable.where("seat", "=", own.seat).set({ abandons: true }).execute();
    const others = table.seats.filter(
      ({ seat, kind, standIn }) => seat !== own.seat && kind === "person" && standIn === null,
    );
    if (answer === "agree" && others.every(({ abandons }) => abandons)) {
      await storeIncident(tx, id, { seat: own.seat, type: "abandoned" });
      await storeClosed(tx, id, ABANDONED);
    }
    return { ok: true, value: undefined };
  });
  if (done.ok) ports.publisher.matchMoved(id);
  return done;
}
