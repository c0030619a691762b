import type { Logger } from "pino";
import type { LiveMessage } from "#protocol";
import type { User } from "../accounts/user-store.ts";
import type { Database } from "../db/database.ts";
import { type Patience, persist } from "../db/retry.ts";
import type { CachedMatch } from "../matches/cached-match.ts";
import type { MatchCache } from "../matches/match-cache.ts";
import { matchUpdate } from "../matches/match-update.ts";
import { loadTable, type TableFacts } from "../tables/table-store.ts";
import { type Presence, tableView } from "../tables/table-view.ts";

/** One open socket. */
export interface Connection {
  readonly user: User;
  readonly isOpen: boolean;
  /** Sends text; never throws, never waits. */
  send(text: string): void;
}

interface HubPorts {
  readonly db: Database;
  readonly patience: Patience;
  readonly cache: MatchCache;
  readonly log: Logger;
}

/** A table that somebody follows, and up to which entry each follower knows its log. */
interface Followed {
  facts: TableFacts;
  readonly known: Map<Connection, number>;
}

export const say = (connection: Connection, message: LiveMessage): void => connection.send(JSON.stringify(message));

/** Who follows which table; sends each of them what they may know. */
export class Hub implements Presence {
  readonly #ports: HubPorts;
  readonly #tables = new Map<string, Followed>();

  constructor(ports: HubPorts) {
    this.#ports = ports;
  }

  /** Sends the table and its match from entry `since` on, and everything that changes from now on. */
  async follow(connection: Connection, table: string, since: number): Promise<"following" | "not-found"> {
    const { cache } = this.#ports;
    const facts = await this.#load(table);
    if (facts === undefined) return "not-found";
    const match = facts.status === "waiting" ? undefined : await cache.find(table);
    if (!connection.isOpen) return "following";
    const followed = this.#tables.get(table) ?? { facts, known: new Map() };
    followed.facts = facts;
    this.#tables.set(table, followed);
    const wasHere = this.isHere(table, connection.user.id);
    followed.known.set(connection, since);
    if (wasHere) this.#sendTable(followed, connection);
    else for (const each of followed.known.keys()) this.#sendTable(followed, each);
    if (match !== undefined) this.#sendMatch(followed, match, [connection]);
    return "following";
  }

  unfollow(connection: Connection, table: string): void {
    const followed = this.#tables.get(table);
    if (followed?.known.delete(connection) !== true) return;
    if (followed.known.size === 0) this.#tables.delete(table);
    else if (!this.isHere(table, connection.user.id)) {
      for (const each of followed.known.keys()) this.#sendTable(followed, each);
    }
  }

  /** The connection is gone. */
  leave(connection: Connection): void {
    for (const table of [...this.#tables.keys()]) this.unfollow(connection, table);
  }

  isHere(table: string, user: string): boolean {
    const followed = this.#tables.get(table);
    return followed !== undefined && [...followed.known.keys()].some((each) => each.user.id === user);
  }

  isFollowed(table: string): boolean {
    return this.#tables.has(table);
  }

  followedTables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** The log or the waiting choices of a match have changed. */
  matchMoved(table: string): void {
    if (!this.#tables.has(table)) return;
    const held = this.#ports.cache.held(table);
    if (held !== undefined) this.#tellMatch(held);
    else
      this.#behind(
        table,
        this.#ports.cache.find(table).then((match) => match && this.#tellMatch(match)),
      );
  }

  /** Another server may have changed the match. */
  matchMovedElsewhere(table: string): void {
    const { cache } = this.#ports;
    if (cache.held(table) === undefined && !this.#tables.has(table)) return;
    this.#behind(
      table,
      cache.refresh(table).then((match) => match && this.#tellMatch(match)),
    );
  }

  /** Seats, names or status of a table have changed. */
  tableChanged(table: string): void {
    if (this.#tables.has(table)) this.#behind(table, this.#reload(table));
  }

  #load(table: string): Promise<TableFacts | undefined> {
    const { db, patience } = this.#ports;
    return persist(patience, () => loadTable(db, table));
  }

  #behind(table: string, work: Promise<unknown>): void {
    work.catch((error) => this.#ports.log.warn({ err: error, table }, "could not tell the followers of a table"));
  }

  async #reload(table: string): Promise<void> {
    const facts = await this.#load(table);
    const followed = this.#tables.get(table);
    if (followed === undefined) return;
    if (facts === undefined) {
      for (const each of followed.known.keys()) {
        say(each, { type: "refused", table, refusal: { code: "not-found" } });
      }
      this.#tables.delete(table);
      return;
    }
    const before = followed.facts;
    followed.facts = facts;
    for (const each of followed.known.keys()) this.#sendTable(followed, each);
    const reseated = [...followed.known.keys()].filter(
      ({ user }) => before.access.get(user.id) !== facts.access.get(user.id),
    );
    const match = facts.status === "waiting" ? undefined : await this.#ports.cache.find(table);
    if (match !== undefined) this.#sendMatch(followed, match, reseated, "from the start");
  }

  #tellMatch(match: CachedMatch): void {
    const followed = this.#tables.get(match.id);
    if (followed !== undefined) this.#sendMatch(followed, match, followed.known.keys());
  }

  #sendTable({ facts }: Followed, connection: Connection): void {
    say(connection, { type: "table", table: tableView(facts, connection.user.id, this) });
  }

  /** Two followers who may know the same and know the log equally far get the same text. */
  #sendMatch(
    { facts, known }: Followed,
    match: CachedMatch,
    connections: Iterable<Connection>,
    events: "new" | "from the start" = "new",
  ): void {
    const texts = new Map<string, string>();
    for (const connection of connections) {
      const seat = facts.access.get(connection.user.id) ?? null;
      const since = events === "new" ? (known.get(connection) ?? 0) : 0;
      const key = `${seat}:${since}`;
      const text = texts.get(key) ?? JSON.stringify(updateMessage(match, seat, since));
      texts.set(key, text);
      connection.send(text);
      known.set(connection, match.entries.length);
    }
  }
}

const updateMessage = (...of: Parameters<typeof matchUpdate>): LiveMessage => ({
  type: "match",
  match: matchUpdate(...of),
});
