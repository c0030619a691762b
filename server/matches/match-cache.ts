import { invariant, isSimultaneous, type Seat } from "#engine";
import {
  type Answer,
  type GameShelf,
  type Match,
  newMatch,
  openAs,
  playStored,
  plyOf,
  refuse,
  toActIn,
} from "#referee";
import { loadClocks } from "../clocks/clock-store.ts";
import type { Database } from "../db/database.ts";
import { inTransaction, type Patience, type Tx } from "../db/retry.ts";
import { loadContent } from "../figures/content-store.ts";
import { drawSource, type Seeds } from "./draws.ts";
import { loadChoices, loadEntries, loadMatch, lockMatch, type MatchRow } from "./match-store.ts";

/** A match in memory, with what only its server may know. */
export interface CachedMatch extends Match {
  readonly seeds: Seeds;
  readonly commitment: string;
  /**
   * The seats of users who have played. Every commit checks the right again; but the moves of other users are not even
   * tried, because the time that takes would reveal whether they are legal.
   */
  readonly seatsOfUsers: Map<string, Seat>;
  /** The clocks may have been set since by something else than a commit. */
  hasOldClocks: boolean;
}

interface CachePorts {
  readonly db: Database;
  readonly patience: Patience;
  readonly games: GameShelf;
}

/**
 * The matches in memory, at most `limit` of them, each rebuilt from its log when needed. Whatever reads from the
 * database or changes a match does so in that match's queue.
 */
export class MatchCache {
  readonly #ports: CachePorts;
  readonly #limit: number;
  readonly #matches = new Map<string, CachedMatch>();
  /** Figures by their hash. */
  readonly #texts = new Map<string, string>();
  readonly #queues = new Map<string, Promise<unknown>>();
  /** Matches that are being read, and whether something has changed meanwhile that may have been read before. */
  readonly #reading = new Map<string, { isOld: boolean }>();

  constructor(ports: CachePorts, limit: number) {
    this.#ports = ports;
    this.#limit = limit;
  }

  /** Runs `work` after all earlier work on this match. */
  alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.catch(() => undefined);
    this.#queues.set(id, settled);
    void settled.then(() => {
      this.#reading.delete(id);
      if (this.#queues.get(id) === settled) this.#queues.delete(id);
    });
    return done;
  }

  /** The match if it is in memory; as it was after the last commit this process knows of. */
  held(id: string): CachedMatch | undefined {
    const match = this.#matches.get(id);
    if (match === undefined) return undefined;
    this.#matches.delete(id);
    this.#matches.set(id, match);
    return match;
  }

  /**
   * The match, from memory or else from the database; undefined when the table has no match, or a match of rules that
   * this server does not have.
   */
  async find(id: string): Promise<CachedMatch | undefined> {
    return this.#current(id) ?? (await this.alone(id, async () => this.#current(id) ?? (await this.#fromDatabase(id))));
  }

  #current(id: string): CachedMatch | undefined {
    const match = this.held(id);
    return match?.hasOldClocks === true ? undefined : match;
  }

  /** Loads what other processes have appended. */
  refresh(id: string): Promise<CachedMatch | undefined> {
    return this.alone(id, () => this.#fromDatabase(id));
  }

  /** The match, up to date and locked until the transaction ends, or a refusal. Only within `alone`. */
  async lock(tx: Tx, id: string): Promise<Answer<CachedMatch>> {
    this.#reading.set(id, { isOld: false });
    const row = await lockMatch(tx, id);
    if (row === undefined) return refuse("match-not-started");
    if (row.is_closed) return refuse("match-over");
    const match = await this.#catchUp(tx, row);
    return match === undefined ? refuse("rules-other", { version: row.rules_version }) : { ok: true, value: match };
  }

  /** Forgets the rights to the seats of a match, or of all matches, and its clocks: they have changed and are queried again. */
  seatsChanged(id?: string): void {
    for (const [read, reading] of this.#reading) reading.isOld ||= id === undefined || read === id;
    const changed = id === undefined ? this.#matches.values() : [this.#matches.get(id)];
    for (const match of changed) {
      if (match === undefined) continue;
      match.seatsOfUsers.clear();
      match.hasOldClocks = true;
    }
  }

  /** Drops a match whose last transaction has an unknown outcome. */
  drop(id: string): void {
    this.#matches.delete(id);
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#matches.size;
  }

  /** Waits for everything that is queued. */
  async drain(): Promise<void> {
    await Promise.all(this.#queues.values());
  }

  async #fromDatabase(id: string): Promise<CachedMatch | undefined> {
    const { db, patience } = this.#ports;
    this.#reading.set(id, { isOld: false });
    return inTransaction(db, patience, async (tx) => {
      const row = await loadMatch(tx, id);
      if (row === undefined) this.#matches.delete(id);
      return row === undefined ? undefined : this.#catchUp(tx, row);
    });
  }

  async #catchUp(tx: Tx, row: MatchRow): Promise<CachedMatch | undefined> {
    const held = this.held(row.table_id);
    const match = held?.rewinds === row.rewinds ? held : await this.#open(tx, row);
    if (match === undefined) return undefined;
    if (plyOf(match) < row.ply) {
      const entries = await loadEntries(tx, row.table_id, plyOf(match), match.open.seats);
      for (const { entry, at } of entries) playStored(match, entry, at.getTime());
      match.nextDraw = Math.max(match.nextDraw, row.next_draw);
      match.standings = row.standings;
      match.choices = new Map();
    }
    match.choicesMade = row.choices_made;
    match.clocks = await loadClocks(tx, { table: match.id, seats: match.open.seats, pace: row.pace });
    if (isSimultaneous(toActIn(match))) match.choices = await loadChoices(tx, match.id, plyOf(match));
    match.hasOldClocks = this.#reading.get(match.id)?.isOld === true;
    this.#keep(match);
    return match;
  }

  async #open(tx: Tx, row: MatchRow): Promise<CachedMatch | undefined> {
    const game = this.#ports.games.byId(row.game);
    if (game?.meta.rulesVersion !== row.rules_version) return undefined;
    const contentText = row.content_hash === null ? undefined : await this.#textOf(tx, row.content_hash);
    const open = openAs(game, { seats: row.seats, options: row.options, contentText });
    const seeds = { secret: row.secret, shares: row.shares };
    const match = newMatch({
      id: row.table_id,
      open,
      contentText,
      draws: (n) => drawSource(seeds, n),
      rewinds: row.rewinds,
    });
    return {
      ...match,
      nextDraw: row.next_draw,
      seeds,
      commitment: row.commitment,
      seatsOfUsers: new Map(),
      hasOldClocks: false,
    };
  }

  async #textOf(tx: Tx, hash: string): Promise<string> {
    const text = this.#texts.get(hash) ?? (await loadContent(tx, hash));
    invariant(text !== undefined, `there are figures ${hash}`);
    this.#texts.set(hash, text);
    return text;
  }

  #keep(match: CachedMatch): void {
    this.#matches.delete(match.id);
    this.#matches.set(match.id, match);
    for (const id of this.#matches.keys()) {
      if (this.#matches.size <= this.#limit) break;
      this.#matches.delete(id);
    }
  }
}
