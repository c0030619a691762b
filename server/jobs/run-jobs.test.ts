import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DatabaseClock } from "../db/clock.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { Visitor } from "../testing/client.ts";
import { serverForFile } from "../testing/server-for-file.ts";
import { jobKinds } from "./job-kinds.ts";
import { type JobKinds, runJobs } from "./run-jobs.ts";

const server = serverForFile();
const log = pino({ level: "silent" });
const AGES = { waitingDays: 14, untouchedDays: 90, guestDays: 400 };
const patience = { away: 0 };
let db: Database;
let table: string;

beforeAll(async () => {
  db = openDatabase(server.login, 4, log).db;
  const { id } = await new Visitor(server.address).openTable({ seats: [{ kind: "me" }, { kind: "person" }] });
  table = id;
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom("job").execute();
  await db.updateTable("clock").set({ ahead: "0" }).execute();
});

const MINUTE = 60_000;
const putForward = (minutes: number) =>
  db
    .updateTable("clock")
    .set({ ahead: `${minutes} minutes` })
    .execute();
const now = async (): Promise<number> => {
  const clock = new DatabaseClock(db);
  await clock.measure();
  return clock.now();
};
const add = async (kind: string, inMinutes: number) => {
  const due = new Date((await now()) + inMinutes * MINUTE);
  await db.insertInto("job").values({ kind, table_id: table, due }).execute();
};
const left = () => db.selectFrom("job").select(["kind", "tries"]).orderBy("id").execute();

test("the clock that is put forward is the clock of everything", async () => {
  const before = await now();
  await putForward(90);
  expect(await now()).toBeGreaterThan(before + 89 * MINUTE);
  const { id } = await new Visitor(server.address).openTable({ seats: [{ kind: "me" }, { kind: "person" }] });
  const { created_at } = await db
    .selectFrom("table")
    .select("created_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(created_at.getTime()).toBeGreaterThan(before + 89 * MINUTE);
});

test("a job is done when it is due, not before, and then it is gone", async () => {
  const done: string[] = [];
  const kinds: JobKinds = { note: async (_, job) => void done.push(job.table ?? "") };
  await add("note", 10);
  await runJobs({ db, patience, log }, kinds);
  expect(done).toEqual([]);
  await putForward(11);
  await runJobs({ db, patience, log }, kinds);
  await runJobs({ db, patience, log }, kinds);
  expect(done).toEqual([table]);
  expect(await left()).toEqual([]);
});

test("of several servers that look at the same time one does each job", async () => {
  const done: number[] = [];
  const kinds: JobKinds = { note: async (_, job) => void done.push(job.id) };
  for (let i = 0; i < 10; i++) await add("note", -1);
  await Promise.all([1, 2, 3].map(() => runJobs({ db, patience, log }, kinds)));
  expect(done).toHaveLength(10);
  expect(new Set(done).size).toBe(10);
});

test("a job that fails leaves nothing behind, keeps no other back, and is tried again later", async () => {
  const kinds: JobKinds = {
    spoilt: async (tx) => {
      await tx.updateTable("clock").set({ ahead: "1 year" }).execute();
      throw new Error("not today");
    },
    note: () => Promise.resolve(),
  };
  await add("spoilt", -2);
  await add("note", -1);
  const before = await now();
  await runJobs({ db, patience, log }, kinds);
  expect(await now()).toBeLessThan(before + MINUTE);
  expect(await left()).toEqual([{ kind: "spoilt", tries: 1 }]);
  await runJobs({ db, patience, log }, kinds);
  expect(await left()).toEqual([{ kind: "spoilt", tries: 1 }]);
  await putForward(2);
  await runJobs({ db, patience, log }, kinds);
  expect(await left()).toEqual([{ kind: "spoilt", tries: 2 }]);
});

test("a kind that this build does not know is left to others", async () => {
  await add("of-tomorrow", -1);
  await runJobs({ db, patience, log }, { note: () => Promise.resolve() });
  expect(await left()).toEqual([{ kind: "of-tomorrow", tries: 0 }]);
});

test("a day after a match is over the answers to its commits are forgotten", async () => {
  const seats = [{ kind: "me" } as const, { kind: "bot", level: "apprentice" } as const];
  const { id } = await new Visitor(server.address).openTable({ game: "stalls", seats });
  const answer = () => db.selectFrom("commit").select("id").where("id", "=", "an-old-commit").execute();
  await db.insertInto("commit").values({ table_id: id, seat: 0, id: "an-old-commit", ply: 1 }).execute();
  await db
    .insertInto("job")
    .values({ kind: "forget-answers", table_id: id, due: new Date(await now()) })
    .execute();
  expect(await answer()).not.toEqual([]);
  await putForward(1);
  await runJobs({ db, patience, log }, jobKinds(AGES));
  expect(await answer(), "those that the bot has made since may still be asked for").toEqual([]);
});
