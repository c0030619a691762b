import {
  type Entry,
  isSimultaneous,
  SEATS_OF,
  type Seat,
  type SeatCount,
  type Standings,
  type Switches,
} from "#engine";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";
import { type CachedMatch, plyOf, toActIn } from "./cached-match.ts";
import type { Choice } from "./change.ts";
import type { Plan } from "./plan.ts";

export interface MatchRow {
  readonly table_id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly options: Switches;
  readonly seats: number;
  readonly content_hash: string | null;
  readonly secret: Buffer;
  readonly commitment: string;
  readonly shares: readonly string[];
  readonly next_draw: number;
  readonly ply: number;
  readonly choices_made: number;
  readonly standings: Standings | null;
}

const COLUMNS = [
  ...(["table_id", "game", "rules_version", "options", "seats", "content_hash", "secret"] as const),
  ...(["commitment", "shares", "next_draw", "ply", "choices_made", "standings"] as const),
];

export const loadMatch = (db: Database, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom("match").select(COLUMNS).where("table_id", "=", id).executeTakeFirst();

/** As `loadMatch`, and nobody else changes the match before the transaction ends. */
export const lockMatch = (tx: Tx, id: string): Promise<MatchRow | undefined> =>
  tx.selectFrom("match").select(COLUMNS).where("table_id", "=", id).forUpdate().executeTakeFirst();

/** Who made an entry, from its column. */
const byOf = (seat: number | null, seats: SeatCount): Entry["by"] =>
  seat === null ? "chance" : (SEATS_OF[seats].find((each) => each === seat) ?? "chance");

export async function loadEntries(db: Database, id: string, from: number, seats: SeatCount): Promise<Entry[]> {
  const rows = await db
    .selectFrom("entry")
    .select(["seat", "text", "auto"])
    .where("table_id", "=", id)
    .where("ply", ">=", from)
    .orderBy("ply")
    .execute();
  return rows.map(({ seat, text, auto }) => ({ by: byOf(seat, seats), text, ...(auto ? { auto } : {}) }));
}

/** Per entry the number of the draw behind it. */
export async function loadDraws(db: Database, id: string): Promise<readonly (number | null)[]> {
  const rows = await db.selectFrom("entry").select("draw").where("table_id", "=", id).orderBy("ply").execute();
  return rows.map(({ draw }) => draw);
}

export async function loadChoices(
  db: Database,
  id: string,
  ply: number,
): Promise<ReadonlyMap<Seat, readonly string[]>> {
  const rows = await db
    .selectFrom("choice")
    .select(["seat", "moves"])
    .where("table_id", "=", id)
    .where("ply", "=", ply)
    .orderBy("seat")
    .execute();
  return new Map(rows.map(({ seat, moves }) => [seat as Seat, moves]));
}

/** An accepted commit and the answer to it. */
interface Answered {
  readonly seat: Seat;
  readonly id: string;
  readonly ply: number;
}

export const storeCommit = (tx: Tx, table: string, commit: Answered): Promise<unknown> =>
  tx
    .insertInto("commit")
    .values({ table_id: table, ...commit })
    .execute();

/** Keeps a choice until the last seat has chosen; it takes the place of the seat's earlier one. */
export async function storeChoice(tx: Tx, match: CachedMatch, { seat, moves }: Choice): Promise<void> {
  await tx
    .insertInto("choice")
    .values({ table_id: match.id, ply: plyOf(match), seat, moves: JSON.stringify(moves) })
    .onConflict((conflict) =>
      conflict.columns(["table_id", "ply", "seat"]).doUpdateSet({ moves: JSON.stringify(moves) }),
    )
    .execute();
  await tx
    .updateTable("match")
    .set({ choices_made: match.choicesMade + 1 })
    .where("table_id", "=", match.id)
    .execute();
}

/**
 * Appends a plan's entries to the match, brings its row up to date and remembers the answer, all in one statement:
 * every way to the database and back is felt by the one who waits for the commit.
 */
export async function storePlan(tx: Tx, match: CachedMatch, plan: Plan, answered: Answered | undefined): Promise<void> {
  const table = match.id;
  const ply = plyOf(match);
  const moved = tx.with("moved", (db) =>
    db
      .updateTable("match")
      .set({
        ply: ply + plan.entries.length,
        next_draw: plan.nextDraw,
        to_act: plan.toAct,
        standings: plan.standings === null ? null : JSON.stringify(plan.standings),
        moved_at: new Date(),
      })
      .where("table_id", "=", table),
  );
  const known =
    answered === undefined
      ? moved
      : moved.with("answered", (db) => db.insertInto("commit").values({ table_id: table, ...answered }));
  await known
    .insertInto("entry")
    .values(
      plan.entries.map(({ by, text, auto, draw }, at) => ({
        ...{ table_id: table, ply: ply + at, seat: by === "chance" ? null : by },
        ...{ text, auto: auto === true, draw },
      })),
    )
    .execute();
  if (isSimultaneous(toActIn(match))) await tx.deleteFrom("choice").where("table_id", "=", table).execute();
  if (plan.standings !== null) await tx.updateTable("table").set({ status: "over" }).where("id", "=", table).execute();
}
