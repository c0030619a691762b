import type { Logger } from "pino";
import { invariant, type Seat } from "#engine";
import type { LiveMessage, MatchUpdate } from "#protocol";
import { clocksView, type GameShelf, type Match, matchUpdate, plyOf } from "#referee";
import type { User } from "../accounts/user-store.ts";
import { restsAtTable } from "../clocks/rests.ts";
import type { Clock } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { type Patience, persist } from "../db/retry.ts";
import type { MatchCache } from "../matches/match-cache.ts";
import type { PeopleHere } from "../tables/absence/absence.ts";
import { loadTable, type WholeTable } from "../tables/table-store.ts";
import { type Presence, tableView } from "../tables/table-view.ts";

/** One open socket. */
export interface Connection {
  readonly user: User;
  readonly isOpen: boolean;
  /** The page speaks a protocol that this server no longer understands. */
  isOld: boolean;
  /** Ids of the tables that it follows; only the hub changes them. */
  readonly tables: Set<string>;
  /** Sends text; never throws, never waits. */
  send(text: string): void;
}

interface HubPorts {
  readonly db: Database;
  readonly patience: Patience;
  readonly cache: MatchCache;
  readonly games: GameShelf;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Version of a match for followers: every change that concerns them raises one of the numbers. */
type Progress = Pick<Match, "choicesMade" | "rewinds"> & { readonly ply: number };

const progressOf = (match: Match): Progress => ({
  ply: plyOf(match),
  choicesMade: match.choicesMade,
  rewinds: match.rewinds,
});

/** The first entry that this follower does not know; after a rewind all are new. */
const newFrom = (known: Progress | undefined, match: Match): number =>
  known?.rewinds === match.rewinds ? known.ply : 0;

/** `choicesMade` of a follower who has just joined: all waiting choices are new to them. */
const NO_CHOICES = -1;

/** A followed table, and the progress of its match that each follower has received. */
interface Followed {
  readonly id: string;
  /** The table, undefined until its first load has ended. */
  whole: WholeTable | undefined;
  /** Number of the load that `whole` came from; an older load that ends later is ignored. */
  order: number;
  /** Who rested when its followers were told last. */
  rests: string;
  readonly known: Map<Connection, Progress>;
  /** Connections that wait for their first load. */
  joining: number;
}

const newFollowed = (id: string): Followed => ({
  id,
  whole: undefined,
  order: 0,
  rests: "",
  known: new Map(),
  joining: 0,
});

export const say = (connection: Connection, message: LiveMessage): void => connection.send(JSON.stringify(message));

const seatOf = ({ whole }: Followed, { user }: Connection): Seat | null => whole?.access.get(user.id) ?? null;

/** Whether the others see it when this connection comes or goes: it has a seat, and no other one has that seat open. */
function isNewsOf(followed: Followed, connection: Connection): boolean {
  const seat = seatOf(followed, connection);
  return (
    seat !== null && ![...followed.known.keys()].some((each) => each !== connection && seatOf(followed, each) === seat)
  );
}

/** The followers of each table. Sends every follower what they may know. */
export class Hub implements Presence {
  readonly #ports: HubPorts;
  readonly #tables = new Map<string, Followed>();
  #loads = 0;

  constructor(ports: HubPorts) {
    this.#ports = ports;
  }

  /** Sends the table and its match from entry `from` on, and everything that changes from now on. */
  async follow(connection: Connection, table: string, from: number): Promise<"following" | "not-found"> {
    const followed = this.#tables.get(table) ?? newFollowed(table);
    this.#tables.set(table, followed);
    followed.joining++;
    try {
      await this.#load(followed);
      if (followed.whole === undefined) return "not-found";
      const match = followed.whole.status === "waiting" ? undefined : await this.#ports.cache.find(table);
      if (connection.isOpen) this.#join(followed, connection, { from, match });
      return "following";
    } finally {
      followed.joining--;
      this.#forget(followed);
    }
  }

  #join(followed: Followed, connection: Connection, { from, match }: { from: number; match: Match | undefined }): void {
    const isNews = isNewsOf(followed, connection);
    followed.known.set(connection, { ply: from, choicesMade: NO_CHOICES, rewinds: match?.rewinds ?? 0 });
    connection.tables.add(followed.id);
    for (const each of isNews ? followed.known.keys() : [connection]) this.#sendTable(followed, each);
    if (match !== undefined) this.#sendMatch(followed, match, [connection]);
  }

