import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OwnPostgresError } from "./own-postgres-error.ts";
import { postgresIn } from "./processes.ts";

const POLL_MS = 50;
/** How long to wait for a server that was just killed: it can look alive after the next one has started. */
const PATIENCE_WITH_SERVER_MS = 3_000;
const PATIENCE_MS = 60_000;

interface ClusterPlace {
  readonly cluster: string;
  /** Holds the number of the server that last started PostgreSQL here. */
  readonly serverFile: string;
  readonly socketFolder: string;
}

/**
 * Waits until no PostgreSQL works in the cluster folder, and sweeps the lock files of a dead one. After a `kill -9` of
 * the server its PostgreSQL needs a moment to shut down; one whose server (named in `serverFile`) is alive belongs to
 * somebody and stays untouched. `postmaster.pid` alone is no proof: its number may now be that of a zombie or another
 * process.
 */
export async function freeCluster({ cluster, serverFile, socketFolder }: ClusterPlace): Promise<void> {
  const lockFile = join(cluster, "postmaster.pid");
  const start = performance.now();
  const interrupted = new Set<number>();
  while (existsSync(lockFile)) {
    const postmaster = readNumber(lockFile);
    const living = postgresIn(cluster, postmaster);
    if (living.length === 0) {
      sweep(socketFolder);
      return rmSync(lockFile, { force: true });
    }

    const main = living.find(({ pid }) => pid === postmaster);
    const server = readNumber(serverFile);
    const isOwned = main !== undefined && main.parent === server;
    if (isOwned && performance.now() - start > PATIENCE_WITH_SERVER_MS) {
      const reason = `another Fiorino (process ${server}) already works in ${cluster}, so stop it first`;
      throw new OwnPostgresError("folder-in-use", reason);
    }
    if (main !== undefined && !isOwned && !interrupted.has(main.pid)) {
      interrupted.add(main.pid);
      process.kill(main.pid, "SIGINT");
    }
    if (performance.now() - start > PATIENCE_MS) {
      const pids = living.map(({ pid }) => pid).join(", ");
      throw new OwnPostgresError("folder-in-use", `PostgreSQL still works in ${cluster} (process ${pids}), so end it`);
    }
    await sleep(POLL_MS);
  }
}

/** The socket and its own lock file. */
function sweep(socketFolder: string): void {
  for (const name of readdirSync(socketFolder)) rmSync(join(socketFolder, name), { force: true });
}

function readNumber(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const [line = ""] = readFileSync(file, "utf8").split("\n");
  return /^\d+$/.test(line) ? Number(line) : undefined;
}
