import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import type { OwnPostgres } from "../db/own-postgres/start-own-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: OwnPostgres["login"];
  }
}

export interface TestDatabase {
  /** What `pg.Pool` needs to reach it. */
  readonly login: OwnPostgres["login"];
  /** Removes it, breaking off the connections that are left. */
  drop(): Promise<void>;
}

/** The environment of a server on this database. */
export const environmentOf = (login: TestDatabase["login"]): Record<string, string> => ({
  DATABASE_URL: `postgres://${login.user}${"password" in login ? `:${login.password}` : ""}@localhost:${login.port}/${login.database}?host=${encodeURIComponent(login.host)}`,
});

/** A new, empty database in the cluster of this run: one for each test file that needs one. */
export async function freshDatabase(): Promise<TestDatabase> {
  const admin = inject("postgres");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  await run(admin, `create database ${database}`);
  return { login: { ...admin, database }, drop: () => run(admin, `drop database ${database} with (force)`) };
}

async function run(login: OwnPostgres["login"], statement: string): Promise<void> {
  const client = new Client(login);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
