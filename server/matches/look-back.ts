import type { Seat } from "#engine";
import type { PastPage } from "#protocol";
import { type Answer, type LooksBack, pastWish, plyOf, refuse } from "#referee";
import type { Database } from "../db/database.ts";
import { persist } from "../db/retry.ts";
import { type Historian, HistorianBusy } from "../workers/historian.ts";
import type { MatchPorts } from "./commit/change-match.ts";

export interface PastPorts {
  readonly historian: Historian;
}

interface Wish {
  readonly table: string;
  readonly ply: number;
  readonly rewinds?: number | undefined;
}

/** The turn around a position as the user could have it then, or the nearest one that there is. */
export async function lookBack(
  ports: MatchPorts & PastPorts,
  user: string,
  { table, ply, rewinds = 0 }: Wish,
): Promise<Answer<PastPage>> {
  const { cache, db, patience, historian } = ports;
  const [match, by] = await Promise.all([cache.find(table), persist(patience, () => loadLooksBack(db, table, user))]);
  if (match === undefined) return refuse("not-found");
  if (rewinds !== match.rewinds) return refuse("stale", { ply: plyOf(match) });
  try {
    return { ok: true, value: await historian.page(pastWish(match, by, ply)) };
  } catch (error) {
    if (error instanceof HistorianBusy) return refuse("server-busy");
    throw error;
  }
}

async function loadLooksBack(db: Database, table: string, user: string): Promise<LooksBack> {
  const row = await db
    .selectFrom("seat_access")
    .select(["seat", "since"])
    .where("table_id", "=", table)
    .where("user_id", "=", user)
    .executeTakeFirst();
  return row === undefined ? { seat: null, since: 0 } : { seat: row.seat as Seat, since: row.since };
}
