import { sql } from "kysely";
import type { Seat, Switches } from "#engine";
import type { Incident, Pace, Rewind } from "#protocol";
import type { PersonHours } from "#referee";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/retry.ts";
import { loadIncidents } from "./incidents.ts";
import { loadRewinds } from "./rewinds.ts";

export interface WholeSeat {
  readonly seat: Seat;
  readonly kind: "person" | "bot" | "free";
  readonly level: string | null;
  /** Level of the bot that plays for the person. */
  readonly standIn: string | null;
  /** The person has asked for the bot. */
  readonly isGiven: boolean;
  /** A bot takes over soon unless somebody present objects. */
  readonly isProposed: boolean;
  /** The person wishes to abandon the match. */
  readonly abandons: boolean;
  /** The pace that the person wishes the running match to have. */
  readonly paceWish: { readonly pace: Pace | null } | null;
  /** Seats that agree to a bot for the person. */
  readonly agreed: readonly Seat[];
  readonly user: string | null;
  /** The person's hours, if they let it be seen that they rest. */
  readonly hours: PersonHours | null;
  /** Name of the person. */
  readonly name: string | null;
  /** Name of the person who has declined the free seat of a rematch. */
  readonly declined: string | null;
  readonly link: string;
  /** SHA-256 of the person's share. */
  readonly shareHash: string | null;
  /** The share has come; what it is never leaves the database before the end. */
  readonly hasRevealed: boolean;
  /** The person agrees to start without the missing shares. */
  readonly goesWithout: boolean;
  /** The person agrees that bots take the free seats of a quick match. */
  readonly fills: boolean;
}

/** A seat of a rematch: nobody has taken it yet, the person whom it is kept for has declined it, or it is taken. */
interface KeptSeat {
  readonly seat: Seat;
  readonly state: "free" | "declined" | "taken";
}

/** A table with all its rows, including the secrets of its links: it must not leave the process as it is. */
export interface WholeTable {
  readonly id: string;
  readonly game: string;
  readonly options: Switches;
  readonly owner: string;
  readonly door: "private" | "open";
  readonly status: "waiting" | "running" | "over";
  /** Null without a clock. */
  readonly pace: Pace | null;
  /** Why the host has closed it; `ABANDONED`: its people have. */
  readonly closed: string | null;
  /** Missing at tables from before shares, until they are full. */
  readonly commitment: string | null;
  /** From when those present may start without the missing shares, in milliseconds; null while seats are free. */
  readonly withoutFrom: number | null;
  /** At a waiting table of a quick match: from when bots may take the free seats, in milliseconds. */
  readonly botsAt: number | null;
  /** Hash of the figures of the match. */
  readonly content: string | null;
  /** The rules version that the match began with. */
  readonly rulesVersion: string | null;
  /** The table at which the same people play once more, who opened it, and its seats. */
  readonly rematch: { readonly id: string; readonly owner: string; readonly seats: readonly KeptSeat[] } | null;
  readonly seats: readonly WholeSeat[];
  readonly incidents: readonly Incident[];
  readonly rewinds: readonly Rewind[];
  /** Which seat a user may play. */
  readonly access: ReadonlyMap<string, Seat>;
}

export async function loadTable(db: Database, id: string): Promise<WholeTable | undefined> {
  const [table] = await loadTables(db, [id]);
  return table;
}

