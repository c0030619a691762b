import { sql } from "kysely";
import { type Seat, seatBit } from "#engine";
import type { Awaited, HomeView, Other, SeatTimeView } from "#protocol";
import type { User } from "../accounts/user-store.ts";
import { IS_AWAITED } from "../clocks/clock-store.ts";
import { restOf } from "../clocks/rests.ts";
import { CLOCK_NOW } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { loadOpenTables, openFor } from "../home/open-tables.ts";
import { type Ages, TOLD_DAYS, TOUCHED_AT } from "../jobs/clean.ts";
import { owesShare } from "./shares/revealing.ts";
import { loadTables, type WholeSeat, type WholeTable } from "./table-store.ts";
import { hasOtherRules, tableView, type ViewPorts } from "./table-view.ts";

/** What the first page is made with. */
export interface HomePorts extends ViewPorts, Pick<Ages, "untouchedDays"> {}

type Status = HomeView["yourTables"][number]["status"];

const MAX_OWN = 250;
const MAX_REMATCHES = 20;
const MAX_LATELY = 10;

/** What the first page shows: whose turn it is, one's own tables, rematches, what was played lately, and tables that anybody may join. */
export async function loadHome(db: Database, user: User, ports: HomePorts): Promise<HomeView> {
  const [own, open] = await Promise.all([loadOwnHome(db, user, ports), loadOpenTables(db, ports)]);
  return { ...own, openTables: openFor(open, user.id) };
}

/** What the first page shows of the user's own. */
export async function loadOwnHome(db: Database, user: User, ports: HomePorts): Promise<Omit<HomeView, "openTables">> {
  const [cards, rematches, lately] = await Promise.all([
    loadCards(db, user.id, ports),
    loadRematches(db, user.id),
    loadLately(db, user.id),
  ]);
  return {
    user,
    now: Math.round(ports.clock.now()),
    yourTurn: turnsIn(cards),
    yourTables: cards.filter(({ row }) => !row.owes).map(waitingCard),
    rematches,
    lately,
    revealing: cards
      .filter(
        ({ row, table }) =>
          table.withoutFrom !== null && table.seats.some((each) => each.seat === row.seat && owesShare(each)),
      )
      .map(({ table }) => tableView(table, user.id, ports)),
  };
}

/** Where it is the user's turn: what is due first comes first. */
export async function loadTurns(db: Database, user: string, ports: HomePorts): Promise<HomeView["yourTurn"]> {
  return turnsIn(await loadCards(db, user, ports));
}

/** A table of the user's own. */
interface Card {
  readonly row: OwnRow;
  readonly table: WholeTable;
  readonly status: Status;
  readonly others: readonly Other[];
  readonly awaited: readonly Awaited[];
}

async function loadCards(db: Database, user: string, ports: HomePorts): Promise<readonly Card[]> {
  const own = await loadOwn(db, user, ports.untouchedDays);
  const ids = own.map(({ id }) => id);
  const [whole, awaited] = await Promise.all([loadTables(db, ids), loadAwaited(db, ids)]);
  const tables = new Map(whole.map((table) => [table.id, table]));
  return own.flatMap((row) => {
    const table = tables.get(row.id);
    if (table === undefined) return [];
    const isStoodIn = table.seats.some(({ seat, standIn }) => seat === row.seat && standIn !== null);
    const isOther = hasOtherRules(table, ports.games);
    const owes = row.owes && !isStoodIn && !isOther;
    const others = table.seats.filter(({ seat }) => seat !== row.seat);
    return [
      {
        ...{ row: { ...row, owes }, table, status: statusOf(table, { isStoodIn, isOther }) },
        others: others.flatMap(otherAt),
        awaited: others.flatMap((each) => {
          const found = awaited.find(({ table_id, seat }) => table_id === row.id && seat === each.seat);
          const until = found?.deadline?.getTime();
          const rests = restOf(table, each, ports.clock.now());
          return found === undefined
            ? []
            : otherAt(each).map((other) => ({
                ...other,
                ...(until === undefined ? {} : { until }),
                ...(rests === undefined ? {} : { rests }),
              }));
        }),
      },
    ];
  });
}

function statusOf(
  { status }: WholeTable,
  { isStoodIn, isOther }: { readonly isStoodIn: boolean; readonly isOther: boolean },
): Status {
  if (isOther) return "other-rules";
  if (isStoodIn) return "stood-in";
  return status === "waiting" ? "waiting" : "running";
}

