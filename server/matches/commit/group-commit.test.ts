import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invariant, moveBuffer, type Seat } from "#engine";
import { type Change, type Match, Plan } from "#referee";
import { type Database, openDatabase } from "../../db/database.ts";
import { Visitor } from "../../testing/client.ts";
import { TEST_GAMES } from "../../testing/games.ts";
import { serverForFile } from "../../testing/server-for-file.ts";
import { MatchCache } from "../match-cache.ts";
import type { Addition } from "./append.ts";
import { GroupCommit } from "./group-commit.ts";
import type { Committer } from "./seat-rights.ts";

const server = serverForFile();
let open: ReturnType<typeof openDatabase>;
let db: Database;
let together: GroupCommit;
/** Users by seat: the same two at every table. */
const users: string[] = [];
const visitors: Visitor[] = [];

beforeAll(async () => {
  open = openDatabase(server.login, 4, pino({ level: "silent" }));
  db = open.db;
  for (let seat = 0; seat < 2; seat++) {
    const visitor = new Visitor(server.address);
    const { body } = await visitor.ask<{ id: string }>("GET", "/api/me");
    visitors.push(visitor);
    users.push(body.id);
  }
});
afterAll(async () => {
  await open.close();
});
beforeEach(() => {
  together = new GroupCommit(open.appending);
});

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;

/** A match that has just begun, as a server has it in memory. */
async function begin(): Promise<Match> {
  const [first, second] = visitors;
  invariant(first !== undefined && second !== undefined, "two people play");
  const { id } = await first.openTable({ game: "stalls", seats: [ME, PERSON], options: { start: "1" } });
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const cache = new MatchCache({ db, patience: { away: 0 }, games: TEST_GAMES }, 1);
  const match = await cache.find(id);
  invariant(match !== undefined, "the match is there");
  return match;
}

const isAdded = async (each: Addition, to = together): Promise<boolean> => (await to.append(each)) !== undefined;

let commits = 0;

interface Played extends Addition {
  readonly change: Change & Required<Pick<Change, "plan" | "commit">>;
}

/** The first legal move of the first seat, and the server's entries after it. */
function addition(match: Match, by: Committer = { user: users[0] ?? "" }, seat: Seat = 0): Played {
  const moves = moveBuffer();
  const plan = new Plan(match);
  match.open.legalMoves(match.state, 0, moves);
  const played = plan.playStretch(0, [match.open.printMove(moves[0] ?? -1)]);
  invariant(played.ok, "a legal move is played");
  plan.advance();
  const ply = match.entries.length + plan.entries.length;
  return { match, change: { ply, at: 0, plan, commit: { id: `commit-${commits++}`, seat } }, by };
}

/** The rows of the match in the database. */
async function kept({ id }: Match) {
  const { ply } = await db.selectFrom("match").select("ply").where("table_id", "=", id).executeTakeFirstOrThrow();
  const entries = await db.selectFrom("entry").select("text").where("table_id", "=", id).orderBy("ply").execute();
  const stored = await db.selectFrom("commit").select(["id", "seat", "ply"]).where("table_id", "=", id).execute();
  return { ply, entries: entries.map(({ text }) => text), commits: stored };
}

async function expectUntouched(match: Match): Promise<void> {
  const { ply, entries, commits: stored } = await kept(match);
  expect({ ply, entries, stored }).toEqual({
    ply: match.entries.length,
    entries: match.entries.map(({ text }) => text),
    stored: [],
  });
}

async function expectAdded({ match, change: { plan, commit } }: Played): Promise<void> {
  const entries = [...match.entries, ...plan.entries].map(({ text }) => text);
  const { ply, entries: logged, commits: stored } = await kept(match);
  expect({ ply, logged }).toEqual({ ply: entries.length, logged: entries });
  expect(stored).toEqual([{ ...commit, ply }]);
}

test("commits of many matches are added by one statement, each to its own log", async () => {
  const additions = await Promise.all(Array.from({ length: 5 }, async () => addition(await begin())));
  const statements: unknown[] = [];
  const pool = Object.assign(Object.create(open.appending), {
    query: (statement: { text: string }) => {
      statements.push(statement);
      return open.appending.query(statement);
    },
  });
  const all = new GroupCommit(pool);
  expect(await Promise.all(additions.map((each) => isAdded(each, all)))).toEqual(additions.map(() => true));
  expect(statements).toHaveLength(1);
  for (const each of additions) await expectAdded(each);
});

