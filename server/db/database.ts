import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import { type ClientBase, type ClientConfig, Pool, type PoolClient, type PoolConfig, types } from "pg";
import type { Logger } from "pino";
import { seldom } from "../process/log.ts";
import { isFull } from "./retry.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** How to reach PostgreSQL: host (or socket folder), user, database, or one connection string. */
export type Login = ClientConfig;

const INT8 = 20;
types.setTypeParser(INT8, Number);

/** How long opening a connection, or waiting for a free one, may take. */
export const CONNECT_MS = 5000;
/** What PostgreSQL has beyond its own deadline to say that it gave a statement up. */
const GRACE_MS = 1000;
const MINUTE_MS = 60_000;

/** A database with its connections. */
interface OpenDatabase {
  readonly db: Database;
  /** The connections that append commits, of their own so that no commit waits behind other queries. */
  readonly appending: Pool;
  /** Both, to be counted. */
  readonly pools: readonly Pool[];
  /** Waits for running queries, then ends every connection. */
  close(): Promise<void>;
}

/** Connections that append: while one statement is written, the next batch gathers and goes out. */
export const APPENDING_CONNECTIONS = 2;

/**
 * Opens pools of this many connections together; connections are made when first needed. `deadline` is that of each
 * statement in milliseconds: PostgreSQL gives it up then, and soon after we do, whether PostgreSQL has answered or not.
 * Nobody knows then whether a change was made. Left out, a statement may take for ever.
 */
export function openDatabase(login: Login, connections: number, log: Logger, deadline?: number): OpenDatabase {
  const limits = limitsOf(deadline);
  const pool = openPool({ ...login, ...limits }, Math.max(1, connections - APPENDING_CONNECTIONS), log);
  const sayFull = seldom(MINUTE_MS, () => log.error("the disk of the database is full: nothing can be saved"));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: async () => withoutSilent(await pool.connect()), end: () => pool.end() },
    }),
    log: (event) => {
      if (event.level === "error" && isFull(event.error)) sayFull();
    },
  });
  const appending = openPool({ ...login, ...limits, onConnect: planOnce }, APPENDING_CONNECTIONS, log);
  let closing: Promise<unknown> | undefined;
  const close = async (): Promise<void> => {
    closing ??= Promise.all([db.destroy(), appending.end()]);
    await closing;
  };
  return { db, appending, pools: [pool, appending], close };
}

const limitsOf = (deadline: number | undefined): ClientConfig =>
  deadline === undefined ? {} : { statement_timeout: deadline, query_timeout: deadline + GRACE_MS };

/** Without it PostgreSQL plans small batches anew each time, which costs more than running them. */
const planOnce = async (client: ClientBase): Promise<void> => {
  await client.query("set plan_cache_mode = force_generic_plan");
};

function openPool(config: PoolConfig, max: number, log: Logger): Pool {
  const pool = new Pool({ ...config, max, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  const broken = (error: Error): void => {
    if (!pool.ending) log.warn({ err: error }, "a database connection broke");
  };
  // The pool listens only while a connection is idle: one that breaks between two queries would end the process.
  pool.on("connect", (client) => client.on("error", broken));
  pool.on("error", () => undefined);
  return pool;
}

/**
 * A connection whose last statement got no answer in time is closed: whatever came after would wait behind that
 * statement.
 */
function withoutSilent(client: PoolClient): PostgresPoolClient {
  let silent: unknown;
  const query = async (...asked: Parameters<PoolClient["query"]>): Promise<unknown> => {
    if (silent !== undefined) throw silent;
    try {
      return await client.query(...asked);
    } catch (error) {
      if (error instanceof Error && error.message === "Query read timeout") silent = error;
      throw error;
    }
  };
  return { query: query as PostgresPoolClient["query"], release: () => client.release(silent !== undefined) };
}
