import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { Durability } from "./cluster-folder.ts";
import { OwnPostgresError } from "./own-postgres-error.ts";
import type { RunAs } from "./run-as.ts";

export interface PostgresLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** A running PostgreSQL, ready for connections. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends it in an orderly way; resolves when it has ended. */
  stop(): Promise<void>;
}

const POLL_MS = 20;
const STOP_PATIENCE_MS = 30_000;
const REMEMBERED_LINES = 20;

/** Clients report the errors of their queries, so only messages about the database as a whole are logged. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  log_min_messages: "log",
  log_line_prefix: "",
  timezone: "UTC",
  log_timezone: "UTC",
};

const WITHOUT_DURABILITY: Readonly<Record<string, string>> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

/**
 * Starts PostgreSQL on a cluster nobody works in and waits until it takes connections, however long its recovery takes.
 * To be called from the main thread: the kernel ties the child's life to the thread that spawned it. It is
 * kept out of the terminal's process group, or Ctrl-C would take the database away before the server has finished with it.
 */
export async function startPostmaster(
  binaries: Binaries,
  runAs: RunAs,
  place: { cluster: string; socketFolder: string; durability: Durability; settings: Readonly<Record<string, string>> },
  log: PostgresLog,
): Promise<Postmaster> {
  const settings = {
    ...SETTINGS,
    ...(place.durability === "none" ? WITHOUT_DURABILITY : {}),
    unix_socket_directories: place.socketFolder,
    ...place.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command = "", ...args] = [...runAs.prefix, binaries.postgres, "-D", place.cluster, ...flags];
  const child = spawn(command, args, {
    env: binaries.environment,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines = followOutput(child, log);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", (error) => {
      lines.push(String(error));
      resolve();
    });
  });
  await untilReady(child, place.cluster, lines, ended);
  return { pid: child.pid ?? 0, ended, stop: () => stopChild(child, ended) };
}

function followOutput(child: ChildProcess, log: PostgresLog): string[] {
  const lines: string[] = [];
  if (child.stderr === null) return lines;
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines.push(line);
    lines.splice(0, lines.length - REMEMBERED_LINES);
    if (line.startsWith("PANIC:")) log.warn({ postgres: line }, "postgres");
    else log.info({ postgres: line }, "postgres");
  });
  return lines;
}

async function untilReady(child: ChildProcess, cluster: string, lines: string[], ended: Promise<void>): Promise<void> {
  const end = { hasEnded: false };
  void ended.then(() => {
    end.hasEnded = true;
  });
  while (!isReady(cluster, child.pid)) {
    if (end.hasEnded) {
      const reason = lines.findLast((line) => line.startsWith("FATAL:")) ?? lines.at(-1) ?? "it ended without a word";
      throw new OwnPostgresError("cannot-start", `it does not start (${reason}), so mend that`);
    }
    await sleep(POLL_MS);
  }
}

/** PostgreSQL writes its number into the first and its status into the last line of `postmaster.pid`. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines[0] === String(pid) && lines[7]?.trim() === "ready";
}

/** SIGINT is PostgreSQL's fast shutdown: it breaks off what runs and writes a checkpoint. SIGQUIT skips the latter. */
async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill("SIGINT");
  const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(timer);
}
