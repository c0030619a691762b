import { sql } from "kysely";
import { USUAL } from "#bots/levels";
import { type Answer, refuse } from "#referee";
import type { Tx } from "../../db/retry.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { changeTable } from "../change-table.ts";
import { storeBot, type WholeTable } from "../table-store.ts";

/** So long after the table was opened its people are asked whether bots take the free seats. */
export const PROMISED_SECONDS = 180;

const UNCHANGED = { ok: true, value: undefined } as const;

/** Agrees that bots take the free seats of a quick match, or waits on: then everybody is asked again later. */
export function voteOnBots(
  ports: MatchPorts,
  user: string,
  { table: id, answer }: { readonly table: string; readonly answer: "agree" | "wait" },
): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.access.get(user);
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "waiting" || table.botsAt === null) return refuse("match-running");
    if (answer === "wait") return waitOn(tx, id);
    const seconds = await secondsLeft(tx, id);
    if (seconds > 0) return refuse("promise-early", { seconds: Math.ceil(seconds) });
    await tx.updateTable("seat").set({ fills: true }).where("table_id", "=", id).where("seat", "=", own).execute();
    const isMissing = table.seats.some(({ seat, kind, fills }) => kind === "person" && seat !== own && !fills);
    if (!isMissing) {
      for (const { seat, kind } of table.seats) if (kind === "free") await storeBot(tx, id, seat, USUAL);
    }
    return UNCHANGED;
  });
}

async function waitOn(tx: Tx, table: string): Promise<Answer<undefined>> {
  await tx.updateTable("seat").set({ fills: false }).where("table_id", "=", table).execute();
  await sql`update "table" set bots_at = clock_now() + ${PROMISED_SECONDS} * interval '1 second'
    where id = ${table}`.execute(tx);
  return UNCHANGED;
}

async function secondsLeft(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from bots_at - clock_now())::double precision as left
    from "table" where id = ${table}`.execute(tx);
  return rows[0]?.left ?? 0;
}
