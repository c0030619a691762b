import { pino } from "pino";
import { BOT_LEVELS } from "#bots";
import { pastPage, think } from "#referee";
import type { Login } from "../db/database.ts";
import { hostFigures } from "../figures/host-figures.ts";
import type { Config } from "../process/config.ts";
import { type Serving, serve } from "../serve.ts";
import type { BotBrain } from "../workers/bot-brain.ts";
import type { Historian } from "../workers/historian.ts";
import { ALL_GAMES, TEST_GAMES } from "./games.ts";

/** Bots that think on the spot. */
export const onTheSpot: BotBrain = {
  stretch: async (thought) => think(TEST_GAMES, thought, () => performance.now()),
  close: () => Promise.resolve(),
};

/** Past positions worked out on the spot. */
const historianOnTheSpot = (games: typeof TEST_GAMES): Historian => ({
  page: async (wish) => pastPage(games, wish),
  close: () => Promise.resolve(),
});

export interface TestServer extends Serving {
  /** What has been logged: one object a line. */
  readonly logged: readonly Readonly<Record<string, unknown>>[];
}

export interface TestOptions {
  readonly login: Login;
  readonly brain?: BotBrain;
  readonly historian?: Historian;
  /** Milliseconds after which a bot is stopped. */
  readonly deadline?: number;
  /** Other games than those of the house and the miniature ones. */
  readonly games?: typeof TEST_GAMES;
  readonly webDir?: string;
  /** Deadline in milliseconds of a statement of the database. */
  readonly queryDeadline?: number;
  /** Deadline in milliseconds for receiving a request. */
  readonly requestDeadline?: number;
  /** How often, in milliseconds, it looks for absent people. */
  readonly watchEvery?: number;
  /** How often, in milliseconds, it looks for passed deadlines. */
  readonly clockEvery?: number;
  /** Settings that differ from those of other tests. */
  readonly config?: Partial<Config>;
}

/** The whole server in this process, on a port of its own and with bots that do not wait. */
export async function startTestServer(options: TestOptions): Promise<TestServer> {
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const config: Config = {
    ...{
      host: "127.0.0.1",
      port: 0,
      dataDir: "",
      figuresDir: undefined,
      ...{ databaseUrl: undefined, postgresUser: undefined },
      databaseConnections: 4,
    },
    ...{
      cookieSecret: "a secret of the tests, long enough",
      publicUrl: undefined,
      ...{ trustProxy: false, hstsSubdomains: false },
    },
    ...{ logLevel: "warn", botWorkers: 1, botMilliseconds: 100, botPause: 0 },
    ...{ requestsPerMinute: 1_000_000, messagesPerSecond: 100_000, connectionsPerAddress: 10_000 },
    ...{ matchesInMemory: 100, metricsToken: undefined, contact: undefined, imprint: undefined },
    ...{ ceilings: 1_000_000, waitingDays: 14, untouchedDays: 90, guestDays: 400 },
    ...options.config,
  };
  const serving = await serve(config, {
    ...{ login: options.login, games: options.games ?? TEST_GAMES, botLevels: BOT_LEVELS, log },
    figures: hostFigures(ALL_GAMES, config.figuresDir),
    ...(options.deadline === undefined ? {} : { botDeadline: options.deadline }),
    ...(options.queryDeadline === undefined ? {} : { queryDeadline: options.queryDeadline }),
    ...(options.requestDeadline === undefined ? {} : { requestDeadline: options.requestDeadline }),
    ...(options.clockEvery === undefined ? {} : { clockEvery: options.clockEvery }),
    ...(options.watchEvery === undefined ? {} : { watchEvery: options.watchEvery }),
    ...{
      brain: options.brain ?? onTheSpot,
      historian: options.historian ?? historianOnTheSpot(options.games ?? TEST_GAMES),
    },
    ...{ webDir: options.webDir ?? "/nowhere" },
  });
  return { ...serving, logged };
}
