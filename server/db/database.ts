import { Kysely, PostgresDialect } from "kysely";
import { type ClientConfig, Pool, types } from "pg";
import type { Logger } from "pino";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** How to reach PostgreSQL: host (or socket folder), user, database, or one connection string. */
export type Login = ClientConfig;

const INT8 = 20;
types.setTypeParser(INT8, Number);

/** Opens a pool; connections are made when first needed. The database's `destroy()` waits for running queries. */
export function openDatabase(
  login: Login,
  connections: number,
  log: Logger,
): { readonly db: Database; readonly pool: Pool } {
  const pool = new Pool({ ...login, max: connections, connectionTimeoutMillis: 5000 });
  const broken = (error: Error): void => {
    if (!pool.ending) log.warn({ err: error }, "a database connection broke");
  };
  // The pool listens only while a connection is idle: one that breaks between two queries would end the process.
  pool.on("connect", (client) => client.on("error", broken));
  pool.on("error", () => undefined);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}