const turnsIn = (cards: readonly Card[]): HomeView["yourTurn"] =>
  cards
    .filter(({ row }) => row.owes)
    .sort((a, b) => dueOf(a.row) - dueOf(b.row))
    .map(({ row, table, others }) => ({
      ...{ table: table.id, game: table.game, seat: row.seat, others, daysLeft: row.daysLeft, since: row.since },
      ...(table.pace === null || row.time === null ? {} : { clock: { pace: table.pace, time: row.time } }),
    }));

const waitingCard = ({ row, table, status, others, awaited }: Card): HomeView["yourTables"][number] => ({
  ...{ table: table.id, game: table.game, status, others, daysLeft: row.daysLeft },
  ...(status === "running" && awaited.length > 0 ? { awaited } : {}),
  ...(status === "waiting" ? { free: table.seats.filter(({ kind }) => kind === "free").length } : {}),
});

const otherAt = ({ seat, kind, name, level, standIn }: WholeSeat): readonly Other[] =>
  kind === "free" ? [] : [{ seat, kind: standIn === null ? kind : "stand-in", name: name ?? level ?? "" }];

const othersAt = (table: WholeTable, own: Seat): readonly Other[] =>
  table.seats.filter(({ seat }) => seat !== own).flatMap(otherAt);

/** Who is to act in these matches, and until when. */
async function loadAwaited(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ table_id: string; seat: number; deadline: Date | null }>`
    select s.table_id, s.seat, c.deadline
    from seat s join match m using (table_id) left join seat_time c on c.table_id = s.table_id and c.seat = s.seat
    where s.table_id = any (${sql.val(ids)}::text[]) and ${IS_AWAITED}`.execute(db);
  return rows;
}

interface OwnRow {
  readonly id: string;
  readonly seat: Seat;
  readonly owes: boolean;
  readonly daysLeft: number | null;
  /** When the match last moved; of a waiting table, when it was opened. */
  readonly since: number;
  /** The running clock of the seat. */
  readonly time: SeatTimeView | null;
}

const dueOf = ({ time }: OwnRow): number => time?.until ?? Number.MAX_SAFE_INTEGER;

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
    .leftJoin("seat_time", (join) =>
      join.onRef("seat_time.table_id", "=", "table.id").onRef("seat_time.seat", "=", "seat_access.seat"),
    )
    .select(["seat_time.left_ms", "seat_time.since", "seat_time.free_until", "seat_time.deadline"])
    .select(["table.id", "seat_access.seat", "match.to_act", "choice.seat as chosen", daysLeft(untouchedDays)])
    .select(sql<Date>`coalesce(match.moved_at, "table".created_at)`.as("moved"))
    .where("seat_access.user_id", "=", user)
    .where("table.status", "<>", "over")
    .orderBy("seat_time.deadline", (order) => order.asc().nullsLast())
    .orderBy("match.moved_at", "desc")
    .limit(MAX_OWN)
    .execute();
  return rows.map(({ id, seat, to_act, chosen, days_left, moved, left_ms, since, free_until, deadline }) => ({
    time:
      left_ms === null || since === null || free_until === null || deadline === null
        ? null
        : { left: left_ms, since: since.getTime(), freeUntil: free_until.getTime(), until: deadline.getTime() },
    ...{
      id,
      seat: seat as Seat,
      since: moved.getTime(),
      daysLeft: days_left !== null && days_left <= TOLD_DAYS ? Math.max(1, days_left) : null,
    },
    owes: chosen === null && ((to_act ?? 0) & seatBit(seat as Seat)) !== 0,
  }));
}

/** Whole days until a match that nobody touches is deleted; null for a table without one. */
const daysLeft = (untouchedDays: number) =>
  sql<number | null>`ceil(${untouchedDays} - extract(epoch from ${CLOCK_NOW} - ${TOUCHED_AT}) / 86400)::integer`.as(
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
    .select(["table.id", "seat_access.seat", "match.standings", "match.moved_at"])
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
  return rows.flatMap(({ id, seat, standings, moved_at }) => {
    const table = tables.get(id);
    const rank = standings?.ranks[seat];
    if (table === undefined || standings === null || rank === undefined) return [];
    const points = standings.scores.map((score) => score.points);
    const best = Math.max(...points.filter((_, each) => each !== seat));
    const own = { rank, points: points[seat] ?? 0, best: Number.isFinite(best) ? best : 0 };
    return [{ table: id, game: table.game, at: moved_at.getTime(), ...own, others: othersAt(table, seat as Seat) }];
  });
}
