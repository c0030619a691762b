import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadUser } from "../accounts/user-store.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { loadHome } from "../tables/load-home.ts";
import { freshDatabase, type TestDatabase } from "../testing/database.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { jobKinds } from "./job-kinds.ts";
import { runJobs } from "./run-jobs.ts";

const log = pino({ level: "silent" });
const AGES = { waitingDays: 14, untouchedDays: 90, guestDays: 400 };
let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;

beforeEach(async () => {
  database = await freshDatabase();
  opened = openDatabase(database.login, 4, log);
  await migrate(opened.db);
  for (const name of ["ada", "bea", "cai", "dan"]) {
    await opened.db.insertInto("user").values({ id: name, name }).execute();
  }
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

const STATUS = { waiting: null, running: 1, over: 0 } as const;

/** A table with one person, a match unless it waits, and a log of one entry. */
async function add(id: string, owner: string, status: keyof typeof STATUS): Promise<void> {
  const { db } = opened;
  await db
    .insertInto("table")
    .values({ id, game: "stalls", options: "{}", owner, door: "open", status, origin: "here" })
    .execute();
  const seat = { table_id: id, seat: 0, kind: "person", user_id: owner, link: `link-${id}` } as const;
  await db.insertInto("seat").values(seat).execute();
  await db.insertInto("seat_access").values({ table_id: id, user_id: owner, seat: 0 }).execute();
  const toAct = STATUS[status];
  if (toAct === null) return;
  await sql`insert into match (table_id, game, rules_version, options, seats, secret, commitment, shares, ply, to_act)
    values (${id}, 'stalls', '1', '{}', 2, '', '', '[]', 1, ${toAct})`.execute(db);
  await sql`insert into entry (table_id, ply, text, auto) values (${id}, 0, 'a', false)`.execute(db);
  await db.insertInto("commit").values({ table_id: id, seat: 0, id: "commit", ply: 1 }).execute();
}

async function cleanAfter(days: number): Promise<void> {
  const { db } = opened;
  await db
    .updateTable("clock")
    .set({ ahead: `${days} days` })
    .execute();
  await runJobs({ db, patience: { away: 0 }, log }, jobKinds(AGES));
}

/** How many days each match of Ada's has left by her home page, so many days from now. */
async function leftOnHome(days: number) {
  const { db } = opened;
  await db
    .updateTable("clock")
    .set({ ahead: `${days} days` })
    .execute();
  const shown = { presence: { isHere: () => false }, clock: { now: () => 0 } };
  const games = { byId: (id: string) => TEST_GAMES.byId(id) };
  const { yourTurn, yourTables } = await loadHome(
    db,
    { id: "ada", name: "ada" },
    { ...shown, games, untouchedDays: AGES.untouchedDays },
  );
  return [...yourTurn, ...yourTables].map(({ table, daysLeft }) => [table, daysLeft]).sort();
}

const tables = async () =>
  (await opened.db.selectFrom("table").select("id").orderBy("id").execute()).map(({ id }) => id);
const users = async () => (await opened.db.selectFrom("user").select("id").orderBy("id").execute()).map(({ id }) => id);
const dueIn = async () => {
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from due - clock_now()) / 86400)::integer as days from job where kind = 'clean'`.execute(
    opened.db,
  );
  return rows.map(({ days }) => days);
};

test("nothing goes in the first fourteen days, so that people can read what will", async () => {
  await sql`insert into "table" (id, game, options, owner, door, status, created_at)
    values ('ancient', 'stalls', '{}', 'ada', 'open', 'waiting', '2020-01-01')`.execute(opened.db);
  await cleanAfter(13);
  expect([await tables(), await dueIn()]).toEqual([["ancient"], [1]]);
  await cleanAfter(15);
  expect([await tables(), await dueIn()]).toEqual([[], [1]]);
});

test("people read in the last fourteen days of a match nobody touches how many are left", async () => {
  await add("running", "ada", "running");
  await add("finished", "ada", "over");
  expect(await leftOnHome(75.5)).toEqual([["running", null]]);
  expect(await leftOnHome(76.5)).toEqual([["running", 14]]);
  expect(await leftOnHome(89.5)).toEqual([["running", 1]]);
  expect(await leftOnHome(95), "cleaning is late").toEqual([["running", 1]]);
});

test("where there is a deadline, the time in which nobody touches a match counts from it", async () => {
  await add("with-a-clock", "ada", "running");
  await add("without", "ada", "running");
  await sql`insert into seat_time (table_id, seat, left_ms, increment_ms, since, free_until, deadline)
    values ('with-a-clock', 0, 0, 0, clock_now(), clock_now() + interval '20 days', clock_now() + interval '20 days')`.execute(
    opened.db,
  );
  expect([await leftOnHome(76.5), await leftOnHome(96.5)]).toEqual([
    [
      ["with-a-clock", null],
      ["without", 14],
    ],
    [
      ["with-a-clock", 14],
      ["without", 1],
    ],
  ]);
  await cleanAfter(108.9);
  expect(await tables()).toEqual(["with-a-clock"]);
  await cleanAfter(111);
  expect(await tables()).toEqual([]);
});

test("waiting tables, matches nobody touched and guests go at their ages; finished matches stay, with their people", async () => {
  await opened.db.updateTable("clock").set({ ahead: "1 day" }).execute();
  await add("finished", "ada", "over");
  await add("running", "bea", "running");
  await add("waiting", "cai", "waiting");
  await cleanAfter(14.5);
  expect(await tables(), "on the last day").toEqual(["finished", "running", "waiting"]);
  await cleanAfter(15.6);
  expect(await tables()).toEqual(["finished", "running"]);
  await cleanAfter(89.9);
  expect(await tables()).toEqual(["finished", "running"]);
  await cleanAfter(92);
  expect([await tables(), await users()]).toEqual([["finished"], ["ada", "bea", "cai", "dan"]]);

  await loadUser(opened.db, "dan");
  await cleanAfter(402);
  expect(await users(), "dan was here later").toEqual(["ada", "dan"]);
  await cleanAfter(493);
  expect(await users()).toEqual(["ada"]);
  const { rows } = await sql<{ origin: string | null; entries: number }>`
    select origin, (select count(*)::integer from entry) as entries from "table"`.execute(opened.db);
  expect(rows, "where it was opened from is forgotten").toEqual([{ origin: null, entries: 1 }]);
});
