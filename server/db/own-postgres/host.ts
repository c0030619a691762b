import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { OwnPostgresError } from "./own-postgres-error.ts";

/** What matters here about the machine and the account the server runs under. */
export interface Host {
  readonly platform: string;
  readonly arch: string;
  readonly hasGlibc: boolean;
  readonly uid: number;
  readonly hasPasswdEntry: boolean;
  /** Bit set of Linux' effective capabilities; 0 elsewhere. */
  readonly capabilities: bigint;
  readonly setpriv: string | undefined;
  /** The user of the configuration, if it names one. */
  readonly chosen: { readonly name: string; readonly account: Account | undefined } | undefined;
  readonly fiorino: Account | undefined;
  readonly nobody: Account | undefined;
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Numbers of linux/capability.h: what root needs to start a process under `nobody`, give it its files, and stop it. */
const NEEDED_BY_ROOT = { CHOWN: 0n, DAC_OVERRIDE: 1n, KILL: 5n, SETGID: 6n, SETUID: 7n, SETPCAP: 8n } as const;

const GLIBC_LOADERS = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"];
const SYSTEM_PATHS = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"];

/** `postgresUser`: the user that the configuration names for PostgreSQL under root. */
export function describeHost(postgresUser?: string): Host {
  return {
    platform: process.platform,
    arch: process.arch,
    hasGlibc: GLIBC_LOADERS.some((loader) => existsSync(loader)),
    uid: process.getuid?.() ?? -1,
    hasPasswdEntry: hasPasswdEntry(),
    capabilities: effectiveCapabilities(),
    setpriv: findProgram("setpriv"),
    chosen: postgresUser === undefined ? undefined : { name: postgresUser, account: findAccount(postgresUser) },
    fiorino: findAccount("fiorino"),
    nobody: findAccount("nobody"),
  };
}

/** Throws when PostgreSQL cannot run on this host, with the cause in one sentence. */
export function checkHost(host: Host): void {
  const system = `${host.platform}-${host.arch}`;
  if (!["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].includes(system)) {
    throw new OwnPostgresError("unsupported-system", `there is none for ${system}, so use Linux or macOS`);
  }
  if (host.platform === "linux" && !host.hasGlibc) {
    throw new OwnPostgresError("unsupported-system", "it needs glibc and this system has musl, so use another system");
  }
  if (!host.hasPasswdEntry) {
    throw new OwnPostgresError("unsupported-account", `user ${host.uid} has no passwd entry, so add one`);
  }
  if (host.uid === 0) checkRoot(host);
}

function checkRoot(host: Host): void {
  if (host.platform !== "linux") {
    throw new OwnPostgresError("unsupported-account", "it must not run as root, so start Fiorino as another user");
  }
  const missing = Object.entries(NEEDED_BY_ROOT).flatMap(([name, bit]) =>
    (host.capabilities >> bit) & 1n ? [] : [`CAP_${name}`],
  );
  if (missing.length > 0) {
    const reason = `root lacks ${missing.join(", ")} here, so grant them or start Fiorino as another user`;
    throw new OwnPostgresError("unsupported-account", reason);
  }
  if (host.setpriv === undefined) lacking("the program setpriv (package util-linux)");
  if (host.chosen !== undefined) checkChosen(host.chosen);
  else if ((host.fiorino ?? host.nobody) === undefined) lacking("the user fiorino or nobody");
}

function lacking(what: string): never {
  throw new OwnPostgresError("unsupported-account", `as root it needs ${what}, so add it`);
}

function checkChosen({ name, account }: NonNullable<Host["chosen"]>): void {
  if (account !== undefined && account.uid !== 0) return;
  const what = account === undefined ? "is no user of this machine" : "is root, which PostgreSQL must not be";
  throw new OwnPostgresError("unsupported-account", `POSTGRES_USER ${name} ${what}, so name another user`);
}

function hasPasswdEntry(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

function effectiveCapabilities(): bigint {
  if (process.platform !== "linux") return 0n;
  const [, hex = "0"] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return BigInt(`0x${hex}`);
}

function findAccount(user: string): Account | undefined {
  if (process.platform !== "linux" || !existsSync("/etc/passwd")) return undefined;
  const entries = readFileSync("/etc/passwd", "utf8").split("\n");
  const [, , uid, gid] = entries.map((entry) => entry.split(":")).find(([name]) => name === user) ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...SYSTEM_PATHS];
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