/** The tables among these ids, in the order of the ids. */
export async function loadTables(db: Database, ids: readonly string[]): Promise<readonly WholeTable[]> {
  if (ids.length === 0) return [];
  const [tables, seats, access, incidents, kept, rewinds] = await Promise.all([
    db
      .selectFrom("table")
      .leftJoin("match", "match.table_id", "table.id")
      .leftJoin("table as next", "next.id", "table.rematch")
      .select(["table.id", "table.game", "table.options", "table.owner", "table.door", "table.status", "table.pace"])
      .select(["table.closed", "table.rematch", "match.content_hash", "match.rules_version"])
      .select(["next.owner as next_owner", WITHOUT_FROM, "table.bots_at"])
      .select(sql<string | null>`coalesce(match.commitment, "table".commitment)`.as("commitment"))
      .where("table.id", "in", ids)
      .execute(),
    loadSeats(db, ids),
    db.selectFrom("seat_access").selectAll().where("table_id", "in", ids).execute(),
    loadIncidents(db, ids),
    db
      .selectFrom("table")
      .innerJoin("seat", "seat.table_id", "table.rematch")
      .select(["table.id", "seat.seat", "seat.kind", "seat.declined_by"])
      .where("table.id", "in", ids)
      .execute(),
    loadRewinds(db, ids),
  ]);
  const found = tables.map(({ id, content_hash: content, rematch, next_owner, ...table }) => ({
    ...{ id, game: table.game, options: table.options, owner: table.owner, door: table.door, status: table.status },
    ...{ commitment: table.commitment, content, rulesVersion: table.rules_version, incidents: incidents.get(id) ?? [] },
    ...{
      rewinds: rewinds.get(id) ?? [],
      closed: table.closed,
      pace: table.pace,
      withoutFrom: table.without_from?.getTime() ?? null,
      botsAt: table.status === "waiting" ? (table.bots_at?.getTime() ?? null) : null,
    },
    rematch:
      rematch === null || next_owner === null
        ? null
        : { id: rematch, owner: next_owner, seats: kept.filter((row) => row.id === id).map(keptSeat) },
    seats: seats.filter((row) => row.table_id === id).map(wholeSeat),
    access: new Map(access.filter((row) => row.table_id === id).map((row) => [row.user_id, row.seat as Seat])),
  }));
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const loadSeats = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom("seat")
    .leftJoin("user", "user.id", "seat.user_id")
    .leftJoin("person_hours", (join) =>
      join.onRef("person_hours.user_id", "=", "seat.user_id").on("person_hours.is_shown", "=", true),
    )
    .leftJoin("user as decliner", "decliner.id", "seat.declined_by")
    .select(["table_id", "seat", "kind", "level", "stand_in", "seat.user_id", "link", "user.name"])
    .select(["decliner.name as declined", "is_given", "proposed_at", "abandons", "pace_wish"])
    .select(["person_hours.zone", "person_hours.sleep", "person_hours.vacations"])
    .select(["share_hash", "goes_without", "fills", sql<boolean>`share is not null`.as("has_revealed")])
    .select(({ selectFrom }) =>
      selectFrom("stand_in_vote as v")
        .select(sql<number[]>`coalesce(array_agg(v.voter order by v.voter), '{}')`.as("all"))
        .whereRef("v.table_id", "=", "seat.table_id")
        .whereRef("v.seat", "=", "seat.seat")
        .as("agreed"),
    )
    .where("table_id", "in", ids)
    .orderBy("seat")
    .execute();

const wholeSeat = ({
  seat,
  stand_in,
  user_id,
  agreed,
  zone,
  sleep,
  vacations,
  ...row
}: Awaited<ReturnType<typeof loadSeats>>[number]): WholeSeat => ({
  ...{ seat: seat as Seat, kind: row.kind, level: row.level, standIn: stand_in, user: user_id },
  ...{ link: row.link, name: row.name, declined: row.declined },
  ...{ shareHash: row.share_hash, hasRevealed: row.has_revealed, goesWithout: row.goes_without, fills: row.fills },
  ...{ paceWish: row.pace_wish, abandons: row.abandons, isGiven: row.is_given, isProposed: row.proposed_at !== null },
  agreed: (agreed ?? []) as Seat[],
  hours: zone === null ? null : { zone, sleep, vacations: vacations ?? [] },
});

const WITHOUT_FROM = sql<Date | null>`case when "table".status = 'waiting'
  then "table".revealing_at + "table".away_seconds * interval '1 second' end`.as("without_from");

const keptSeat = (row: { seat: number; kind: WholeSeat["kind"]; declined_by: string | null }): KeptSeat => ({
  seat: row.seat as Seat,
  state: row.kind !== "free" ? "taken" : row.declined_by === null ? "free" : "declined",
});

/** The table, locked until the transaction ends. */
export async function lockTable(tx: Tx, id: string): Promise<WholeTable | undefined> {
  await tx.selectFrom("table").select("id").where("id", "=", id).forUpdate().execute();
  return loadTable(tx, id);
}

/** The user sits down on the seat and may play it. `share`: SHA-256 of what they add to the draws. */
export async function storePerson(
  tx: Tx,
  table: string,
  seat: Seat,
  { user, share }: { readonly user: string; readonly share: string },
): Promise<void> {
  await tx
    .updateTable("seat")
    .set({
      kind: "person",
      user_id: user,
      level: null,
      declined_by: null,
      share_hash: share,
      seeks: false,
      fills: false,
    })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .execute();
  await storeAccess(tx, table, seat, user);
}

/** Entries in the log of a table's match; none before it has begun. */
const plyIn = (table: string) => sql<number>`coalesce((select ply from match where table_id = ${table}), 0)`;

export async function storeAccess(tx: Tx, table: string, seat: Seat, user: string): Promise<void> {
  await tx
    .insertInto("seat_access")
    .values({ table_id: table, seat, user_id: user, since: plyIn(table) })
    .execute();
  await tx.insertInto("seen").values({ table_id: table, user_id: user }).execute();
}

/** The user may no longer play any seat of the table. */
export const storeNoAccess = (tx: Tx, table: string, user: string): Promise<unknown> =>
  tx.deleteFrom("seat_access").where("table_id", "=", table).where("user_id", "=", user).execute();

export const storeBot = (tx: Tx, table: string, seat: Seat, level: string): Promise<unknown> =>
  tx
    .updateTable("seat")
    .set({ kind: "bot", user_id: null, level, declined_by: null })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .execute();

/** The free seat is declined by the person whom it was kept for. */
export const storeDeclined = (tx: Tx, table: string, seat: Seat, user: string): Promise<unknown> =>
  tx
    .updateTable("seat")
    .set({ declined_by: user })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .where("kind", "=", "free")
    .execute();

/** Changes the level of the bot that plays the seat, as its own or for a person. */
export const storeLevel = (tx: Tx, table: string, seat: Seat, level: string): Promise<unknown> =>
  tx
    .updateTable("seat")
    .set({
      level: sql`case when kind = 'bot' then ${level} end`,
      stand_in: sql`case when stand_in is not null then ${level} end`,
    })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .execute();

/** The person's seat has another link; only the browser that sat down keeps its right. */
export async function storeNewLink(
  tx: Tx,
  table: string,
  { seat, user }: Pick<WholeSeat, "seat" | "user">,
  link: string,
): Promise<void> {
  await tx
    .deleteFrom("seat_access")
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .where("user_id", "is distinct from", user)
    .execute();
  await tx.updateTable("seat").set({ link }).where("table_id", "=", table).where("seat", "=", seat).execute();
}

/** Frees the seat: all rights to it end, and its old link no longer works. */
export async function storeFree(tx: Tx, table: string, seat: Seat, link: string): Promise<void> {
  await tx.deleteFrom("seat_access").where("table_id", "=", table).where("seat", "=", seat).execute();
  await tx
    .updateTable("seat")
    .set({ kind: "free", user_id: null, level: null, link, share: null, share_hash: null, seeks: false, fills: false })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .execute();
}
