import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { GameShelf } from "#referee";
import { Bans } from "./accounts/bans.ts";
import { Ceilings } from "./accounts/ceilings/ceilings.ts";
import { keepCookieSecret } from "./accounts/cookie-secret.ts";
import { beat, newClockTender } from "./clocks/tend-clocks.ts";
import { DatabaseClock } from "./db/clock.ts";
import { APPENDING_CONNECTIONS, type Login, openDatabase } from "./db/database.ts";
import { migrate, NewerSchema } from "./db/migrate.ts";
import { PROBE_MS, readinessOf } from "./db/readiness.ts";
import { persist, troubleOf } from "./db/retry.ts";
import { storeContent } from "./figures/content-store.ts";
import type { FiguresOfGames } from "./figures/host-figures.ts";
import { Homes } from "./home/homes.ts";
import { type AppPorts, buildApp } from "./http/app.ts";
import { listenOrExplain } from "./http/listen.ts";
import { jobKinds } from "./jobs/job-kinds.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { Hub } from "./live/hub.ts";
import { meetNeighbours } from "./live/neighbours.ts";
import { BatchingPublisher } from "./live/publisher.ts";
import { advanceMatch } from "./matches/commit/advance-match.ts";
import { GroupCommit } from "./matches/commit/group-commit.ts";
import { MatchCache } from "./matches/match-cache.ts";
import { Meters } from "./metrics/meters.ts";
import { watchServer } from "./metrics/watch-server.ts";
import type { Config } from "./process/config.ts";
import { StartupError } from "./process/errors.ts";
import { watchAbsence } from "./tables/absence/stand-in.ts";
import { endSearches } from "./tables/quick/end-searches.ts";
import type { BotBrain } from "./workers/bot-brain.ts";
import { BotRunner } from "./workers/bot-runner.ts";
import type { Historian } from "./workers/historian.ts";
import { resumeMatches } from "./workers/resume-matches.ts";

