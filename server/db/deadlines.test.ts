import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Visitor } from "../testing/client.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { openDatabase } from "./database.ts";
import { postgresIn } from "./own-postgres/processes.ts";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres/start-own-postgres.ts";
import { troubleOf } from "./retry.ts";

let dataDir: string;
let postgres: OwnPostgres;
let server: TestServer;
let stopped: readonly number[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "fiorino-deadlines-"));
  const log = { info: () => undefined, warn: () => undefined };
  postgres = await startOwnPostgres({ dataDir, log, durability: "none", onLost: () => undefined });
  server = await startTestServer({ login: postgres.login, queryDeadline: 1000 });
});
afterEach(() => goOn());
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stops every process of PostgreSQL: connections stay open and nothing is answered. */
function standStill(): void {
  stopped = postgresIn(join(dataDir, "postgres"), postgres.pid()).map(({ pid }) => pid);
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
}

function goOn(): void {
  for (const pid of stopped) process.kill(pid, "SIGCONT");
  stopped = [];
}

const readiness = async () => {
  const answer = await fetch(`${server.address}/readyz`);
  return [answer.status, await answer.json()];
};
const READY = [200, { status: "ready" }];
const isReady = () => expect.poll(readiness, { timeout: 30_000 }).toEqual(READY);

async function asHost(statement: string): Promise<void> {
  const client = new Client({ ...postgres.login, options: "-c default_transaction_read_only=off" });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test("a PostgreSQL that stands still is not ready, and is again once it goes on", async () => {
  await isReady();
  standStill();
  // An answer of a moment ago may be repeated; after that the answers come while PostgreSQL still stands.
  await expect.poll(readiness, { timeout: 30_000 }).toEqual([503, { status: "database-away" }]);
  goOn();
  await isReady();
}, 90_000);

test("a PostgreSQL that only reads is not ready", async () => {
  await isReady();
  await asHost("alter database postgres set default_transaction_read_only = on");
  await asHost(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null",
  );
  await expect.poll(readiness, { timeout: 30_000 }).toEqual([503, { status: "cannot-write" }]);
  await asHost("alter database postgres reset default_transaction_read_only");
  await asHost(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null",
  );
  await isReady();
}, 90_000);

test("a commit that is given up may have been made: it is never refused, and the same id is answered once", async () => {
  await isReady();
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({
    seats: [{ kind: "me" }, { kind: "bot", level: "apprentice" }],
    game: "stalls",
  });
  const line = await visitor.connect();
  let match = await line.follow(id);
  while (match.moves.length === 0) match = await line.see();
  const [commit, moves] = [line.freshId(), match.moves.slice(0, 1)];

  standStill();
  expect(await line.commit(id, match.ply, moves, commit)).toEqual({ code: "server-busy" });
  goOn();
  let answer = await line.commit(id, match.ply, moves, commit);
  while (typeof answer === "object") {
    expect(answer).toEqual({ code: "server-busy" });
    answer = await line.commit(id, match.ply, moves, commit);
  }
  expect(await line.commit(id, match.ply, moves, commit), "asked once more").toBe(answer);
  line.close();
}, 90_000);

test("a statement is given up at its deadline, by PostgreSQL or without it, and the next one is answered", async () => {
  const { db, appending: pool, close } = openDatabase(postgres.login, 1, pino({ level: "silent" }), 300);
  const given = await pool.query("select pg_sleep(60)").catch((error) => error);
  expect([given.code, troubleOf(given)]).toEqual(["57014", "server-busy"]);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  standStill();
  const silent = await db
    .transaction()
    .execute((tx) => tx.selectFrom("user").select("id").execute())
    .catch((error) => error);
  expect(troubleOf(silent)).toBe("server-busy");
  goOn();
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
}, 90_000);
