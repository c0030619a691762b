import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorCode } from "../../process/errors.ts";
import { makeFolder } from "../../process/make-folder.ts";
import type { Binaries } from "./binaries.ts";
import { OwnPostgresError } from "./own-postgres-error.ts";
import type { RunAs } from "./run-as.ts";

const MAJOR = "18";
const SUPERUSER = "fiorino";
const UNFINISHED = /^initdb-(\d+)$/;

/** Who to log in as: authentication is left to the socket's folder, which nobody else may enter. */
export const LOGIN = { user: SUPERUSER, database: "postgres" } as const;

export type Durability = "full" | "none";

/** Makes the data folder if need be; a folder that cannot be written is named in one sentence. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.probe-${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
  } catch (error) {
    const reason = errorCode(error) || String(error);
    throw new OwnPostgresError(
      "folder-unwritable",
      `the data folder ${dataDir} cannot be written (${reason}), so make it writable or choose another`,
    );
  }
}

/**
 * Makes the cluster unless it exists. initdb runs in a folder of another name, which is then renamed, so that an
 * interrupted initdb leaves nothing that looks like a cluster. When two servers try at once, both use the folder that
 * was renamed first.
 */
export async function prepareCluster(
  binaries: Binaries,
  runAs: RunAs,
  place: { dataDir: string; cluster: string; durability: Durability },
): Promise<void> {
  const { dataDir, cluster, durability } = place;
  if (existsSync(cluster)) return checkCluster(cluster, runAs);
  sweepUnfinished(dataDir);
  const unfinished = join(dataDir, `initdb-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  chownSync(unfinished, runAs.account.uid, runAs.account.gid);
  await initdb(binaries, runAs, [`--pgdata=${unfinished}`, ...(durability === "none" ? ["--no-sync"] : [])]);
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
  if (durability === "full") await syncFolder(dataDir);
}

function checkCluster(cluster: string, runAs: RunAs): void {
  const { uid } = statSync(cluster);
  if (uid !== runAs.account.uid) {
    const reason = `${cluster} belongs to user ${uid} and not to user ${runAs.account.uid}, so start Fiorino as its owner, or as root with POSTGRES_USER set to that`;
    throw new OwnPostgresError("folder-foreign", reason);
  }
  const versionFile = join(cluster, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : undefined;
  if (version !== MAJOR) {
    const found = version === undefined ? "holds no database" : `was made by PostgreSQL ${version}, not ${MAJOR}`;
    throw new OwnPostgresError("folder-foreign", `${cluster} ${found}, so choose another data folder`);
  }
}

async function initdb({ initdb: program, environment }: Binaries, { prefix }: RunAs, place: string[]): Promise<void> {
  const fixed = [`--username=${SUPERUSER}`, "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-instructions"];
  const [command = program, ...args] = [...prefix, program, ...fixed, ...place];
  try {
    await promisify(execFile)(command, args, { env: environment, cwd: "/" });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? `${error.stderr}`.trim() : `${error}`;
    throw new OwnPostgresError("cannot-start", `making its database failed (${lastLine(output)}), so see the log`);
  }
}

function lastLine(text: string): string {
  return text.split("\n").at(-1) ?? text;
}

/** Removes folders that the initdb of a killed server left behind. Their names hold the process id of that server. */
function sweepUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Syncs a folder: a rename is durable only after that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
