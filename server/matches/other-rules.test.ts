import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { type Database, openDatabase } from "../db/database.ts";
import { Visitor } from "../testing/client.ts";
import { freshDatabase, type TestDatabase } from "../testing/database.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

let database: TestDatabase;
let db: Database;
let server: TestServer | undefined;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(database.login, 2, pino({ level: "silent" })).db;
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The same games, but the rules of stalls are of another version. */
const NEXT_RULES = {
  byId: (id: string) => {
    const game = TEST_GAMES.byId(id);
    return game && id === "stalls" ? { ...game, meta: { ...game.meta, rulesVersion: "of-tomorrow" } } : game;
  },
};

/** A match of two people that has begun on an old build, opened on a new one. */
async function afterAnUpgrade() {
  const before = await startTestServer({ login: database.login });
  const [first, second] = [new Visitor(before.address), new Visitor(before.address)];
  const { id } = await first.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }] });
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const line = await first.connect();
  const { ply } = await line.follow(id);
  await before.close();
  server = await startTestServer({ login: database.login, games: NEXT_RULES });
  return {
    id,
    ply,
    visitor: new Visitor(server.address, first.cookie),
    other: new Visitor(server.address, second.cookie),
  };
}

const age = (id: string, hours: number) =>
  db
    .updateTable("match")
    .set({ moved_at: new Date(Date.now() - hours * 60 * 60_000) })
    .where("table_id", "=", id)
    .execute();

test("a match of other rules says so on its page and at home, is no turn of anybody's, and nothing fails", async () => {
  const { id, visitor } = await afterAnUpgrade();
  const line = await visitor.connect();
  line.say({ type: "follow", table: id, since: 0 });
  const { table } = await line.hear("table");
  expect(table).toMatchObject({ status: "running", otherRules: TEST_GAMES.byId("stalls")?.meta.rulesVersion });
  const { body } = await visitor.ask<HomeView>("GET", "/api/home");
  expect(body.yourTurn.some((each) => each.table === id)).toBe(false);
  expect(body.yourTables).toContainEqual(expect.objectContaining({ table: id, status: "other-rules" }));
  expect(server?.logged).toEqual([]);
});

test("nobody can play on in it", async () => {
  const { id, ply, visitor } = await afterAnUpgrade();
  const line = await visitor.connect();
  expect(await line.commit(id, ply, ["anything"])).toMatchObject({ code: "rules-other" });
  expect(server?.logged).toEqual([]);
});

test("its log can be saved once it has stood still for an hour, without the secret behind draws that may still come", async () => {
  const { id, ply, visitor } = await afterAnUpgrade();
  const ask = () => visitor.ask<Record<string, unknown>>("GET", `/api/tables/${id}/record`);
  expect(await ask()).toMatchObject({ status: 409, body: { code: "match-running" } });
  await age(id, 2);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: "fiorino-record-1", game: "stalls", seats: 2 });
  expect(body["entries"]).toHaveLength(ply);
  expect(body).not.toHaveProperty("fairness");
  expect(body).toHaveProperty("content.text");
});

test("it can be left: it is gone from home, and the seat keeps its name for the others", async () => {
  const { id, visitor, other } = await afterAnUpgrade();
  expect(await visitor.ask("POST", `/api/tables/${id}/leave`)).toMatchObject({ status: 200, body: { you: null } });
  const { body } = await visitor.ask<HomeView>("GET", "/api/home");
  expect(body.yourTables.some((each) => each.table === id)).toBe(false);
  const { body: table } = await other.ask<TableView>("GET", `/api/tables/${id}`);
  expect(table.you).toBe(1);
  expect(table.seats.every(({ kind, name }) => kind === "person" && name !== "")).toBe(true);
});

test("the build that has its rules plays on where it stopped", async () => {
  const { id, ply } = await afterAnUpgrade();
  await server?.close();
  server = await startTestServer({ login: database.login });
  const line = await new Visitor(server.address).connect();
  expect((await line.follow(id)).ply).toBe(ply);
});
