import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rename } from "../accounts/rename.ts";
import { loadUser } from "../accounts/user-store.ts";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { openDatabase } from "./database.ts";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres/start-own-postgres.ts";

let dataDir: string;
let postgres: OwnPostgres;
let server: TestServer;
let lastKilled = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "fiorino-away-"));
  const log = { info: () => undefined, warn: () => undefined };
  postgres = await startOwnPostgres({ dataDir, log, durability: "full", onLost: () => undefined });
  server = await startTestServer({ login: postgres.login });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a match goes on when the database has been away, and nothing acknowledged is lost", async () => {
  const visitor = new Visitor(server.address);
  const seats = [{ kind: "me" }, { kind: "bot", level: "apprentice" }] as const;
  const { id } = await visitor.openTable({ game: "stalls", seats: [...seats] });
  const line = await visitor.connect();
  let match = await line.follow(id);
  while (match.moves.length === 0) match = await line.see();
  const commit = line.freshId();
  const moves = match.moves.slice(0, 1);

  await killPostgres();
  let answer = await line.commit(id, match.ply, moves, commit);
  while (typeof answer === "object") {
    expect(answer.code, JSON.stringify(server.logged.at(-1))).toBe("server-busy");
    answer = await line.commit(id, match.ply, moves, commit);
  }
  expect(await line.commit(id, match.ply, moves, commit), "asked once more").toBe(answer);

  await killPostgres();
  const again = await revisit(visitor);
  const back = await again.follow(id);
  expect(back.ply).toBeGreaterThanOrEqual(answer);
  expect((await playToTheEnd(again, back)).standings).not.toBeNull();
});

test("a name is changed as soon as the database is back, wherever it goes away on the way", async () => {
  const { db } = openDatabase(postgres.login, 1, pino({ level: "silent" }));
  const user = await vi.waitUntil(() => loadUser(db, "ada").catch(() => undefined), { timeout: 30_000 });
  const told = { matchMoved: () => undefined, tableChanged: () => undefined };
  await killPostgres();
  const renamed = await rename({ db, patience: { away: 30_000 }, publisher: told }, user, "Ginevra");
  expect(renamed).toEqual({ ok: true, value: { id: "ada", name: "Ginevra" } });
  expect(await loadUser(db, "ada")).toEqual({ id: "ada", name: "Ginevra" });
  await db.destroy();
});

/** Kills the present process; its id is known a moment after it answers, so a second kill waits for a new id. */
async function killPostgres(): Promise<void> {
  const pid = await vi.waitUntil(() => postgres.pid() !== lastKilled && postgres.pid(), { timeout: 30_000 });
  lastKilled = pid;
  process.kill(pid, "SIGKILL");
}

/** A new line as soon as the server can open one again. */
async function revisit(visitor: Visitor): ReturnType<Visitor["connect"]> {
  for (;;) {
    const line = await visitor.connect().catch(() => undefined);
    if (line !== undefined) return line;
  }
}
