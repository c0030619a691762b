import { sql } from "kysely";
import { type Answer, refuse } from "#referee";
import { CLOCK_NOW } from "../../db/clock.ts";
import type { Tx } from "../../db/retry.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { commitmentOf } from "../../matches/draws.ts";
import { presentSeats } from "../absence/absence.ts";
import { changeTable } from "../change-table.ts";
import { startMatch } from "../opening/start-match.ts";
import type { WholeTable } from "../table-store.ts";
import { hasFreeChoice, owesShare } from "./revealing.ts";

type Done = Promise<Answer<WholeTable | undefined>>;
const UNCHANGED = { ok: true, value: undefined } as const;
const MINUTE = 60_000;

interface ShareOf {
  readonly table: string;
  readonly share: string;
}

/**
 * Announces another share for the user's seat by its hash, as long as no share of the table has been shown: a browser
 * that came by the seat's link, or one at a table from before shares, has a share of its own.
 */
export function announceShare(ports: MatchPorts, user: string, { table: id, share }: ShareOf): Done {
  return changeTable(ports, id, async (tx, table) => {
    const seat = table.access.get(user);
    if (seat === undefined) return refuse("not-your-seat");
    if (!hasFreeChoice(table)) return refuse(table.status === "over" ? "match-over" : "match-running");
    await tx
      .updateTable("seat")
      .set({ share_hash: share })
      .where("table_id", "=", id)
      .where("seat", "=", seat)
      .execute();
    return UNCHANGED;
  });
}

/** The share of the user's seat, which has to fit the hash that was announced. Sent again, it changes nothing. */
export function revealShare(ports: MatchPorts, user: string, { table: id, share }: ShareOf): Done {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (hasFreeChoice(table)) return refuse("match-not-started");
    if (own.shareHash !== commitmentOf(Buffer.from(share, "hex"))) return refuse("share-other");
    if (table.status !== "waiting" || own.hasRevealed) return UNCHANGED;
    await tx.updateTable("seat").set({ share }).where("table_id", "=", id).where("seat", "=", own.seat).execute();
    return UNCHANGED;
  });
}

/** The database's time, in milliseconds. */
async function now(tx: Tx): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select ${CLOCK_NOW} as now`.execute(tx);
  return rows[0]?.now.getTime() ?? 0;
}

/**
 * Somebody at the table agrees to start without the missing shares. Once the table's time is over and everybody present
 * who has shown a share agrees, the match starts. Whose share is missing has a voice only where nobody has shown one.
 */
export function startWithout(ports: MatchPorts, user: string, id: string): Done {
  return changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "waiting" || table.withoutFrom === null) {
      return refuse(table.status === "waiting" ? "match-not-started" : "match-running");
    }
    const left = table.withoutFrom - (await now(tx));
    const hasNoVoice = owesShare(own) && table.seats.some(({ hasRevealed }) => hasRevealed);
    if (left > 0 || hasNoVoice) return refuse("shares-awaited", { minutes: Math.max(0, Math.ceil(left / MINUTE)) });
    await tx
      .updateTable("seat")
      .set({ goes_without: true })
      .where("table_id", "=", id)
      .where("seat", "=", own.seat)
      .execute();
    const present = await presentSeats(tx, id);
    const open = table.seats.filter(
      ({ seat, hasRevealed, goesWithout }) =>
        seat !== own.seat && hasRevealed && !goesWithout && present.includes(seat),
    );
    if (open.length === 0) await startMatch(ports, tx, table);
    return UNCHANGED;
  });
}
