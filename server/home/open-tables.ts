import type { OpenTable } from "#protocol";
import type { GameShelf } from "#referee";
import type { Database } from "../db/database.ts";
import { loadTables, type WholeTable } from "../tables/table-store.ts";
import { type LikelyEnds, loadLikelyEnds } from "./likely-end.ts";

const MAX_OPEN = 50;

/** A table that anybody may join, and who has a seat there already: for them it is not open. */
export interface OpenToOthers {
  readonly view: OpenTable;
  readonly people: ReadonlySet<string>;
}

/** The tables with a free seat, the newest first; the same for every reader. */
export async function loadOpenTables(
  db: Database,
  { games }: { readonly games: GameShelf },
): Promise<readonly OpenToOthers[]> {
  const rows = await db
    .selectFrom("table")
    .select(["id", "created_at"])
    .where("door", "=", "open")
    .where("status", "=", "waiting")
    .where("revealing_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(MAX_OPEN)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [tables, ends] = await Promise.all([loadTables(db, ids), loadLikelyEnds(db, games)]);
  const opened = new Map(rows.map(({ id, created_at }) => [id, created_at.getTime()]));
  return tables.map((table) => ({
    view: openTable(table, opened.get(table.id) ?? 0, ends),
    people: new Set(table.access.keys()),
  }));
}

/** Those of the tables at which the user has no seat. */
export const openFor = (tables: readonly OpenToOthers[], user: string): readonly OpenTable[] =>
  tables.filter(({ people }) => !people.has(user)).map(({ view }) => view);

function openTable({ id, game, pace, seats }: WholeTable, at: number, ends: LikelyEnds): OpenTable {
  const likely = pace === null ? undefined : ends.of({ game, seats: seats.length, pace });
  return {
    ...{ id, game, at },
    ...(pace === null ? {} : { pace }),
    seats: seats.map(({ seat, kind, name, level }) => ({ seat, kind, name: (kind === "bot" ? level : name) ?? "" })),
    ...(likely === undefined ? {} : { likely }),
  };
}
