import { sql } from "kysely";
import { type Seat, seatBit } from "#engine";
import type { HomeView, Other } from "#protocol";
import type { User } from "../accounts/user-store.ts";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { type Ages, TOLD_DAYS } from "../jobs/clean.ts";
import { owesShare } from "../shares/revealing.ts";
import { loadTables, type WholeTable } from "./table-store.ts";
import { hasOtherRules, tableView, type ViewPorts } from "./table-view.ts";

/** What the first page is made with. */
interface HomePorts extends ViewPorts, Pick<Ages, "untouchedDays"> {}

type Status = HomeView["yourTables"][number]["status"];

const MAX_OWN = 100;
const MAX_OPEN = 50;
const MAX_REMATCHES = 20;
const MAX_LATELY = 10;

/** What the first page shows: whose turn it is, one's own tables, rematches, what was played lately, and tables that anybody may join. */
export async function loadHome(db: Database, user: User, ports: HomePorts): Promise<HomeView> {
  const [own, open, rematches, lately] = await Promise.all([
    loadOwn(db, user.id, ports.untouchedDays),
    loadOpen(db, user.id),
    loadRematches(db, user.id),
    loadLately(db, user.id),
  ]);
  const ids = own.map(({ id }) => id);
  const tables = new Map((await loadTables(db, ids)).map((table) => [table.id, table]));
  const cards = own.flatMap((row) => {
    const table = tables.get(row.id);
    if (table === undefined) return [];
    const isStoodIn = table.seats.some(({ seat, standIn }) => seat === row.seat && standIn !== null);
    const isOther = hasOtherRules(table, ports.games);
    const owes = row.owes && !isStoodIn && !isOther;
    const status: Status = isOther
      ? "other-rules"
      : isStoodIn
        ? "stood-in"
        : table.status === "waiting"
          ? "waiting"
          : "running";
    return [{ row: { ...row, owes }, table, status, others: othersAt(table, row.seat) }];
  });
  return {
    user,
    yourTurn: cards
      .filter(({ row }) => row.owes)
      .map(({ row, table, others }) => ({
        ...{ table: table.id, game: table.game, seat: row.seat },
        ...{ others, daysLeft: row.daysLeft },
      })),
    yourTables: cards
      .filter(({ row }) => !row.owes)
      .map(({ row, table, status, others }) => ({
        ...{ table: table.id, game: table.game, status },
        ...{ others, daysLeft: row.daysLeft },
      })),
    rematches,
    lately,
    revealing: cards
      .filter(
        ({ row, table }) =>
          table.withoutFrom !== null && table.seats.some((each) => each.seat === row.seat && owesShare(each)),
      )
      .map(({ table }) => tableView(table, user.id, ports)),
    openTables: open.map((table) => tableView(table, user.id, ports)),
  };
}

const othersAt = (table: WholeTable, own: Seat): readonly Other[] =>
  table.seats.flatMap(({ seat, kind, name, level, standIn }) =>
    seat === own || kind === "free" ? [] : [{ kind: standIn === null ? kind : "stand-in", name: name ?? level ?? "" }],
  );

interface OwnRow {
  readonly id: string;
  readonly seat: Seat;
  readonly owes: boolean;
  readonly daysLeft: number | null;
}

async function loadOwn(db: Database, user: string, untouchedDays: number): Promise<readonly OwnRow[]> {
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
    .select(["table.id", "seat_access.seat", "match.to_act", "choice.seat as chosen", daysLeft(untouchedDays)])
    .where("seat_access.user_id", "=", user)
    .where("table.status", "<>", "over")
    .orderBy("match.moved_at", "desc")
    .limit(MAX_OWN)
    .execute();
  return rows.map(({ id, seat, to_act, chosen, days_left }) => ({
    ...{
      id,
      seat: seat as Seat,
      daysLeft: days_left !== null && days_left <= TOLD_DAYS ? Math.max(1, days_left) : null,
    },
    owes: chosen === null && ((to_act ?? 0) & seatBit(seat as Seat)) !== 0,
  }));
}

/** Whole days until a match that nobody touches is deleted; null for a table without one. */
const daysLeft = (untouchedDays: number) =>
  sql<number | null>`ceil(${untouchedDays} - extract(epoch from ${CLOCK_NOW} - match.moved_at) / 86400)::integer`.as(
    "days_left",
  );

/** Rematches that keep a seat for the user, the newest first. */
async function loadRematches(db: Database, user: string): Promise<HomeView["rematches"]> {
  const rows = await db
    .selectFrom("seat_access")
    .innerJoin("table", "table.id", "seat_access.table_id")
    .innerJoin("table as next", "next.id", "table.rematch")
    .innerJoin("seat as kept", (join) =>
      join.onRef("kept.table_id", "=", "next.id").onRef("kept.seat", "=", "seat_access.seat"),
    )
    .leftJoin("seat_access as opener", (join) =>
      join.onRef("opener.table_id", "=", "table.id").onRef("opener.user_id", "=", "next.owner"),
    )
    .leftJoin("user", "user.id", "opener.user_id")
    .select(["table.id as table", "table.game", "user.name as by"])
    .where("seat_access.user_id", "=", user)
    .where("next.status", "=", "waiting")
    .where("kept.kind", "=", "free")
    .where("kept.declined_by", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("seat_access as taken")
            .select("taken.user_id")
            .whereRef("taken.table_id", "=", "next.id")
            .where("taken.user_id", "=", user),
        ),
      ),
    )
    .orderBy("next.created_at", "desc")
    .limit(MAX_REMATCHES)
    .execute();
  return rows;
}

/** The user's finished matches, the newest first. */
async function loadLately(db: Database, user: string): Promise<HomeView["lately"]> {
  const rows = await db
    .selectFrom("seat_access")
    .innerJoin("table", "table.id", "seat_access.table_id")
    .innerJoin("match", "match.table_id", "table.id")
    .select(["table.id", "seat_access.seat", "match.standings"])
    .where("seat_access.user_id", "=", user)
    .where("table.status", "=", "over")
    .orderBy("match.moved_at", "desc")
    .limit(MAX_LATELY)
    .execute();
  const tables = new Map(
    (
      await loadTables(
        db,
        rows.map(({ id }) => id),
      )
    ).map((table) => [table.id, table]),
  );
  return rows.flatMap(({ id, seat, standings }) => {
    const table = tables.get(id);
    const rank = standings?.ranks[seat];
    if (table === undefined || rank === undefined) return [];
    return [{ table: id, game: table.game, rank, others: othersAt(table, seat as Seat) }];
  });
}

async function loadOpen(db: Database, user: string): Promise<readonly WholeTable[]> {
  const rows = await db
    .selectFrom("table")
    .select("id")
    .where("door", "=", "open")
    .where("status", "=", "waiting")
    .where("revealing_at", "is", null)
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