test.each<[string, Committer | undefined, Seat]>([
  ["the seat is another user's", { user: "somebody" }, 0],
  ["the seat is the other's", undefined, 1],
  ["no bot sits there", { bot: 0 }, 0],
])("one that must not be added, because %s, keeps none of the others back", async (_, by, seat) => {
  const [wrong, right] = [addition(await begin(), by, seat), addition(await begin())];
  expect(await Promise.all([isAdded(wrong), isAdded(right)])).toEqual([false, true]);
  await expectUntouched(wrong.match);
  await expectAdded(right);
});

test("one that follows an older position is left out", async () => {
  const match = await begin();
  const [first, second, other] = [addition(match), addition(match), addition(await begin())];
  expect(await isAdded(first)).toBe(true);
  expect(await Promise.all([isAdded(second), isAdded(other)])).toEqual([false, true]);
  await expectAdded(first);
});

test("one that has been answered before is left out", async () => {
  const match = await begin();
  const again = addition(match);
  await db
    .insertInto("commit")
    .values({ table_id: match.id, ...again.change.commit, ply: 1 })
    .execute();
  expect(await isAdded(again)).toBe(false);
  expect((await kept(match)).entries).toHaveLength(match.entries.length);
});

test("while a bot plays for somebody, the bot's commits are added and the person's are not", async () => {
  const match = await begin();
  await db.updateTable("seat").set({ stand_in: "random" }).where("table_id", "=", match.id).execute();
  expect(await isAdded(addition(match))).toBe(false);
  await expectUntouched(match);
  const bots = addition(match, { bot: 0 });
  expect(await isAdded(bots)).toBe(true);
  await expectAdded(bots);
});

test("PostgreSQL plans the statement once for a connection, however small the batches are", async () => {
  for (let commit = 0; commit < 8; commit++) expect(await isAdded(addition(await begin()))).toBe(true);
  const clients = await Promise.all([open.appending.connect(), open.appending.connect()]);
  for (const client of clients) {
    const { rows } = await client.query("select custom_plans from pg_prepared_statements where name = 'append'");
    expect(rows.every(({ custom_plans }) => custom_plans === 0)).toBe(true);
    client.release();
  }
});

test("a match that another transaction has locked is skipped without waiting", async () => {
  const [held, free] = [addition(await begin()), addition(await begin())];
  const client = await open.appending.connect();
  await client.query("begin");
  await client.query("select ply from match where table_id = $1 for update", [held.match.id]);
  expect(await Promise.all([isAdded(held), isAdded(free)])).toEqual([false, true]);
  await client.query("rollback");
  client.release();
  await expectAdded(free);
  expect(await isAdded(held)).toBe(true);
  await expectAdded(held);
});

test("one that the database cannot take fails alone", async () => {
  const poison = addition(await begin());
  const entries = poison.change.plan.entries;
  const [entry] = entries;
  invariant(entry !== undefined, "there is an entry");
  entries[0] = { ...entry, text: "no text of PostgreSQL: \u0000" };
  const good = [addition(await begin()), addition(await begin())];
  const answers = await Promise.allSettled([poison, ...good].map((each) => together.append(each)));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  await expectUntouched(poison.match);
  for (const each of good) await expectAdded(each);
});

test("of two servers that add to the same logs at the same time one is right each time", async () => {
  const matches = await Promise.all(Array.from({ length: 12 }, begin));
  const servers = [new GroupCommit(open.appending), new GroupCommit(open.appending)];
  const answers = await Promise.all(
    matches.map((match, at) => {
      const both = at % 2 === 0 ? servers : [...servers].reverse();
      return Promise.all(both.map((each) => isAdded(addition(match), each)));
    }),
  );
  for (const both of answers) expect([...both].sort()).toEqual([false, true]);
  for (const match of matches) expect((await kept(match)).commits).toHaveLength(1);
});
