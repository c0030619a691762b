import type { Logger } from "pino";
import type { HomeNews, OpenTable } from "#protocol";
import { loadResting, restingAmong } from "../clocks/rests.ts";
import type { Database } from "../db/database.ts";
import { type Patience, persist } from "../db/retry.ts";
import { type Connection, say } from "../live/hub.ts";
import type { Changes } from "../live/publisher.ts";
import { type HomePorts, loadOwnHome, loadTurns } from "../tables/load-home.ts";
import { loadOpenTables, type OpenToOthers, openFor } from "./open-tables.ts";

type HomesPorts = HomePorts & { readonly db: Database; readonly patience: Patience; readonly log: Logger };

/** Nobody is told more often. */
const EVERY_MS = 1000;

/** A connection that shows the first page, or beside a table what waits elsewhere, and what it has been told. */
interface Follower {
  readonly connection: Connection;
  /** The table that it has open; undefined: it shows the whole first page. */
  readonly besides: string | undefined;
  /** Each part as it was sent last. */
  readonly sent: Map<string, string>;
  readonly sentOpen: Map<string, string>;
  /** The reader's tables, whose changes concern it. */
  tables: ReadonlySet<string>;
  /** Who rests at tables that wait for others, as it has been told. */
  resting: ReadonlyMap<string, string>;
  isDue: boolean;
}

/**
 * The followers of first pages. Each is told what has changed for it, at most once a second; nothing is loaded for
 * anybody who does not look.
 */
