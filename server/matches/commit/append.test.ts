import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AnyOpenGame, type Entry, FastChance, invariant, moveBuffer, NOBODY, replay, type Seat } from "#engine";
import { isOver, plyOf, seatsOwing } from "#referee";
import { DatabaseClock } from "../../db/clock.ts";
import { type Database, openDatabase } from "../../db/database.ts";
import { Visitor } from "../../testing/client.ts";
import { TEST_GAMES } from "../../testing/games.ts";
import { serverForFile } from "../../testing/server-for-file.ts";
import { MatchCache } from "../match-cache.ts";
import type { MatchPorts } from "./change-match.ts";
import { GroupCommit } from "./group-commit.ts";
import { submitMoves } from "./submit-moves.ts";

const server = serverForFile();
let open: ReturnType<typeof openDatabase>;
let db: Database;

beforeAll(() => {
  open = openDatabase(server.login, 4, pino({ level: "silent" }));
  db = open.db;
});
afterAll(() => open.close());

interface Counting extends MatchPorts {
  /** How many commits took the fast path. */
  readonly fast: () => number;
}

/** The ports of another process on the same database; it publishes no changes. */
function portsOfAnotherServer(): Counting {
  let fast = 0;
  const query = (statement: { text: string }) => {
    fast++;
    return open.appending.query(statement);
  };
  const pool = Object.assign(Object.create(open.appending), { query });
  const patience = { away: 0 };
  const quiet = { matchMoved: () => undefined, tableChanged: () => undefined };
  return {
    ...{ db, patience, games: TEST_GAMES, figures: new Map(), randomBytes },
    ...{ log: pino({ level: "silent" }), clock: new DatabaseClock(db), publisher: quiet },
    ...{ cache: new MatchCache({ db, patience, games: TEST_GAMES }, 10), together: new GroupCommit(pool) },
    fast: () => fast,
  };
}

/** A started match of two people, and which users they are. */
async function begin(game: string, options = {}): Promise<{ id: string; users: readonly string[] }> {
  const visitors = [new Visitor(server.address), new Visitor(server.address)] as const;
  const users = await Promise.all(visitors.map((each) => each.ask<{ id: string }>("GET", "/api/me")));
  const seats = [{ kind: "me" } as const, { kind: "person" } as const];
  const { id } = await visitors[0].openTable({ game, seats, options });
  await visitors[1].ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  return { id, users: users.map(({ body }) => body.id) };
}

interface Acknowledged {
  readonly id: string;
  readonly seat: number;
  readonly ply: number;
}

const rowsOf = (table: "entry" | "choice" | "commit", id: string) =>
  db.selectFrom(table).selectAll().where("table_id", "=", id);

function stateAfter(game: AnyOpenGame, log: readonly Entry[]) {
  const replayed = replay(game, log);
  invariant(replayed.ok, "the rules allow every entry of the log");
  return replayed.value;
}

/** Compares every column that a commit writes with the log and with the answers to the committers. */
async function expectAsTheLogSays(ports: MatchPorts, id: string, commits: readonly Acknowledged[]): Promise<void> {
  const row = await db.selectFrom("match").selectAll().where("table_id", "=", id).executeTakeFirstOrThrow();
  const table = await db.selectFrom("table").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  const entries = await rowsOf("entry", id).orderBy("ply").execute();
  const match = await ports.cache.refresh(id);
  invariant(match !== undefined, "the match is there");
  const log = entries.map(
    ({ seat, text, auto }) => ({ by: seat ?? "chance", text, ...(auto ? { auto } : {}) }) as Entry,
  );
  const state = stateAfter(match.open, log);
  const toAct = match.open.toAct(state);
  const draws = entries.flatMap(({ draw }) => (draw === null ? [] : [draw]));
  expect(match.entries).toEqual(log);
  expect(entries.map(({ ply }) => ply)).toEqual(entries.map((_, at) => at));
  expect(draws).toEqual(draws.map((_, at) => at));
  expect(row).toMatchObject({
    ...{ ply: entries.length, next_draw: draws.length, to_act: toAct },
    standings: toAct === NOBODY ? match.open.standings(state) : null,
  });
  expect(table.status).toBe(toAct === NOBODY ? "over" : "running");
  const times = entries.map(({ at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThanOrEqual(row.started_at.getTime());
  expect(row.moved_at.getTime()).toBe(times.at(-1));
  expect(match.times).toEqual(times);
  const kept = await rowsOf("commit", id).orderBy("ply").orderBy("seat").execute();
  expect(new Set(kept)).toEqual(new Set(commits.map((commit) => ({ table_id: id, ...commit }))));
  const jobs = await db.selectFrom("job").select(["kind", "due"]).where("table_id", "=", id).execute();
  const dayAfter = new Date(row.moved_at.getTime() + 24 * 60 * 60 * 1000);
  expect(jobs).toEqual(toAct === NOBODY ? [{ kind: "forget-answers", due: dayAfter }] : []);
}

/** Plays random moves to the end, now and then choosing anew, and checks the database after every commit. */
async function playThrough(ports: MatchPorts, start: Awaited<ReturnType<typeof begin>>, forget: () => void) {
  const { id, users } = start;
  const chance = new FastChance(5);
  const moves = moveBuffer();
  const commits: Acknowledged[] = [];
  let choices = 0;
  for (;;) {
    const match = await ports.cache.find(id);
    invariant(match !== undefined, "the match is there");
    if (isOver(match)) return { commits, choices };
    const owing = seatsOwing(match);
    const again = [...match.choices.keys()].filter(() => chance.below(4) === 0);
    const seat: Seat = again[0] ?? owing[chance.below(owing.length)] ?? 0;
    const n = match.open.legalMoves(match.state, seat, moves);
    const move = match.open.printMove(moves[chance.below(n)] ?? -1);
    const commit = { id: `commit-${commits.length}`, table: id, ply: plyOf(match), moves: [move] };
    forget();
    const done = await submitMoves(ports, { user: users[seat] ?? "" }, commit);
    invariant(done.ok, `a legal move is accepted, not ${JSON.stringify(done)}`);
    commits.push({ id: commit.id, seat, ply: done.value });
    const now = await ports.cache.find(id);
    if ((now?.choices.size ?? 0) > 0) choices++;
    expect(now?.times).toEqual((await rowsOf("entry", id).orderBy("ply").execute()).map(({ at }) => at.getTime()));
    const waiting = await rowsOf("choice", id).orderBy("seat").execute();
    expect(waiting.map((row) => [row.ply, row.seat, row.moves])).toEqual(
      [...(now?.choices ?? [])].sort().map(([each, texts]) => [done.value, each, texts]),
    );
    await expectAsTheLogSays(ports, id, commits);
  }
}

/** Commits that take the slow path in any case. */
const FIRST_OF_EACH = 2;
const THE_END = 1;

describe.each(["relay", "stalls"])("%s", (game) => {
  test.each(["the fast path", "the slow path"] as const)("every column is what the log says, by %s", async (path) => {
    const ports = portsOfAnotherServer();
    const start = await begin(game);
    const forget = () => (path === "the slow path" ? ports.cache.drop(start.id) : undefined);
    const { commits, choices } = await playThrough(ports, start, forget);
    expect(commits.length).toBeGreaterThan(5);
    const slow = path === "the slow path" ? commits.length : FIRST_OF_EACH + THE_END;
    expect(ports.fast()).toBe(commits.length - slow);
    if (game === "relay") expect(choices).toBeGreaterThan(2);
  });
});
