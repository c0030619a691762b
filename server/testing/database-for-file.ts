import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { type Database, openDatabase } from "../db/database.ts";
import type { TestDatabase } from "./database.ts";

const CONNECTIONS = 2;

/** A test file's own way to the database of its server, open as long as its tests run. */
export function databaseForFile(server: Pick<TestDatabase, "login">): { readonly db: Database } {
  let open: ReturnType<typeof openDatabase>;
  beforeAll(() => {
    open = openDatabase(server.login, CONNECTIONS, pino({ level: "silent" }));
  });
  afterAll(() => open.close());
  return {
    get db() {
      return open.db;
    },
  };
}