export class Homes {
  readonly #ports: HomesPorts;
  readonly #followers = new Map<Connection, Follower>();
  /** Who is concerned by changes of a table. */
  readonly #concerned = new Map<string, Set<Follower>>();
  /** When a connection was last told, though it has looked away since. */
  readonly #toldAt = new WeakMap<Connection, number>();
  /** Tables whose seats or status have changed since the last turn. */
  #changed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(ports: HomesPorts) {
    this.#ports = ports;
  }

  /** Sends the whole page, or what waits elsewhere; from then on what changes. */
  async follow(connection: Connection, besides: string | undefined): Promise<void> {
    this.leave(connection);
    const follower: Follower = {
      ...{
        connection,
        besides,
        sent: new Map(),
        sentOpen: new Map(),
        tables: new Set(),
        resting: new Map(),
        isDue: true,
      },
    };
    this.#followers.set(connection, follower);
    if (this.#isEarly(connection)) return this.#schedule();
    const { db, patience } = this.#ports;
    try {
      const open = besides === undefined ? await persist(patience, () => loadOpenTables(db, this.#ports)) : null;
      await this.#tellOwn(follower, open);
    } catch (error) {
      follower.isDue = true;
      this.#schedule();
      throw error;
    }
  }

  /** It looks no more. */
  leave(connection: Connection): void {
    const follower = this.#followers.get(connection);
    if (follower === undefined) return;
    this.#concern(follower, new Set());
    this.#followers.delete(connection);
  }

  #isEarly(connection: Connection): boolean {
    return performance.now() - (this.#toldAt.get(connection) ?? Number.NEGATIVE_INFINITY) < EVERY_MS * 0.9;
  }

  #concern(follower: Follower, tables: ReadonlySet<string>): void {
    for (const table of follower.tables) {
      const all = this.#concerned.get(table);
      all?.delete(follower);
      if (all?.size === 0) this.#concerned.delete(table);
    }
    follower.tables = tables;
    for (const table of tables) this.#concerned.set(table, (this.#concerned.get(table) ?? new Set()).add(follower));
  }

  /** Matches have moved, tables have changed. */
  changed({ moved, changed }: Changes): void {
    if (this.#followers.size === 0) return;
    for (const table of changed) this.#changed.add(table);
    let isNews = changed.size > 0;
    for (const table of [...moved, ...changed]) {
      for (const follower of this.#concerned.get(table) ?? []) {
        follower.isDue = true;
        isNews = true;
      }
    }
    if (isNews) this.#schedule();
  }

  /** Looks for people who have fallen asleep or woken up, and let that be seen: it changes with the time of day alone. */
  async lookForRests(): Promise<void> {
    const followers = [...this.#followers.values()];
    const ids = new Set(followers.flatMap(({ resting }) => [...resting.keys()]));
    if (ids.size === 0) return;
    const now = await loadResting(this.#ports.db, [...ids], this.#ports.clock.now());
    const isOld = ({ resting }: Follower): boolean =>
      [...resting].some(([table, was]) => was !== (now.get(table) ?? ""));
    for (const follower of followers) follower.isDue ||= isOld(follower);
    if (followers.some(({ isDue }) => isDue)) this.#schedule();
  }

  /** Anything may have changed. */
  missed(): void {
    for (const follower of this.#followers.values()) follower.isDue = true;
    if (this.#followers.size > 0) this.#schedule();
  }

  async close(): Promise<void> {
    for (const connection of [...this.#followers.keys()]) this.leave(connection);
    clearTimeout(this.#timer);
    await this.#turn;
  }

  #schedule(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#turn = this.#turn
        .then(() => {
          this.#timer = undefined;
          return this.#tell();
        })
        .catch((error) => {
          this.#ports.log.warn({ err: error }, "could not tell of first pages");
          this.missed();
        });
    }, EVERY_MS);
  }

  async #tell(): Promise<void> {
    const { db, patience } = this.#ports;
    const changed = [...this.#changed];
    this.#changed = new Set();
    if (changed.length > 0) await this.#markSeated(changed);
    const followers = [...this.#followers.values()];
    const looksAtOpen = (each: Follower): boolean => each.besides === undefined && (each.isDue || changed.length > 0);
    const open = followers.some(looksAtOpen) ? await persist(patience, () => loadOpenTables(db, this.#ports)) : null;
    for (const each of followers) {
      if (this.#isEarly(each.connection)) {
        each.isDue ||= looksAtOpen(each);
        continue;
      }
      if (each.isDue) await this.#tellOwn(each, open);
      else if (open !== null && each.besides === undefined) this.#send(each, {}, open);
    }
    if (followers.some(({ isDue, connection }) => isDue && this.#followers.has(connection))) this.#schedule();
  }

  /** Whoever has a seat at a changed table is concerned, and whoever had one knows the table. */
  async #markSeated(tables: readonly string[]): Promise<void> {
    const rows = await this.#ports.db
      .selectFrom("seat_access")
      .select("user_id")
      .where("table_id", "in", tables)
      .execute();
    const users = new Set(rows.map(({ user_id }) => user_id));
    for (const follower of this.#followers.values()) {
      if (users.has(follower.connection.user.id)) follower.isDue = true;
    }
  }

  async #tellOwn(follower: Follower, open: readonly OpenToOthers[] | null): Promise<void> {
    const { db, patience } = this.#ports;
    const { connection, besides } = follower;
    follower.isDue = false;
    if (besides !== undefined) {
      const yourTurn = await persist(patience, () => loadTurns(db, connection.user.id, this.#ports));
      this.#concern(follower, await this.#tablesOf(connection.user.id, besides));
      this.#send(follower, { yourTurn: yourTurn.filter(({ table }) => table !== besides) }, null);
      return;
    }
    const { now: _, ...own } = await persist(patience, () => loadOwnHome(db, connection.user, this.#ports));
    this.#concern(follower, new Set([...own.yourTurn, ...own.yourTables].map(({ table }) => table)));
    follower.resting = new Map(
      own.yourTables.flatMap(({ table, awaited }) => (awaited === undefined ? [] : [[table, restingAmong(awaited)]])),
    );
    this.#send(follower, own, open);
  }

  async #tablesOf(user: string, besides: string): Promise<ReadonlySet<string>> {
    const rows = await this.#ports.db
      .selectFrom("seat_access")
      .innerJoin("table", "table.id", "seat_access.table_id")
      .select("table.id")
      .where("seat_access.user_id", "=", user)
      .where("table.status", "<>", "over")
      .where("table.id", "<>", besides)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Sends the parts that differ from what was sent last; nothing if none does. */
  #send(follower: Follower, own: Omit<HomeNews, "now" | "openTables">, open: readonly OpenToOthers[] | null): void {
    const { connection, sent } = follower;
    if (this.#followers.get(connection) !== follower || !connection.isOpen) return;
    const isFirst = sent.size === 0;
    const parts = Object.entries(own).filter(([name, part]) => differs(sent, name, part));
    const tables = open === null ? null : openNews(follower, openFor(open, connection.user.id));
    if (parts.length === 0 && tables === null && !isFirst) return;
    this.#toldAt.set(connection, performance.now());
    const news = { ...Object.fromEntries(parts), ...(tables === null ? {} : { openTables: tables }) };
    say(connection, { type: "home", home: { ...news, now: Math.round(this.#ports.clock.now()) } });
  }
}

function differs(sent: Map<string, string>, name: string, part: unknown): boolean {
  const text = JSON.stringify(part);
  const isNews = sent.get(name) !== text;
  sent.set(name, text);
  return isNews;
}

/** What has changed among the open tables; null if nothing has. */
function openNews(
  { sent, sentOpen }: Follower,
  open: readonly OpenTable[],
): NonNullable<HomeNews["openTables"]> | null {
  const isFirst = !sent.has("openTables");
  sent.set("openTables", "");
  const put = open.filter((table) => differs(sentOpen, table.id, table));
  const ids = new Set(open.map(({ id }) => id));
  const gone = [...sentOpen.keys()].filter((id) => !ids.has(id));
  for (const id of gone) sentOpen.delete(id);
  return isFirst || put.length > 0 || gone.length > 0 ? { put, gone } : null;
}
