import { Kysely, PostgresDialect } from "kysely";
import { type ClientBase, type ClientConfig, Pool, type PoolConfig, types } from "pg";
import type { Logger } from "pino";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** How to reach PostgreSQL: host (or socket folder), user, database, or one connection string. */
export type Login = ClientConfig;

const INT8 = 20;
types.setTypeParser(INT8, Number);

/** A database with its connections. */
interface OpenDatabase {
  readonly db: Database;
  /** The connections that append commits, of their own so that no commit waits behind other queries. */
  readonly appending: Pool;
  /** Waits for running queries, then ends every connection. */
  close(): Promise<void>;
}

/** Connections that append: while one statement is written, the next batch gathers and goes out. */
export const APPENDING_CONNECTIONS = 2;

/** Opens pools of this many connections together; connections are made when first needed. */
export function openDatabase(login: Login, connections: number, log: Logger): OpenDatabase {
  const pool = openPool(login, Math.max(1, connections - APPENDING_CONNECTIONS), log);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const appending = openPool({ ...login, onConnect: planOnce }, APPENDING_CONNECTIONS, log);
  const close = async (): Promise<void> => {
    await Promise.all([db.destroy(), appending.end()]);
  };
  return { db, appending, close };
}

/** Without it PostgreSQL plans small batches anew each time, which costs more than running them. */
const planOnce = async (client: ClientBase): Promise<void> => {
  await client.query("set plan_cache_mode = force_generic_plan");
};

function openPool(config: PoolConfig, max: number, log: Logger): Pool {
  const pool = new Pool({ ...config, max, connectionTimeoutMillis: 5000 });
  const broken = (error: Error): void => {
    if (!pool.ending) log.warn({ err: error }, "a database connection broke");
  };
  // The pool listens only while a connection is idle: one that breaks between two queries would end the process.
  pool.on("connect", (client) => client.on("error", broken));
  pool.on("error", () => undefined);
  return pool;
}
