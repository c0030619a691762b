import { sql } from "kysely";
import { invariant, isSeatCount, type Seat } from "#engine";
import type { QuickWish } from "#protocol";
import { type Answer, refuse } from "#referee";
import { inTransaction, type Tx } from "../../db/retry.ts";
import { newTableId } from "../../ids.ts";
import { advanceMatch } from "../../matches/commit/advance-match.ts";
import { storeTable, switchesFor, type TablePorts } from "../opening/create-table.ts";
import { startIfReady } from "../opening/start-match.ts";
import { loadTable, lockTable, storePerson, type WholeTable } from "../table-store.ts";
import { PROMISED_SECONDS } from "./promise.ts";

/** One search at a time, on all servers: whoever comes second finds the table of the first. */
const SEARCH = 0x0f10_0001;
/** People at a table count as there for so long after their last sign of life. */
const THERE_SECONDS = 60;

/**
 * Takes a seat at an open table that fits the wish and whose people are there, or opens one. Whoever searches already
 * stays where they are.
 */
export async function quickMatch(ports: TablePorts, user: string, wish: QuickWish): Promise<Answer<WholeTable>> {
  const refusal = whyNot(ports, wish);
  if (refusal !== undefined) return refusal;
  const fresh = newTableId(ports);
  const { id, hasStarted } = await inTransaction(ports.db, ports.patience, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEARCH})`.execute(tx);
    const before = await searchOf(tx, user);
    if (before !== undefined) return { id: before, hasStarted: false };
    const joined = await joinOne(ports, tx, user, wish);
    const id = joined ?? (await openOne(ports, tx, { id: fresh, user, wish }));
    const table = await loadTable(tx, id);
    return { id, hasStarted: table !== undefined && (await startIfReady(ports, tx, table)) };
  });
  ports.publisher.tableChanged(id);
  if (hasStarted) await advanceMatch(ports, id);
  const now = await loadTable(ports.db, id);
  return now === undefined ? refuse("not-found") : { ok: true, value: now };
}

function whyNot({ games }: TablePorts, { games: wished, seats }: QuickWish): Answer<never> | undefined {
  const unknown = wished.find((id) => games.byId(id) === undefined);
  if (unknown !== undefined) return refuse("not-found", { game: unknown });
  return opened(games, { games: wished, seats }) === undefined
    ? refuse("seats-out-of-range", { min: Math.min(...seats), max: Math.max(...seats) })
    : undefined;
}

/** What a new table is for: the first of the wished games that one of the wished numbers fits, and the least of these. */
function opened(
  games: TablePorts["games"],
  { games: wished, seats }: Pick<QuickWish, "games" | "seats">,
): { readonly game: string; readonly count: number } | undefined {
  for (const game of wished) {
    const range = games.byId(game)?.meta.seats;
    const counts = range === undefined ? [] : seats.filter((n) => isSeatCount(n, range));
    if (counts.length > 0) return { game, count: Math.min(...counts) };
  }
  return undefined;
}

/** The table where the user searches already. */
async function searchOf(tx: Tx, user: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom("seat")
    .innerJoin("table", "table.id", "seat.table_id")
    .select("table.id")
    .where("seat.seeks", "=", true)
    .where("seat.user_id", "=", user)
    .where("table.status", "=", "waiting")
    .executeTakeFirst();
  return found?.id;
}

/**
 * Takes a seat at the oldest table that fits. Where only people sit who search, any game fits that all of them wish; the
 * table is for that one then.
 */
async function joinOne(ports: TablePorts, tx: Tx, user: string, wish: QuickWish): Promise<string | undefined> {
  const pace = wish.pace === null ? null : JSON.stringify(wish.pace);
  const { rows } = await sql<{ id: string; wished: readonly string[] | null }>`
    select t.id, t.wished from "table" t
    where t.status = 'waiting' and t.door = 'open' and t.revealing_at is null
      and (t.game = any (${sql.val(wish.games)}::text[]) or exists (
        select from unnest(t.wished) as w (game)
        where w.game || ' ' || (select count(*) from seat s where s.table_id = t.id)
          = any (${sql.val(kindsOf(ports.games, wish))}::text[])
          and not exists (select from seat s where s.table_id = t.id and s.kind <> 'free' and not s.seeks)
      ))
      and t.pace is not distinct from ${pace}::jsonb
      and (select count(*) from seat s where s.table_id = t.id) = any (${sql.val(wish.seats)}::integer[])
      and exists (select from seat s where s.table_id = t.id and s.kind = 'free' and s.declined_by is null)
      and not exists (select from seat_access x where x.table_id = t.id and x.user_id = ${user})
      and exists (
        select from seen where seen.table_id = t.id and seen.at > clock_now() - ${THERE_SECONDS} * interval '1 second'
      )
    order by (t.bots_at is null), t.created_at
    limit 1`.execute(tx);
  const table = rows[0] === undefined ? undefined : await lockTable(tx, rows[0].id);
  const free = table?.seats.find(({ kind }) => kind === "free");
  if (table === undefined || table.status !== "waiting" || free === undefined) return undefined;
  await agreeOnGame(ports, tx, table, { wished: rows[0]?.wished ?? null, wish });
  await sitSeeking(tx, table.id, free.seat, { user, share: wish.share });
  return table.id;
}

/** The games and numbers of seats of a wish that go together. */
const kindsOf = ({ byId }: TablePorts["games"], { games, seats }: QuickWish): readonly string[] =>
  games.flatMap((game) => {
    const range = byId(game)?.meta.seats;
    return range === undefined ? [] : seats.filter((n) => isSeatCount(n, range)).map((n) => `${game} ${n}`);
  });

/** The table keeps the games that all wish, and is for one of them. */
async function agreeOnGame(
  ports: TablePorts,
  tx: Tx,
  table: WholeTable,
  { wished, wish }: { readonly wished: readonly string[] | null; readonly wish: QuickWish },
): Promise<void> {
  if (wished === null) return;
  const kinds = new Set(kindsOf(ports.games, wish));
  const common = wished.filter((game) => kinds.has(`${game} ${table.seats.length}`));
  const game = common.includes(table.game) ? table.game : common[0];
  if (game === undefined) return;
  const options = switchesFor(ports, { game, seats: table.seats.map(() => ({ kind: "person" })), options: {} });
  invariant(options.ok, "a game has usual options for each of its numbers of seats");
  const now = game === table.game ? {} : { game, options: JSON.stringify(options.value) };
  await tx
    .updateTable("table")
    .set({ wished: common, ...now })
    .where("id", "=", table.id)
    .execute();
}

async function openOne(
  ports: TablePorts,
  tx: Tx,
  { id, user, wish }: { readonly id: string; readonly user: string; readonly wish: QuickWish },
): Promise<string> {
  const found = opened(ports.games, wish);
  invariant(found !== undefined, "the wish has been checked");
  const { game, count } = found;
  const seats = Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? "me" : "person" }) as const);
  const { share, pace } = wish;
  const table = { game, share, seats, options: {}, door: "open" as const, ...(pace === null ? {} : { pace }) };
  const options = switchesFor(ports, table);
  invariant(options.ok, "a game has usual options for each of its numbers of seats");
  await storeTable(ports, tx, { id, user, wish: table, options: options.value });
  await sql`update "table" set wished = ${sql.val(wish.games)}::text[],
    bots_at = clock_now() + ${PROMISED_SECONDS} * interval '1 second' where id = ${id}`.execute(tx);
  await sql`update seat set seeks = true where table_id = ${id} and user_id = ${user}`.execute(tx);
  return id;
}

async function sitSeeking(
  tx: Tx,
  table: string,
  seat: Seat,
  person: { readonly user: string; readonly share: string },
): Promise<void> {
  await storePerson(tx, table, seat, person);
  await tx.updateTable("seat").set({ seeks: true }).where("table_id", "=", table).where("seat", "=", seat).execute();
}
