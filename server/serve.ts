import { randomBytes, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { GameShelf } from "#referee";
import { keepCookieSecret } from "./accounts/cookie-secret.ts";
import type { Config } from "./config.ts";
import { DatabaseClock } from "./db/clock.ts";
import { type Login, openDatabase } from "./db/database.ts";
import { migrate, NewerSchema } from "./db/migrate.ts";
import { persist } from "./db/retry.ts";
import { storeContent } from "./figures/content-store.ts";
import type { FiguresOfGames } from "./figures/host-figures.ts";
import { type AppPorts, buildApp } from "./http/app.ts";
import { listenOrExplain } from "./http/listen.ts";
import { JOB_KINDS } from "./jobs/job-kinds.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { Hub } from "./live/hub.ts";
import { meetNeighbours } from "./live/neighbours.ts";
import { BatchingPublisher } from "./live/publisher.ts";
import { GroupCommit } from "./matches/commit/group-commit.ts";
import { MatchCache } from "./matches/match-cache.ts";
import { StartupError } from "./process/errors.ts";
import type { BotBrain } from "./workers/bot-brain.ts";
import { BotRunner } from "./workers/bot-runner.ts";
import { resumeMatches } from "./workers/resume-matches.ts";

interface ServePorts {
  readonly login: Login;
  readonly games: GameShelf;
  readonly figures: FiguresOfGames;
  readonly botLevels: readonly string[];
  readonly brain: BotBrain;
  /** Milliseconds after which a bot is stopped; derived from its budget when left out. */
  readonly botDeadline?: number;
  /** Deadline in milliseconds for receiving a complete request. */
  readonly requestDeadline?: number;
  readonly log: Logger;
  /** Folder of the built client. */
  readonly webDir: string;
}

/** A running server. */
export interface Serving {
  /** Its address, as `http://127.0.0.1:7100`. */
  readonly address: string;
  /** Accepts no new connections, finishes running requests, then closes everything. */
  close(): Promise<void>;
}

/** How long a commit waits for a database that cannot be reached. */
const AWAY_MS = 5000;
const SWEEP_MS = 30_000;
/** Slack for a worker that has to start first or is slow to notice its budget. */
const DEADLINE_FACTOR = 3;
const DEADLINE_EXTRA_MS = 5000;

/** Starts serving on a running database. */
export async function serve(config: Config, { login, log, brain, ...given }: ServePorts): Promise<Serving> {
  const { db, appending, close } = openDatabase(login, config.databaseConnections, log);
  await migrateOrExplain(() => migrate(db));
  const patience = { away: AWAY_MS };
  await storeContent(db, patience, given.figures.values());
  const clock = new DatabaseClock(db);
  await persist(patience, () => clock.measure());
  const publisher = new BatchingPublisher();
  const cache = new MatchCache({ db, patience, games: given.games }, config.matchesInMemory);
  const hub = new Hub({ db, patience, cache, games: given.games, log });
  const together = new GroupCommit(appending);
  const ports = { ...given, together, db, patience, clock, publisher, cache, hub, log, randomBytes };
  const budget = config.botMilliseconds;
  const deadline = given.botDeadline ?? budget * DEADLINE_FACTOR + DEADLINE_EXTRA_MS;
  const pace = { budget, deadline, pause: config.botPause };
  const bots = new BotRunner({ ...ports, brain, pace });
  const broken = new Set<string>();
  const resume = (quiet: number) =>
    resumeMatches(ports, quiet, broken).catch((error) =>
      log.warn({ err: error }, "could not look for matches that wait"),
    );
  const neighbours = await meetNeighbours(
    { db, login, log, node: randomUUID() },
    {
      changed: ({ moved, changed }) => {
        for (const table of moved) hub.matchMovedElsewhere(table);
        for (const table of changed) {
          hub.tableChanged(table);
          bots.seatsChanged(table);
          cache.seatsChanged(table);
        }
      },
      missed: () => {
        bots.seatsChanged();
        cache.seatsChanged();
        for (const table of hub.followedTables()) {
          hub.matchMovedElsewhere(table);
          hub.tableChanged(table);
        }
        void resume(0);
      },
    },
  );
  publisher.listen(({ moved, changed }) => {
    for (const table of changed) {
      hub.tableChanged(table);
      bots.seatsChanged(table);
      cache.seatsChanged(table);
    }
    for (const table of moved) {
      hub.matchMoved(table);
      bots.wake(table);
    }
  });
  publisher.listen((changes) => neighbours.tell(changes));

  const cookieSecret = config.cookieSecret ?? keepCookieSecret(ports, config.dataDir);
  const appPorts: AppPorts = { ...config, ...ports, cookieSecret };
  const { app, sockets } = await buildApp(appPorts);
  const address = await listenOrExplain(() => app.listen({ host: config.host, port: config.port }), config);
  void resume(0);
  const tidy = () =>
    clock
      .measure()
      .then(() => runJobs(ports, JOB_KINDS))
      .catch((error) => log.warn({ err: error }, "could not look for jobs"));
  let tidying = tidy();
  const sweep = setInterval(() => {
    void resume(SWEEP_MS);
    tidying = tidy();
  }, SWEEP_MS);

  return {
    address,
    close: async () => {
      clearInterval(sweep);
      sockets.close();
      await app.close();
      await tidying;
      await bots.stop();
      await cache.drain();
      await neighbours.close();
      await close();
    },
  };
}

async function migrateOrExplain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NewerSchema) {
      throw new StartupError(
        `The database was brought up to date by a newer Fiorino (${error.message}), which this one must not touch; ` +
          "start the newer one again, or restore a backup from before it.",
      );
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database could not be opened or brought up to date (${why}); check DATABASE_URL.`);
  }
}
