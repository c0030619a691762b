import { type Seat, seatBit } from "#engine";
import type { HomeView, Other } from "#protocol";
import type { User } from "../accounts/user-store.ts";
import type { Database } from "../db/database.ts";
import { loadTables, type WholeTable } from "./table-store.ts";
import { hasOtherRules, tableView, type ViewPorts } from "./table-view.ts";

const MAX_OWN = 100;
const MAX_OPEN = 50;

/** What the first page shows: whose turn it is, one's own tables, and tables that anybody may join. */
export async function loadHome(db: Database, user: User, ports: ViewPorts): Promise<HomeView> {
  const [own, open] = await Promise.all([loadOwn(db, user.id), loadOpen(db, user.id)]);
  const ids = own.map(({ id }) => id);
  const tables = new Map((await loadTables(db, ids)).map((table) => [table.id, table]));
  const cards = own.flatMap((row) => {
    const table = tables.get(row.id);
    if (table === undefined) return [];
    const isStoodIn = table.seats.some(({ seat, standIn }) => seat === row.seat && standIn !== null);
    const isOther = hasOtherRules(table, ports.games);
    const owes = row.owes && !isStoodIn && !isOther;
    const status: HomeView["yourTables"][number]["status"] = isOther
      ? "other-rules"
      : table.status === "waiting"
        ? "waiting"
        : "running";
    return [{ row: { ...row, owes }, table, status, others: othersAt(table, row.seat) }];
  });
  return {
    user,
    yourTurn: cards
      .filter(({ row }) => row.owes)
      .map(({ row, table, others }) => ({ table: table.id, game: table.game, seat: row.seat, others })),
    yourTables: cards
      .filter(({ row }) => !row.owes)
      .map(({ table, status, others }) => ({ table: table.id, game: table.game, status, others })),
    openTables: open.map((table) => tableView(table, user.id, ports)),
  };
}

const othersAt = (table: WholeTable, own: Seat): readonly Other[] =>
  table.seats.flatMap(({ seat, kind, name, level }) =>
    seat === own || kind === "free" ? [] : [{ kind, name: name ?? level ?? "" }],
  );

async function loadOwn(db: Database, user: string): Promise<readonly { id: string; seat: Seat; owes: boolean }[]> {
  const rows = await db
    .selectFrom("seat_access")
    .innerJoin("table", "table.id", "seat_access.table_id")
    .leftJoin("match", "match.table_id", "table.id")
    .leftJoin("choice", (join) =>
      join
        .onRef("choice.table_id", "=", "match.table_id")
        .onRef("choice.ply", "=", "match.ply")
        .onRef("choice.seat", "=", "seat_access.seat"),
    )
    .select(["table.id", "seat_access.seat", "match.to_act", "choice.seat as chosen"])
    .where("seat_access.user_id", "=", user)
    .where("table.status", "<>", "over")
    .orderBy("match.moved_at", "desc")
    .limit(MAX_OWN)
    .execute();
  return rows.map(({ id, seat, to_act, chosen }) => ({
    ...{ id, seat: seat as Seat },
    owes: chosen === null && ((to_act ?? 0) & seatBit(seat as Seat)) !== 0,
  }));
}

async function loadOpen(db: Database, user: string): Promise<readonly WholeTable[]> {
  const rows = await db
    .selectFrom("table")
    .select("id")
    .where("door", "=", "open")
    .where("status", "=", "waiting")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("seat_access").select("user_id").whereRef("table_id", "=", "table.id").where("user_id", "=", user),
        ),
      ),
    )
    .orderBy("created_at", "desc")
    .limit(MAX_OPEN)
    .execute();
  return loadTables(
    db,
    rows.map(({ id }) => id),
  );
}
