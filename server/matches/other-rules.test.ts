import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { RECORD_FORMAT, readRecordFile, verifyRecord } from "#engine";
import type { HomeView, TableView } from "#protocol";
import { verifyDraws } from "#verify-draws";
import { type Database, openDatabase } from "../db/database.ts";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { environmentOf, freshDatabase, type TestDatabase } from "../testing/database.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { asHost } from "../testing/host.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import type { FinishedRecord } from "./load-record.ts";

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

const nextBuild = async () => {
  server = await startTestServer({ login: database.login, games: NEXT_RULES });
  return server.address;
};

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
  const address = await nextBuild();
  return { id, ply, visitor: new Visitor(address, first.cookie), other: new Visitor(address, second.cookie) };
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
  expect(body).toMatchObject({ format: RECORD_FORMAT, game: "stalls", seats: 2 });
  expect(body["entries"]).toHaveLength(ply);
  expect(body).not.toHaveProperty("fairness");
  expect(body).toHaveProperty("content.text");
});

/** A match that began without the share of its second person, was rewound once, and is over. */
async function finishedWithGaps(address: string) {
  const [first, second] = [new Visitor(address), new Visitor(address)];
  second.holdsBack = true;
  const { id } = await first.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }] });
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1, share: "5a".repeat(32) });
  await db.updateTable("clock").set({ ahead: sql`ahead + interval '4 days'` }).execute();
  await first.ask("POST", `/api/tables/${id}/start-without`, {});
  const lines = [await first.connect(), await second.connect()];
  await asHost(environmentOf(database.login), "rewind", id, "--to", "0", "--reason", "a card was read wrongly");
  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  for (const line of lines) line.close();
  return { id, visitor: first };
}

test("when it is over its record has all but what takes the rules, and is read by a build that has them", async () => {
  const before = await startTestServer({ login: database.login });
  const { id, visitor } = await finishedWithGaps(before.address);
  const { body: whole } = await visitor.ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
  await before.close();
  const late = new Visitor(await nextBuild(), visitor.cookie);
  const { body: record } = await late.ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
  const { hash: _, ...known } = whole;
  const draws = whole.fairness.draws.map((draw) => draw && { number: draw.number });
  expect(record).toEqual({ ...known, fairness: { ...whole.fairness, draws } });
  expect(record.fairness.seats[1], "the announced share that is missing").toEqual({
    hash: "5a".repeat(32),
    share: null,
  });
  expect(record.fairness.dropped).toBeGreaterThan(0);
  expect(verifyDraws(record)).toEqual({ ok: false, code: "ranges" });
  const read = readRecordFile(JSON.stringify(record));
  const game = TEST_GAMES.byId("stalls");
  if (!read.ok || game === undefined) throw new Error("not read");
  expect(verifyRecord(game, read.value)).toMatchObject({ ok: true });
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
