import { join } from "node:path";
import type { Logger } from "pino";
import { BOT_LEVELS } from "#bots";
import { GAMES, gameById } from "#games";
import type { Login } from "./db/database.ts";
import { OwnPostgresError } from "./db/own-postgres/own-postgres-error.ts";
import { startOwnPostgres } from "./db/own-postgres/start-own-postgres.ts";
import { hostFigures } from "./figures/host-figures.ts";
import { checkPort } from "./http/listen.ts";
import { type Config, readConfig } from "./process/config.ts";
import { StartupError } from "./process/errors.ts";
import { openLog } from "./process/log.ts";
import { serve } from "./serve.ts";
import { openBotPool } from "./workers/bot-pool.ts";
import { openPastPool } from "./workers/past-pool.ts";

/** Starts the server as the environment says; stops it on SIGTERM and SIGINT, PostgreSQL last. */
async function main(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const quit = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`, () => process.exit(1));
  };
  const figures = hostFigures(GAMES, config.figuresDir);
  await checkPort(config);
  const postgres = await openPostgres(config, log, quit);
  const started = serve(config, {
    login: postgres.login,
    games: { byId: gameById },
    figures,
    botLevels: BOT_LEVELS,
    brain: openBotPool(config.botWorkers),
    historian: openPastPool(),
    log,
    webDir: join(import.meta.dirname, "../web"),
  });
  const serving = await started.catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  for (const [game, { isCorrected, hash }] of figures) {
    if (isCorrected) console.log(`New matches of ${game} are played with the host's figures (${hash}).`);
  }
  if (postgres.isShared) console.log(SHARED);
  console.log(`Fiorino is ready: ${config.publicUrl?.href ?? serving.address}`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await serving.close();
    await postgres.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stop().catch((error) => {
        log.error({ err: error }, "the server did not stop in order");
        process.exit(1);
      });
    });
  }
}

/** What PostgreSQL takes by itself. */
const USUAL_CONNECTIONS = 100;
/** Connections beside the pool: notifications, migrations and jobs, the probe, and the few that PostgreSQL keeps for itself and its host. */
const OTHER_CONNECTIONS = 20;

const SHARED =
  "Warning: PostgreSQL runs under the user nobody, so every other program of that user can read, change and stop the " +
  "database; start Fiorino as a user of its own, or make a user fiorino for PostgreSQL.";

interface Postgres {
  readonly isShared: boolean;
  readonly login: Login;
  stop(): Promise<void>;
}

async function openPostgres(
  { databaseUrl, dataDir, databaseConnections, postgresUser }: Config,
  log: Logger,
  quit: (sentence: string) => void,
): Promise<Postgres> {
  if (databaseUrl !== undefined) {
    return { login: { connectionString: databaseUrl }, isShared: false, stop: () => Promise.resolve() };
  }
  const postgres = await startOwnPostgres({
    ...{ dataDir, log, durability: "full", user: postgresUser },
    connections: Math.max(USUAL_CONNECTIONS, databaseConnections + OTHER_CONNECTIONS),
    onLost: (error) => quit(error.message),
  });
  return { login: postgres.login, isShared: postgres.isShared, stop: () => postgres.stop() };
}

function explain(error: unknown): void {
  const isExpected = error instanceof StartupError || error instanceof OwnPostgresError;
  if (isExpected) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 100);
}

const config = readConfig(process.env);
if (config.ok) await main(config.value).catch(explain);
else {
  for (const complaint of config.refusal) console.error(complaint);
  process.exitCode = 1;
}
