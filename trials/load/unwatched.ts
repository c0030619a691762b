import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { type FastChance, invariant, moveBuffer, NOBODY } from "#engine";
import { gameById } from "#games";
import { isOver, plyOf, seatsOwing } from "#referee";
import { DatabaseClock } from "../../server/db/clock.ts";
import { type Database, type Login, openDatabase } from "../../server/db/database.ts";
import type { MatchPorts } from "../../server/matches/commit/change-match.ts";
import { GroupCommit } from "../../server/matches/commit/group-commit.ts";
import { submitMoves } from "../../server/matches/commit/submit-moves.ts";
import { MatchCache } from "../../server/matches/match-cache.ts";
import { Meters } from "../../server/metrics/meters.ts";

interface Unwatched {
  /** Makes random commits to all running matches as fast as possible, for this time; returns commits per second. */
  run(milliseconds: number): Promise<number>;
  end(): Promise<void>;
}

interface Playing {
  readonly table: string;
  /** Users by seat. */
  readonly users: readonly string[];
}

/** A user's first commit takes the slow path, so every user makes one before the clock starts. */
const FIRST_COMMITS = 30;

/** Runs commits in this process from the move to the disk and into memory, without a broadcast to followers. */
export async function unwatchedCommits(login: Login, connections: number, chance: FastChance): Promise<Unwatched> {
  const log = pino({ level: "silent" });
  const { db, appending, close } = openDatabase(login, connections, log);
  const games = { byId: gameById };
  const patience = { away: 0 };
  const cache = new MatchCache({ db, patience, games }, Number.MAX_SAFE_INTEGER);
  const publisher = { matchMoved: () => undefined, tableChanged: () => undefined };
  const together = new GroupCommit(appending);
  const clock = new DatabaseClock(db);
  const ports: MatchPorts = {
    ...{ db, patience, games, log, clock, publisher, cache, together, figures: new Map(), randomBytes },
    meters: new Meters(),
  };
  return {
    run: async (milliseconds) => {
      const matches = await running(db);
      const play = (most: number, end: number): Promise<readonly number[]> =>
        Promise.all(matches.map((match) => playOn(ports, match, chance, { most, end })));
      await play(FIRST_COMMITS, Number.POSITIVE_INFINITY);
      const from = performance.now();
      const counts = await play(Number.POSITIVE_INFINITY, from + milliseconds);
      return counts.reduce((sum, each) => sum + each, 0) / ((performance.now() - from) / 1000);
    },
    end: close,
  };
}

async function running(db: Database): Promise<readonly Playing[]> {
  const rows = await db
    .selectFrom("seat_access")
    .innerJoin("match", "match.table_id", "seat_access.table_id")
    .select(["seat_access.table_id", "user_id"])
    .where("to_act", "<>", NOBODY)
    .orderBy("seat")
    .execute();
  const tables = new Set(rows.map(({ table_id }) => table_id));
  return [...tables].map((table) => ({
    table,
    users: rows.filter((row) => row.table_id === table).map(({ user_id }) => user_id),
  }));
}

interface Until {
  readonly most: number;
  readonly end: number;
}

/** Commits until the match or the time is over, or `most` commits are made; returns their number. */
async function playOn(
  ports: MatchPorts,
  { table, users }: Playing,
  chance: FastChance,
  { most, end }: Until,
): Promise<number> {
  const moves = moveBuffer();
  for (let count = 0; ; count++) {
    const match = await ports.cache.find(table);
    invariant(match !== undefined, "the match is there");
    if (count >= most || performance.now() > end || isOver(match)) return count;
    const [seat] = seatsOwing(match);
    invariant(seat !== undefined, "somebody is to act");
    const n = match.open.legalMoves(match.state, seat, moves);
    const move = match.open.printMove(moves[chance.below(n)] ?? -1);
    const commit = { id: `unwatched-${table}-${plyOf(match)}-${seat}`, table, ply: plyOf(match), moves: [move] };
    const done = await submitMoves(ports, { user: users[seat] ?? "" }, commit);
    invariant(done.ok, `a legal move is accepted, not ${JSON.stringify(done)}`);
  }
}
