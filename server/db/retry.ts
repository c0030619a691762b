import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { errorCode } from "../process/errors.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Serialization failure and deadlock: the same work, tried again, can succeed at once. */
const SERIALIZATION_FAILURE = "40001";
const COLLISIONS = new Set([SERIALIZATION_FAILURE, "40P01"]);
/** The database is starting, stopping, restarting or out of reach. */
const AWAY = new Set([
  // A statement that PostgreSQL gave up at its deadline comes first: it waits for something, or the machine is busy.
  ...["57014", "57P01", "57P02", "57P03", "53300", "08000", "08001", "08003", "08006"],
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"],
]);
const AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection|client was closed/i;
const DISK_FULL = "53100";

/** Thrown by work that finds a change since its last query; it is retried like any other collision. */
export class Collision extends Error {
  override readonly name = "Collision";
  readonly code = SERIALIZATION_FAILURE;
}

const isCollision = (error: unknown): boolean => COLLISIONS.has(errorCode(error));

export const isAway = (error: unknown): boolean =>
  AWAY.has(errorCode(error)) || (error instanceof Error && AWAY_TEXT.test(error.message));

/** Whether the disk of the database is full. */
export const isFull = (error: unknown): boolean => errorCode(error) === DISK_FULL;

/** The refusal for an error that passes without a change of ours; undefined for a bug. */
export const troubleOf = (error: unknown): "server-busy" | "server-full" | undefined =>
  isAway(error) ? "server-busy" : isFull(error) ? "server-full" : undefined;

export interface Patience {
  /** Timeout for a database that is away, in milliseconds. */
  readonly away: number;
}

const MAX_COLLISIONS = 8;

/**
 * Retries `work` while it collides or the database is away. An attempt whose answer got lost may have committed, so
 * `work` has to recognise its own earlier commit.
 */
export async function persist<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  let collisions = 0;
  const start = performance.now();
  for (let next = 20; ; ) {
    try {
      return await work();
    } catch (error) {
      if (isCollision(error) && ++collisions <= MAX_COLLISIONS) continue;
      if (!isAway(error) || performance.now() - start >= patience.away) throw error;
      await pause(next);
      next = Math.min(next * 2, 500);
    }
  }
}

export type Tx = Transaction<Schema>;

/** Runs one transaction and retries it as `persist` does. */
export const inTransaction = <T>(db: Database, patience: Patience, work: (tx: Tx) => Promise<T>): Promise<T> =>
  persist(patience, () => db.transaction().execute(work));
