import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { startOwnPostgres } from "../db/own-postgres/start-own-postgres.ts";
import { temporaryFolder } from "../testing/build.ts";
import { asHost } from "../testing/host.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

test("a running PostgreSQL of the data folder is reached by its socket, a stopped one is started for the command", async () => {
  const environment = { DATA_DIR: folder.path };
  const lockFile = join(folder.path, "postgres/postmaster.pid");
  const log = { info: () => undefined, warn: () => undefined };
  const own = await startOwnPostgres({ dataDir: folder.path, durability: "none", log, onLost: () => undefined });
  const { db, close } = openDatabase(own.login, 2, pino({ level: "silent" }));
  await migrate(db);
  await close();
  const sums = /^0 tables, 0 people, 0 entries, \d+\.\d MiB in the database\.$/;

  expect((await asHost(environment, "list", "tables")).lines).toEqual([expect.stringMatching(sums)]);
  expect(existsSync(lockFile), "the command leaves the server's PostgreSQL alone").toBe(true);
  await own.stop();

  expect((await asHost(environment, "list", "tables")).lines).toEqual([expect.stringMatching(sums)]);
  expect(existsSync(lockFile), "the command has stopped what it had started").toBe(false);
}, 60_000);
