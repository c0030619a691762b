import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LiveMessage } from "#protocol";
import type { User } from "../accounts/user-store.ts";
import { openDatabase } from "../db/database.ts";
import { MatchCache } from "../matches/match-cache.ts";
import { Visitor } from "../testing/client.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { serverForFile } from "../testing/server-for-file.ts";
import { type Connection, Hub } from "./hub.ts";

const server = serverForFile();
const log = pino({ level: "silent" });
const TABLES = 20;
let db: ReturnType<typeof openDatabase>["db"];
let visitor: Visitor;
let user: User;

beforeAll(async () => {
  ({ db } = openDatabase(server.login, 4, log));
  visitor = new Visitor(server.address);
  user = (await visitor.ask<User>("GET", "/api/me")).body;
});
afterAll(() => db.destroy());

function openHub(): Hub {
  const ports = { db, patience: { away: 0 }, games: TEST_GAMES };
  return new Hub({ ...ports, cache: new MatchCache(ports, TABLES), clock: { now: () => 0 }, log });
}

const connect = (sent: LiveMessage[] = []): Connection => ({
  ...{ user, isOpen: true, isOld: false, tables: new Set<string>() },
  send: (text) => void sent.push(JSON.parse(text)),
});

const openTable = async (): Promise<string> =>
  (await visitor.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }] })).id;

test("a connection that leaves costs the tables it follows, however many others are followed", async () => {
  const hub = openHub();
  const [host, guest] = [connect(), connect()];
  const tables: string[] = [];
  while (tables.length < TABLES) tables.push(await openTable());
  for (const table of tables) await hub.follow(host, table, 0);
  const [first = "", second = "", third = ""] = tables;
  for (const table of [first, second, third]) await hub.follow(guest, table, 0);
  hub.unfollow(guest, second);

  const unfollow = vi.spyOn(hub, "unfollow");
  hub.leave(guest);
  expect(unfollow.mock.calls.map(([, table]) => table)).toEqual([first, third]);
  expect(hub.followedTables()).toEqual(tables);
  hub.leave(host);
  expect(unfollow).toHaveBeenCalledTimes(2 + TABLES);
  expect(hub.followedTables()).toEqual([]);
});

test("who comes and goes is told to the others only where it changes what they see", async () => {
  const hub = openHub();
  const table = await openTable();
  const other = new Visitor(server.address);
  const stranger = { ...connect(), user: (await other.ask<User>("GET", "/api/me")).body };
  const heard: LiveMessage[] = [];
  await hub.follow({ ...connect(heard), user: { id: "watcher", name: "Watcher" } }, table, 0);
  heard.length = 0;

  await hub.follow(stranger, table, 0);
  hub.leave(stranger);
  expect(heard, "a spectator").toHaveLength(0);
  const [first, second] = [connect(), connect()];
  await hub.follow(first, table, 0);
  expect(heard).toHaveLength(1);
  await hub.follow(second, table, 0);
  hub.leave(first);
  expect(heard, "a second tab").toHaveLength(1);
  hub.leave(second);
  expect(heard).toHaveLength(2);
});

test("a connection no longer follows a table that was removed", async () => {
  const hub = openHub();
  const sent: LiveMessage[] = [];
  const connection = connect(sent);
  const table = await openTable();
  await hub.follow(connection, table, 0);
  expect([...connection.tables]).toEqual([table]);
  await db.deleteFrom("table").where("id", "=", table).execute();
  hub.tableChanged(table);
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ type: "refused", table }));
  expect([...connection.tables]).toEqual([]);
  expect(hub.followedTables()).toEqual([]);
});
