import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { CONNECT_MS, type Database, type Login } from "../db/database.ts";
import type { Changes } from "./publisher.ts";

/** Broadcasts changes to the other servers on the same database and receives theirs. */
interface Neighbours {
  tell(changes: Changes): void;
  close(): Promise<void>;
}

interface NeighbourPorts {
  readonly db: Database;
  readonly login: Login;
  readonly log: Logger;
  /** Id of this process, so that it skips its own notes. */
  readonly node: string;
}

interface ChangeListener {
  changed(changes: Changes): void;
  /** A host has acted: these matches have to go on by themselves, or the list of bans has changed. */
  hostActed(news: HostNews): void;
  /** The listening connection was down: anything may have changed. */
  missed(): void;
}

interface HostNews {
  readonly woken: readonly string[];
  readonly hasBans: boolean;
}

const CHANNEL = "fiorino";
/** A notification takes less than 8,000 bytes, an id about 30. */
const MAX_IDS = 150;
const LONGEST_PAUSE = 2000;
/** Under load one note covers many commits: a note costs the database as much as a small commit. */
const GATHER_MS = 10;

/** Schema of a note. Kinds of news from a newer server are skipped, and logged once. */
const Note = z.looseObject({
  node: z.string(),
  moved: z.array(z.string()),
  changed: z.array(z.string()),
  woken: z.optional(z.array(z.string())),
  bans: z.optional(z.literal(true)),
});
type Note = z.infer<typeof Note>;
const KNOWN = new Set(Object.keys(Note.shape));

function readNote(payload: string): Note | undefined {
  try {
    return Note.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Sends a note to every server on this database; within a transaction when that commits. */
export const sendNote = (db: Database, note: Note): Promise<unknown> =>
  sql`select pg_notify(${CHANNEL}, ${JSON.stringify(note)})`.execute(db);

/** PostgreSQL's LISTEN and NOTIFY; notes are sent after the commits that they are about, never inside a transaction. */
export async function meetNeighbours(ports: NeighbourPorts, listener: ChangeListener): Promise<Neighbours> {
  const line = new Line(ports, listener);
  await line.open();
  let waiting: { moved: Set<string>; changed: Set<string> } | undefined;
  const flush = (): void => {
    if (waiting === undefined || line.isClosing) return;
    const { moved, changed } = waiting;
    waiting = undefined;
    const all = [...[...moved].map((id) => ({ moved: id })), ...[...changed].map((id) => ({ changed: id }))];
    for (let from = 0; from < all.length; from += MAX_IDS) {
      const part = all.slice(from, from + MAX_IDS);
      const note = {
        node: ports.node,
        moved: part.flatMap((each) => ("moved" in each ? [each.moved] : [])),
        changed: part.flatMap((each) => ("changed" in each ? [each.changed] : [])),
      };
      sendNote(ports.db, note).catch((error) =>
        ports.log.warn({ err: error }, "could not tell the other servers of a change"),
      );
    }
  };
  return {
    tell: ({ moved, changed }) => {
      if (waiting === undefined) setTimeout(flush, GATHER_MS);
      waiting ??= { moved: new Set(), changed: new Set() };
      for (const id of moved) waiting.moved.add(id);
      for (const id of changed) waiting.changed.add(id);
    },
    close: () => {
      flush();
      return line.close();
    },
  };
}

/** The listening connection, opened again whenever it breaks. */
class Line {
  readonly #ports: NeighbourPorts;
  readonly #listener: ChangeListener;
  #client: Client | undefined;
  /** Kinds of news that have been skipped. The set stays small: only servers on this database can notify. */
  readonly #skipped = new Set<string>();
  isClosing = false;

  constructor(ports: NeighbourPorts, listener: ChangeListener) {
    this.#ports = ports;
    this.#listener = listener;
  }

  async open(): Promise<void> {
    const client = new Client({
      ...{ ...this.#ports.login, keepAlive: true },
      ...{ connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS },
    });
    let isBroken = false;
    const broken = () => {
      if (isBroken) return;
      isBroken = true;
      void this.#reopen();
    };
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    client.on("error", broken);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.removeListener("error", broken);
      client.on("error", () => undefined);
      await client.end().catch(() => undefined);
      throw error;
    }
    client.on("end", broken);
    this.#client = client;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #reopen(): Promise<void> {
    for (let wait = 50; !this.isClosing; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait);
      try {
        await this.open();
        this.#listener.missed();
        return;
      } catch (error) {
        this.#ports.log.warn({ err: error }, "the database is away");
      }
    }
  }

  #hear(payload: string): void {
    const note = readNote(payload);
    if (note === undefined) this.#skip("note", payload);
    if (note === undefined || note.node === this.#ports.node) return;
    for (const kind of Object.keys(note)) if (!KNOWN.has(kind)) this.#skip(kind, payload);
    this.#listener.changed({ moved: new Set(note.moved), changed: new Set(note.changed) });
    const news = { woken: note.woken ?? [], hasBans: note.bans === true };
    if (news.hasBans || news.woken.length > 0) this.#listener.hostActed(news);
  }

  #skip(kind: string, payload: string): void {
    if (this.#skipped.has(kind)) return;
    this.#skipped.add(kind);
    this.#ports.log.warn({ kind, payload }, "another server tells of something that this one does not know");
  }
}
