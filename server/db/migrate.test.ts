import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../testing/database.ts";
import { startTestServer } from "../testing/server.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate, NewerSchema } from "./migrate.ts";
import { up as first } from "./migrations/0001-first.ts";
import { up as standIns } from "./migrations/0002-stand-ins.ts";
import { up as choicesMade } from "./migrations/0003-choices-made.ts";

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await freshDatabase();
  db = openDatabase(database.login, 2, pino({ level: "silent" })).db;
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** A database as the build before the last migration left it, with a match of one entry. */
async function olderDatabase(): Promise<void> {
  for (const up of [first, standIns, choicesMade]) await up(db as unknown as Kysely<unknown>);
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    db,
  );
  await sql`insert into kysely_migration_lock values ('migration_lock', 0)`.execute(db);
  for (const name of ["0001-first", "0002-stand-ins", "0003-choices-made"]) {
    await sql`insert into kysely_migration values (${name}, '2026-11-01')`.execute(db);
  }
  await sql`insert into "user" (id, name) values ('ada', 'Ada')`.execute(db);
  await sql`insert into "table" (id, game, options, owner, door, status)
    values ('old-table', 'stalls', '{}', 'ada', 'private', 'running')`.execute(db);
  await sql`insert into match (table_id, game, rules_version, options, seats, secret, commitment, shares, ply, to_act, moved_at)
    values ('old-table', 'stalls', '1', '{}', 2, '', '', '[]', 1, 1, '2026-11-02')`.execute(db);
  await sql`insert into entry (table_id, ply, text, auto) values ('old-table', 0, 'a', false)`.execute(db);
}

test("entries of an older database get the time of their match's last one, and nothing is lost", async () => {
  await olderDatabase();
  await migrate(db);
  const rows = await db.selectFrom("entry").select(["ply", "text", "at"]).execute();
  expect(rows).toEqual([{ ply: 0, text: "a", at: new Date("2026-11-02") }]);
});

test("a migration that breaks off in the middle is taken back whole, and the next start carries on", async () => {
  await olderDatabase();
  // The migration creates its clock and dates all entries before this statement.
  await sql`create table job (id integer)`.execute(db);
  await expect(migrate(db)).rejects.toThrow("job");
  const { rows } = await sql<{ clock: string | null }>`select to_regclass('clock')::text as clock`.execute(db);
  expect(rows).toEqual([{ clock: null }]);
  expect((await sql`select * from kysely_migration`.execute(db)).rows).toHaveLength(3);
  await sql`drop table job`.execute(db);
  await migrate(db);
  expect(await db.selectFrom("entry").select("ply").execute()).toEqual([{ ply: 0 }]);
});

test("an older build leaves the schema of a newer one alone and says so in one sentence", async () => {
  await migrate(db);
  await sql`insert into kysely_migration values ('9999-of-tomorrow', '2027-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(NewerSchema);
  await expect(startTestServer({ login: database.login, config: { dataDir: "/srv/data" } })).rejects.toThrow(
    "The data folder /srv/data belongs to a newer version of Fiorino (9999-of-tomorrow), which this one must not " +
      "touch; start the newer one again, or restore a backup from before it.",
  );
  const databaseUrl = "postgres://elsewhere";
  await expect(startTestServer({ login: database.login, config: { databaseUrl } })).rejects.toThrow(
    "The database belongs to a newer version of Fiorino (9999-of-tomorrow)",
  );
});