interface ServePorts {
  readonly login: Login;
  readonly games: GameShelf;
  readonly figures: FiguresOfGames;
  readonly botLevels: readonly string[];
  readonly brain: BotBrain;
  readonly historian: Historian;
  /** Milliseconds after which a bot is stopped; derived from its budget when left out. */
  readonly botDeadline?: number;
  /** Deadline in milliseconds of a statement of the database. */
  readonly queryDeadline?: number;
  /** Deadline in milliseconds for receiving a complete request. */
  readonly requestDeadline?: number;
  /** How often, in milliseconds, the server looks for absent people. */
  readonly watchEvery?: number;
  /** How often, in milliseconds, it looks for passed deadlines. */
  readonly clockEvery?: number;
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
/** Deadline of a statement; migrations and jobs have none. */
const QUERY_MS = 8000;
/** For migrations, then for jobs. */
const UNHURRIED_CONNECTIONS = APPENDING_CONNECTIONS + 2;
/** How long the end waits for a job. */
const UNHURRIED_END_MS = 5000;
const SWEEP_MS = 30_000;
/** How often signs of life are noted; well below the time after which somebody no longer counts as present. */
const WATCH_MS = 15_000;
/** How often passed deadlines are looked for. */
const CLOCK_MS = 1000;
/** How often it is looked who has fallen asleep or woken up, in milliseconds. */
const RESTS_MS = 30_000;
/** How often searches are looked for whose page is gone. */
const SEARCH_MS = 2000;
/** Slack for a worker that has to start first or is slow to notice its budget. */
const DEADLINE_FACTOR = 3;
const DEADLINE_EXTRA_MS = 5000;

/** Starts serving on a running database. */
export async function serve(config: Config, { login, log, brain, ...given }: ServePorts): Promise<Serving> {
  const cookieSecret = config.cookieSecret ?? keepCookieSecret({ randomBytes }, config.dataDir);
  const unhurried = openDatabase(login, UNHURRIED_CONNECTIONS, log).db;
  await migrateOrExplain(config, () => migrate(unhurried));
  const { db, appending, pools, close } = openDatabase(
    login,
    config.databaseConnections,
    log,
    given.queryDeadline ?? QUERY_MS,
  );
  const probing = openDatabase(login, 1, log, PROBE_MS).db;
  const patience = { away: AWAY_MS };
  await storeContent(db, patience, given.figures.values());
  const clock = new DatabaseClock(db);
  await persist(patience, () => clock.measure());
  const publisher = new BatchingPublisher();
  const cache = new MatchCache({ db, patience, games: given.games }, config.matchesInMemory);
  const hub = new Hub({ db, patience, cache, clock, games: given.games, log });
  const homes = new Homes({ ...{ db, patience, clock, log, presence: hub, games: given.games }, ...config });
  const together = new GroupCommit(appending);
  const meters = new Meters();
  const ports = { ...given, meters, together, db, patience, clock, publisher, cache, hub, homes, log, randomBytes };
  const budget = config.botMilliseconds;
  const deadline = given.botDeadline ?? budget * DEADLINE_FACTOR + DEADLINE_EXTRA_MS;
  const pace = { budget, deadline, pause: config.botPause };
  const bots = new BotRunner({ ...ports, brain, pace, threads: config.botWorkers });
  const broken = new Set<string>();
  const warn = (what: string, error: unknown): void => {
    const trouble = troubleOf(error);
    log.warn(trouble === undefined ? { err: error } : { trouble }, what);
  };
  const resume = (quiet: number) =>
    resumeMatches(ports, quiet, broken).catch((error) => warn("could not look for matches that wait", error));
  const bans = new Bans(ports);
  await bans.refresh();
  let cutBanned = (): void => undefined;
  const rereadBans = () =>
    bans
      .refresh()
      .then(() => cutBanned())
      .catch((error) => warn("could not look for bans", error));
  const neighbours = await meetNeighbours(
    { db, login, log, node: randomUUID() },
    {
      changed: ({ moved, changed }) => {
        homes.changed({ moved, changed });
        for (const table of moved) hub.matchMovedElsewhere(table);
        for (const table of changed) {
          hub.tableChanged(table);
          bots.seatsChanged(table);
          cache.seatsChanged(table);
        }
      },
      hostActed: ({ woken, hasBans }) => {
        if (hasBans) void rereadBans();
        for (const table of woken) {
          advanceMatch(ports, table).catch((error) => log.error({ err: error, table }, "a match cannot go on"));
        }
      },
      missed: () => {
        void rereadBans();
        homes.missed();
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
  publisher.listen((changes) => {
    homes.changed(changes);
    neighbours.tell(changes);
  });

  const ceilings = new Ceilings({ db, patience, cookieSecret, factor: config.ceilings });
  const appPorts: AppPorts = { ...config, ...ports, bans, ceilings, cookieSecret, readiness: readinessOf(probing) };
  const kinds = jobKinds(config);
  const { app, sockets } = await buildApp(appPorts);
  cutBanned = () => sockets.cutBanned();
  watchServer(meters, { ...ports, bots, pools, sockets, dataDir: config.dataDir });
  const address = await listenOrExplain(() => app.listen({ host: config.host, port: config.port }), config);
  await persist(patience, () => beat(ports));
  void resume(0);
  const tidy = () =>
    runJobs({ ...ports, db: unhurried }, kinds).catch((error) => warn("could not look for jobs", error));
  const resuming = new Turns(() => resume(SWEEP_MS));
  const tidying = new Turns(tidy);
  tidying.take();
  const watching = new Turns(() =>
    watchAbsence(ports, hub.peopleHere()).catch((error) => warn("could not look for the absent", error)),
  );
  const looks = setInterval(() => watching.take(), given.watchEvery ?? WATCH_MS);
  const tendClocks = newClockTender(ports, clock);
  const tending = new Turns(() => tendClocks().catch((error) => warn("could not look after the clocks", error)));
  const searching = new Turns(() =>
    endSearches(ports).catch((error) => warn("could not look for searches that have ended", error)),
  );
  const searches = setInterval(() => searching.take(), SEARCH_MS);
  const tends = setInterval(() => tending.take(), given.clockEvery ?? CLOCK_MS);
  const resting = new Turns(() =>
    homes.lookForRests().catch((error) => warn("could not look for people who rest", error)),
  );
  const rests = setInterval(() => {
    hub.tellRests();
    resting.take();
  }, given.clockEvery ?? RESTS_MS);
  const sweep = setInterval(() => {
    resuming.take();
    tidying.take();
  }, SWEEP_MS);

  return {
    address,
    close: async () => {
      clearInterval(sweep);
      clearInterval(looks);
      clearInterval(tends);
      clearInterval(rests);
      clearInterval(searches);
      sockets.close();
      await app.close();
      await Promise.race([
        Promise.all([tidying.last, watching.last, tending.last, searching.last, resting.last]),
        pause(UNHURRIED_END_MS, undefined, { ref: false }),
      ]);
      await homes.close();
      await bots.stop();
      await given.historian.close();
      await cache.drain();
      await neighbours.close();
      await Promise.all([close(), probing.destroy()]);
      await Promise.race([unhurried.destroy(), pause(UNHURRIED_END_MS, undefined, { ref: false })]);
      meters.close();
    },
  };
}

/** Work that comes back again and again, and is skipped while the last time is still under way. */
class Turns {
  readonly #work: () => Promise<void>;
  #isUnderWay = false;
  last: Promise<void> = Promise.resolve();

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  take(): void {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.last = this.#work().finally(() => {
      this.#isUnderWay = false;
    });
  }
}

async function migrateOrExplain(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NewerSchema) {
      const what = databaseUrl === undefined ? `The data folder ${dataDir}` : "The database";
      throw new StartupError(
        `${what} belongs to a newer version of Fiorino (${error.message}), which this one must not touch; ` +
          "start the newer one again, or restore a backup from before it.",
      );
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database could not be opened or brought up to date (${why}); check DATABASE_URL.`);
  }
}
