import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Refusal, TableView } from "#protocol";
import { openDatabase } from "../../db/database.ts";
import { Visitor } from "../../testing/client.ts";
import { pass, passTogether } from "../../testing/clock.ts";
import { freshDatabase, type TestDatabase } from "../../testing/database.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let database: TestDatabase;
let servers: readonly [TestServer, TestServer];
let db: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await freshDatabase();
  const options = { login: database.login, watchEvery: 500 };
  servers = [await startTestServer(options), await startTestServer(options)];
  db = openDatabase(database.login, 1, pino({ level: "silent" }));
});
afterAll(async () => {
  await db.close();
  for (const server of servers) await server.close();
  await database.drop();
});

const PAIR = { games: ["relay"], seats: [2], pace: null };
const seek = (visitor: Visitor, wish: object = PAIR) => visitor.ask<TableView>("POST", "/api/quick", wish);
const fill = (visitor: Visitor, { id }: TableView, answer: "agree" | "wait") =>
  visitor.ask<TableView & Refusal>("POST", `/api/tables/${id}/fill`, { answer });
const arrive = (server: 0 | 1): Visitor => new Visitor(servers[server].address);
const three = { ...PAIR, games: ["stalls"], seats: [3] };

/** 200 take half a minute. */
const PAIRS = Number(process.env["FIORINO_PAIRS"] ?? 40);

test(`${PAIRS} pairs who press at the same moment on two servers each meet at one table`, async () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const [one, other] = [arrive(0), arrive(1)];
    const [a, b] = await Promise.all([seek(one), seek(other)]);
    expect([a.status, b.status, b.body.id]).toEqual([200, 200, a.body.id]);
    expect(new Set([a.body.you, b.body.you])).toEqual(new Set([0, 1]));
  }
}, 120_000);

test("a search fits game, number of seats and pace, and joins an open table where somebody is", async () => {
  const host = arrive(0);
  const pace = { kind: "live", minutes: 10, increment: 20 } as const;
  const open = {
    game: "stalls",
    seats: [{ kind: "me" }, { kind: "person" }, { kind: "person" }],
    door: "open",
  } as const;
  const table = await host.openTable({ ...open, seats: [...open.seats], pace });
  const found = await seek(arrive(1), { games: ["relay", "stalls"], seats: [3], pace });
  expect(found.body.id).toBe(table.id);
  for (const other of [
    { ...three, pace: null },
    { ...three, pace: { ...pace, minutes: 15 } },
    { ...three, seats: [2], pace },
  ]) {
    expect((await seek(arrive(1), other)).body.id).not.toBe(table.id);
  }
  const closed = await host.openTable({ ...open, seats: [...open.seats], pace, door: "private" });
  expect((await seek(arrive(0), { ...three, pace })).body.id).not.toBe(closed.id);
});

test("whose wishes overlap meet, whichever game the table was opened for", async () => {
  const [any, one, late] = [arrive(0), arrive(1), arrive(0)];
  const wide = { ...PAIR, games: ["firenze", "mille-fiori"], seats: [3] };
  const first = (await seek(any, wide)).body;
  expect(first.game).toBe("firenze");
  const met = (await seek(one, { ...wide, games: ["calimala", "mille-fiori"] })).body;
  expect([met.id, met.game]).toEqual([first.id, "mille-fiori"]);
  expect(Object.keys(met.options)).toContain("edition");
  expect((await seek(late, { ...wide, games: ["firenze"] })).body.id, "it is one of all by now").not.toBe(first.id);
  expect((await seek(arrive(1), { ...wide, games: ["mille-fiori"] })).body.id).toBe(first.id);
});

test("who took a seat for the game of the table keeps that game", async () => {
  const table = (await seek(arrive(0), { ...PAIR, games: ["firenze", "mille-fiori"], seats: [4] })).body;
  await arrive(1).ask("POST", `/api/tables/${table.id}/sit`, { seat: 1 });
  const other = (await seek(arrive(1), { ...PAIR, games: ["mille-fiori"], seats: [4] })).body;
  expect(other.id).not.toBe(table.id);
});

test("who searches twice stays at the first table; a wish that no game has is refused", async () => {
  const visitor = arrive(0);
  const first = await seek(visitor, three);
  expect((await seek(visitor)).body.id).toBe(first.body.id);
  expect((await seek(arrive(0), { ...PAIR, seats: [6] })).body).toMatchObject({ code: "seats-out-of-range" });
  expect((await seek(arrive(0), { ...PAIR, games: ["chess"] })).body).toMatchObject({ code: "not-found" });
});

test("after the promised time bots take the free seats once all agree; one who waits on puts it off", async () => {
  const wish = { games: ["stalls"], seats: [3], pace: { kind: "live", minutes: 3, increment: 5 } };
  const [ada, bruno] = [arrive(0), arrive(1)];
  const { body: table } = await seek(ada, wish);
  expect((await seek(bruno, wish)).body.id).toBe(table.id);
  expect((await fill(ada, table, "agree")).body).toMatchObject({ code: "promise-early" });
  expect((await fill(arrive(0), table, "agree")).body).toMatchObject({ code: "not-your-seat" });

  const there = await Promise.all([ada, bruno].map((visitor) => visitor.connect()));
  for (const line of there) {
    line.say({ type: "follow", table: table.id, since: 0 });
    await line.hear("table");
  }
  await passTogether(db.db, table.id, 10_000);
  await passTogether(db.db, table.id, 171_000);
  expect((await fill(bruno, table, "agree")).body.quick?.agreed).toEqual([1]);
  expect((await fill(ada, table, "wait")).body.quick?.agreed).toEqual([]);
  expect((await fill(ada, table, "agree")).body).toMatchObject({ code: "promise-early" });
  await passTogether(db.db, table.id, 181_000);
  await fill(ada, table, "agree");
  const { body } = await fill(bruno, table, "agree");
  expect([body.status, body.seats.map(({ kind }) => kind)]).toEqual(["running", ["person", "person", "bot"]]);
  for (const line of there) line.close();
});

test("leaving the page ends the search: the seat is free, and the table gone with the last one", async () => {
  const wish = { games: ["stalls"], seats: [3], pace: { kind: "live", minutes: 7, increment: 5 } };
  const [ada, bruno] = [arrive(0), arrive(1)];
  const { body: table } = await seek(ada, wish);
  await seek(bruno, wish);
  const [here, left] = [await ada.connect(), await bruno.connect()];
  for (const line of [here, left]) {
    line.say({ type: "follow", table: table.id, since: 0 });
    await line.hear("table");
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
  await settle();
  left.close();
  await settle();
  await pass(db.db, 20_000);
  const kinds = async () =>
    (await ada.ask<TableView>("GET", `/api/tables/${table.id}`)).body.seats?.map(({ kind }) => kind);
  await expect.poll(kinds, { timeout: 10_000 }).toEqual(["person", "person", "free"]);
  // The one who is here gives a sign of life meanwhile; the other one has given none for 30 seconds.
  await settle();
  await pass(db.db, 10_000);
  await expect.poll(kinds, { timeout: 10_000 }).toEqual(["person", "free", "free"]);
  here.close();
  await settle();
  await pass(db.db, 30_000);
  await expect
    .poll(async () => (await ada.ask("GET", `/api/tables/${table.id}`)).status, { timeout: 10_000 })
    .toBe(404);
}, 60_000);
