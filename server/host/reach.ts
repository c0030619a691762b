import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { accepted, type Result, refused } from "#engine";
import { type Database, type Login, openDatabase } from "../db/database.ts";
import { loadDone, MIGRATION_NAMES } from "../db/migrate.ts";
import { LOGIN } from "../db/own-postgres/cluster-folder.ts";
import { OwnPostgresError } from "../db/own-postgres/own-postgres-error.ts";
import { readPassword } from "../db/own-postgres/password.ts";
import { startOwnPostgres } from "../db/own-postgres/start-own-postgres.ts";
import { type Config, readConfig } from "../process/config.ts";

/** A database that a host acts on. */
export interface Reached {
  readonly db: Database;
  readonly login: Login;
  readonly config: Config;
}

export type Environment = Readonly<Record<string, string | undefined>>;

interface Postgres {
  readonly login: Login;
  stop(): Promise<void>;
}

/** Statements of one command run one after the other; the second connection is for a stream beside them. */
const CONNECTIONS = 2;
const CONNECT_MS = 5000;

/** Places in `postmaster.pid` of what a client needs. */
const LINE_OF = { port: 3, socketFolder: 4 } as const;

const quiet = { info: () => undefined, warn: () => undefined };

/**
 * Runs `work` on the database of the server that this environment belongs to: `DATABASE_URL`, or the PostgreSQL of the
 * data folder, which is started for the time of the work if no server runs it. The refusal is a sentence.
 */
export async function onDatabase(
  environment: Environment,
  work: (reached: Reached) => Promise<Result<number, string>>,
): Promise<Result<number, string>> {
  const config = readConfig(environment);
  if (!config.ok) return refused(config.refusal.join("\n"));
  const postgres = await findPostgres(config.value);
  if (!postgres.ok) return postgres;
  try {
    return await withDatabase(config.value, postgres.value.login, async (reached) => {
      const wrong = await whyOtherVersion(reached.db);
      return wrong === undefined ? work(reached) : refused(wrong);
    });
  } finally {
    await postgres.value.stop();
  }
}

/** Opens the database for `work`, whatever it contains. */
export async function withDatabase<T>(
  config: Config,
  login: Login,
  work: (reached: Reached) => Promise<T>,
): Promise<T> {
  const { db, close } = openDatabase(login, CONNECTIONS, pino({ level: "silent" }));
  try {
    return await work({ db, login, config });
  } finally {
    await close();
  }
}

async function whyOtherVersion(db: Database): Promise<string | undefined> {
  let done: readonly string[];
  try {
    done = await loadDone(db);
  } catch (error) {
    return `The database cannot be reached (${messageOf(error)}); check DATABASE_URL or DATA_DIR.`;
  }
  const isSame = done.length === MIGRATION_NAMES.length && done.every((name) => MIGRATION_NAMES.includes(name));
  if (isSame) return undefined;
  return "The database belongs to another version of Fiorino; start the server of this version once, or use the tools of the other one.";
}

const messageOf = (error: unknown): string => (error instanceof Error && error.message) || String(error);

export async function findPostgres({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<Result<Postgres, string>> {
  if (databaseUrl !== undefined) return accepted(foreign({ connectionString: databaseUrl }));
  const cluster = join(resolve(dataDir), "postgres");
  if (!existsSync(cluster)) {
    return refused(
      `There is no database in the data folder ${dataDir}; set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const running = loginOfRunning(cluster);
  if (running !== undefined && (await answers(running))) return accepted(foreign(running));
  return startFor(dataDir);
}

/** A PostgreSQL that goes on after the command. */
const foreign = (login: Login): Postgres => ({ login, stop: () => Promise.resolve() });

/** Starts the PostgreSQL of a data folder. */
export async function startFor(dataDir: string): Promise<Result<Postgres, string>> {
  try {
    const own = await startOwnPostgres({ dataDir, durability: "full", log: quiet, onLost: () => undefined });
    return accepted({ login: own.login, stop: () => own.stop() });
  } catch (error) {
    if (error instanceof OwnPostgresError) return refused(error.message);
    throw error;
  }
}

/** How to log in to the PostgreSQL that left its lock file in the cluster; it may have died. */
function loginOfRunning(cluster: string): Login | undefined {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const host = lines[LINE_OF.socketFolder]?.trim() ?? "";
  if (host === "") return undefined;
  return { host, port: Number(lines[LINE_OF.port]), ...LOGIN, ...readPassword(dirname(cluster)) };
}

async function answers(login: Login): Promise<boolean> {
  const client = new Client({ ...login, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
