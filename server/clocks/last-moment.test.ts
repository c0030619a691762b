import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { expect, test } from "vitest";
import { invariant, moveBuffer, type Seat } from "#engine";
import type { Pace } from "#protocol";
import { plyOf } from "#referee";
import { openDatabase } from "../db/database.ts";
import { GroupCommit } from "../matches/commit/group-commit.ts";
import { submitMoves } from "../matches/commit/submit-moves.ts";
import { MatchCache } from "../matches/match-cache.ts";
import { Meters } from "../metrics/meters.ts";
import { Visitor } from "../testing/client.ts";
import { databaseNow, pass } from "../testing/clock.ts";
import { databaseForFile } from "../testing/database-for-file.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile();
const SECOND = 1000;
const HOUR = 3_600_000;
const LIVE = { kind: "live", minutes: 10, increment: 20 } as const;
const DAYS = { kind: "days", days: 1, bank: 1 } as const;
const LOG = pino({ level: "silent" });

const open = databaseForFile(server);

/** A match of two, of which one owes a decision, and their deadline. */
async function begin(pace: Pace) {
  const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
  const users = await Promise.all([host, guest].map((each) => each.ask<{ id: string }>("GET", "/api/me")));
  const { id } = await host.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }], pace });
  await guest.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [row] = await rowsOf(id);
  const seat = (row?.seat ?? 0) as Seat;
  return { id, seat, user: users[seat]?.body.id ?? "", until: row?.deadline?.getTime() ?? 0 };
}

const rowsOf = (table: string) =>
  open.db
    .selectFrom("seat_time")
    .select(["seat", "left_ms", "since", "deadline"])
    .where("table_id", "=", table)
    .orderBy("since")
    .execute();

/** Submits the first legal move of a seat, by a process that has one connection and dates its arrival so. */
async function submit({ id, seat, user }: Awaited<ReturnType<typeof begin>>, arrived: number) {
  const { db, appending, close } = openDatabase(server.login, 1, LOG);
  const patience = { away: 0 };
  const quiet = { matchMoved: () => undefined, tableChanged: () => undefined };
  const cache = new MatchCache({ db, patience, games: TEST_GAMES }, 10);
  const ports = {
    ...{ db, patience, cache, games: TEST_GAMES, figures: new Map(), log: LOG, randomBytes, publisher: quiet },
    ...{ clock: { now: () => arrived }, together: new GroupCommit(appending), meters: new Meters() },
  };
  const match = await cache.find(id);
  invariant(match !== undefined, "the match is there");
  const moves = moveBuffer();
  match.open.legalMoves(match.state, seat, moves);
  const commit = {
    id: `commit-${arrived}`,
    table: id,
    ply: plyOf(match),
    moves: [match.open.printMove(moves[0] ?? -1)],
  };
  const done = await submitMoves(ports, { user }, commit);
  await close();
  return done;
}

/** Two seconds after the deadline: what was under way may still be stored. */
async function toJustAfter(until: number): Promise<void> {
  await pass(open.db, until + 2 * SECOND - (await databaseNow(open.db)));
}

test.each([
  ["live", LIVE, LIVE.increment * SECOND],
  ["by correspondence", DAYS, 0],
] as const)(
  "%s a commit in the last millisecond counts, and one a millisecond after it does not",
  async (_, pace, rest) => {
    const inTime = await begin(pace);
    await toJustAfter(inTime.until);
    expect(await submit(inTime, inTime.until)).toMatchObject({ ok: true });
    const left = (await rowsOf(inTime.id)).find(({ seat }) => seat === inTime.seat);
    expect(left).toMatchObject({ left_ms: rest, since: null });

    const late = await begin(pace);
    await toJustAfter(late.until);
    expect(await submit(late, late.until + 1)).toMatchObject({ ok: false, refusal: { code: "time-up" } });
  },
);

test("a commit that meets the absence of all servers needs one connection", async () => {
  const playing = await begin(DAYS);
  await pass(open.db, 100 * HOUR, "without a server");
  expect(await submit(playing, Date.now())).toMatchObject({ ok: true });
});
