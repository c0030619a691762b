import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { errorCode } from "../../process/errors.ts";
import { prepareBinaries } from "./binaries.ts";
import { type Durability, LOGIN, prepareCluster, prepareDataFolder } from "./cluster-folder.ts";
import { checkHost, describeHost } from "./host.ts";
import { freeCluster } from "./lock-file.ts";
import { OwnPostgresError } from "./own-postgres-error.ts";
import { askForPassword, readPassword } from "./password.ts";
import { type PostgresLog, type Postmaster, startPostmaster } from "./postmaster.ts";
import { chooseRunAs, type RunAs } from "./run-as.ts";

interface OwnPostgresOptions {
  /** Made if missing; the cluster lies in its `postgres/`, two small folders for running it beside that. */
  readonly dataDir: string;
  readonly log: PostgresLog;
  /** `none`: a power cut may lose everything; for tests only. */
  readonly durability: Durability;
  /** Connections that it has to take; PostgreSQL's usual hundred when left out. */
  readonly connections?: number;
  /** The user under which root starts it; `fiorino` or else `nobody` when left out. */
  readonly user?: string | undefined;
  /** Called once when PostgreSQL kept dying and was given up. */
  readonly onLost: (error: OwnPostgresError) => void;
}

/** A PostgreSQL that lives as long as this process; it is started again when it dies. */
export interface OwnPostgres {
  /** What `pg.Pool` needs to reach it. */
  readonly login: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
    readonly password?: string;
  };
  /** Its account is `nobody`: other programs of that account can read, change and stop it. */
  readonly isShared: boolean;
  /** The id of the present process. */
  pid(): number;
  stop(): Promise<void>;
}

const PORT = 5432;
/** Enough for the pool of standard size, what lies beside it, and those that PostgreSQL keeps for its superuser. */
const USUAL_CONNECTIONS = 100;
const MAX_SOCKET_PATH = 103;
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;

/**
 * Starts PostgreSQL on the cluster in `dataDir`, made at the first start, and waits until it takes connections over a
 * Unix socket that only this user (and root) can reach. Call it from the main thread. Throws an `OwnPostgresError`, its
 * message one sentence for the operator, when this host cannot run it.
 */
export async function startOwnPostgres(options: OwnPostgresOptions): Promise<OwnPostgres> {
  const host = describeHost(options.user);
  checkHost(host);
  const runAs = chooseRunAs(host);
  const dataDir = resolve(options.dataDir);
  prepareDataFolder(dataDir);
  const cluster = join(dataDir, "postgres");
  const binaries = prepareBinaries(join(dataDir, "postgres-lib"));
  await prepareCluster(binaries, runAs, { dataDir, cluster, durability: options.durability });
  const socketFolder = prepareSocketFolder(dataDir, runAs);

  const { durability, connections = USUAL_CONNECTIONS } = options;
  const place = { cluster, serverFile: join(dataDir, "server.pid"), socketFolder, durability };
  const start = async () => {
    await freeCluster(place);
    writeFileSync(place.serverFile, `${process.pid}\n`);
    const guarded = runAs.isShared ? await askForPassword(binaries, runAs, { dataDir, cluster }) : {};
    const settings = { max_connections: `${connections}`, ...guarded };
    return startPostmaster(binaries, runAs, { ...place, settings }, options.log);
  };
  const keeper = new Keeper(start, options, await start());
  const password = runAs.isShared ? readPassword(dataDir) : {};
  return {
    login: { host: socketFolder, port: PORT, ...LOGIN, ...password },
    isShared: runAs.isShared,
    pid: () => keeper.pid,
    stop: async () => {
      await keeper.stop();
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

/** In the data folder if the path fits into a socket address, else in the system's folder for temporary files. */
function prepareSocketFolder(dataDir: string, { account }: RunAs): string {
  const inside = join(dataDir, "postgres-socket");
  const isShort = Buffer.byteLength(`${inside}/.s.PGSQL.${PORT}`) <= MAX_SOCKET_PATH;
  if (isShort) mkdirSync(inside, { recursive: true, mode: 0o700 });
  const folder = isShort ? inside : temporaryFolder();
  chownSync(folder, account.uid, account.gid);
  return folder;
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), "fiorino-"));
  } catch (error) {
    const reason = `its socket does not fit into the long path of the data folder, nor into ${tmpdir()}`;
    const way = "set TMPDIR to a folder that can be written, or DATA_DIR to a shorter path";
    throw new OwnPostgresError("folder-unwritable", `${reason} (${errorCode(error)}), so ${way}`);
  }
}

/** Restarts PostgreSQL after a crash, at most five times a minute. */
class Keeper {
  #postmaster: Postmaster;
  #isStopping = false;
  #watch: Promise<void>;

  constructor(start: () => Promise<Postmaster>, { log, onLost }: OwnPostgresOptions, first: Postmaster) {
    this.#postmaster = first;
    this.#watch = this.#keepAlive(start, log).catch((error) => onLost(error));
  }

  get pid(): number {
    return this.#postmaster.pid;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#postmaster.stop();
    await this.#watch;
  }

  async #keepAlive(start: () => Promise<Postmaster>, log: PostgresLog): Promise<void> {
    const restarts: number[] = [];
    for (;;) {
      await this.#postmaster.ended;
      if (this.#isStopping) return;
      const now = performance.now();
      restarts.push(now);
      if (restarts.filter((time) => now - time < RESTART_WINDOW_MS).length > MAX_RESTARTS) {
        throw new OwnPostgresError("cannot-start", `it died ${MAX_RESTARTS} times within a minute, so see the log`);
      }
      log.warn({ pid: this.#postmaster.pid }, "postgres died and is started again");
      this.#postmaster = await start();
      if (this.#isStopping) await this.#postmaster.stop();
    }
  }
}