  #forget({ id, known, joining }: Followed): void {
    if (known.size === 0 && joining === 0) this.#tables.delete(id);
  }

  unfollow(connection: Connection, table: string): void {
    const followed = this.#tables.get(table);
    if (followed?.known.delete(connection) !== true) return;
    connection.tables.delete(table);
    this.#forget(followed);
    if (!isNewsOf(followed, connection)) return;
    for (const each of followed.known.keys()) this.#sendTable(followed, each);
  }

  /** The connection is gone. */
  leave(connection: Connection): void {
    for (const table of connection.tables) this.unfollow(connection, table);
  }

  isHere(table: string, user: string): boolean {
    const followed = this.#tables.get(table);
    return followed !== undefined && [...followed.known.keys()].some((each) => each.user.id === user);
  }

  /** Everybody with a seat who has its table open. */
  peopleHere(): PeopleHere {
    const pairs = [...this.#tables.values()].flatMap((followed) =>
      [...followed.known.keys()].flatMap((each) =>
        seatOf(followed, each) === null ? [] : [[followed.id, each.user.id]],
      ),
    );
    return { tables: pairs.map(([table = ""]) => table), users: pairs.map(([, user = ""]) => user) };
  }

  followedTables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /**
   * Answers a commit to entry `ply` with a message that brings the match as it is now: its sender gets the new position
   * with the answer and not once more with everybody else. Made and sent synchronously, so that nothing comes in
   * between.
   */
  async answer(
    connection: Connection,
    { table, ply }: { readonly table: string; readonly ply: number },
    message: (match: MatchUpdate) => LiveMessage,
  ): Promise<void> {
    const match = await this.#ports.cache.find(table);
    invariant(match !== undefined, "a commit is answered for a match");
    const followed = this.#tables.get(table);
    const known = followed?.known.get(connection);
    const from = known === undefined ? ply : newFrom(known, match);
    if (known !== undefined) followed?.known.set(connection, progressOf(match));
    const seat = followed === undefined ? match.seatsOfUsers.get(connection.user.id) : seatOf(followed, connection);
    say(connection, message(this.#updateOf(match, seat ?? null, from)));
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
    const followed = this.#tables.get(table);
    if (followed !== undefined) this.#behind(table, this.#reload(followed));
  }

  async #load(followed: Followed): Promise<void> {
    const { db, patience } = this.#ports;
    const order = ++this.#loads;
    const whole = await persist(patience, () => loadTable(db, followed.id));
    if (order < followed.order) return;
    followed.order = order;
    followed.whole = whole;
    followed.rests = whole === undefined ? "" : restsAtTable(whole, this.#ports.clock.now());
  }

  /** Tells the followers of tables where somebody has fallen asleep or woken up, and lets that be seen. */
  tellRests(): void {
    for (const followed of this.#tables.values()) {
      const { whole } = followed;
      const rests = whole === undefined ? "" : restsAtTable(whole, this.#ports.clock.now());
      if (rests === followed.rests) continue;
      followed.rests = rests;
      for (const each of followed.known.keys()) this.#sendTable(followed, each);
    }
  }

  #behind(table: string, work: Promise<unknown>): void {
    work.catch((error) => this.#ports.log.warn({ err: error, table }, "could not tell the followers of a table"));
  }

  async #reload(followed: Followed): Promise<void> {
    const { id: table } = followed;
    const seats = new Map([...followed.known.keys()].map((each) => [each, seatOf(followed, each)]));
    await this.#load(followed);
    if (followed.whole === undefined) {
      for (const each of followed.known.keys()) {
        say(each, { type: "refused", table, refusal: { code: "not-found" } });
        each.tables.delete(table);
      }
      followed.known.clear();
      this.#forget(followed);
      return;
    }
    for (const each of followed.known.keys()) this.#sendTable(followed, each);
    const reseated = [...seats].filter(([each, seat]) => seatOf(followed, each) !== seat).map(([each]) => each);
    const hasClocks = followed.whole.pace !== null && followed.whole.status === "running";
    const match = reseated.length === 0 && !hasClocks ? undefined : await this.#ports.cache.find(table);
    if (match === undefined) return;
    this.#sendMatch(followed, match, reseated, "from the start");
    if (!hasClocks) return;
    const others = [...followed.known.keys()].filter((each) => !reseated.includes(each));
    this.#sendMatch(followed, match, others);
  }

  #tellMatch(match: Match): void {
    const followed = this.#tables.get(match.id);
    if (followed === undefined) return;
    const now = progressOf(match);
    const isBehind = (each: Progress): boolean =>
      each.ply !== now.ply || each.choicesMade !== now.choicesMade || each.rewinds !== now.rewinds;
    const behind = [...followed.known].filter(([, each]) => isBehind(each)).map(([connection]) => connection);
    this.#sendMatch(followed, match, behind);
  }

  #sendTable({ whole }: Followed, connection: Connection): void {
    if (whole !== undefined)
      say(connection, {
        type: "table",
        table: tableView(whole, connection.user.id, { ...this.#ports, presence: this }),
      });
  }

  #updateOf(match: Match, seat: Seat | null, from: number): MatchUpdate {
    const update = matchUpdate(match, seat, from);
    return match.clocks === null
      ? update
      : { ...update, clocks: clocksView(match.clocks, Math.round(this.#ports.clock.now())) };
  }

  /** Followers with the same seat and the same progress share one text. */
  #sendMatch(
    followed: Followed,
    match: Match,
    connections: Iterable<Connection>,
    events: "new" | "from the start" = "new",
  ): void {
    const texts = new Map<string, string>();
    for (const connection of connections) {
      const seat = seatOf(followed, connection);
      const from = events === "new" ? newFrom(followed.known.get(connection), match) : 0;
      const key = `${seat}:${from}`;
      const text =
        texts.get(key) ??
        JSON.stringify({ type: "match", match: this.#updateOf(match, seat, from) } satisfies LiveMessage);
      texts.set(key, text);
      connection.send(text);
      followed.known.set(connection, progressOf(match));
    }
  }
}
