import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { freshDatabase, type TestDatabase } from "../testing/database.ts";
import { Bans } from "./bans.ts";

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  database = await freshDatabase();
  ({ db, close } = openDatabase(database.login, 2, pino({ level: "silent" })));
  await migrate(db);
});
afterAll(async () => {
  await close();
  await database.drop();
});

test("a ban ends in memory when its time has come", async () => {
  const end = new Date(Date.now() + 3_600_000);
  await db.insertInto("ban").values({ user_id: "somebody", network: null, reason: "noise", until: end }).execute();
  let now = end.getTime() - 1;
  const bans = new Bans({ db, patience: { away: 1000 }, clock: { now: () => now } });
  await bans.refresh();
  expect(bans.whyNot("somebody", "")?.code).toBe("banned");
  expect(bans.whyNot("somebody else", "")).toBeUndefined();
  now++;
  expect(bans.whyNot("somebody", "")).toBeUndefined();
});

test.each([
  ["203.0.113.0/24", "203.0.113.9", true],
  ["203.0.113.0/24", "::ffff:203.0.113.9", true],
  ["203.0.113.0/24", "203.0.114.9", false],
  ["2001:db8:7::/48", "2001:db8:7:1::5", true],
  ["2001:db8:7::/48", "2001:db8:8::5", false],
  ["203.0.113.0/24", "no address", false],
])("the network %s and the address %s: %s", async (network, address, isBanned) => {
  await db.deleteFrom("ban").execute();
  await db.insertInto("ban").values({ user_id: null, network, reason: "noise", until: null }).execute();
  const bans = new Bans({ db, patience: { away: 1000 }, clock: { now: () => 0 } });
  await bans.refresh();
  expect(bans.whyNot(undefined, address) !== undefined).toBe(isBanned);
});
