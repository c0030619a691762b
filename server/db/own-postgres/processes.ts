import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { basename } from "node:path";

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
}

/**
 * The PostgreSQL processes whose working folder is this one, whoever started them. Where working folders cannot be read
 * (macOS, root without CAP_SYS_PTRACE), only `postmaster` is checked, by its name. Zombies do not count, although their
 * process ids are still taken.
 */
export function postgresIn(folder: string, postmaster: number | undefined): Process[] {
  const place = realpathSync(folder);
  const pids = existsSync("/proc/self/stat") ? numbersIn("/proc") : [postmaster ?? 0];
  return pids.flatMap((pid) => {
    const seen = workingFolder(pid);
    const isHere = seen === undefined ? pid === postmaster : seen === place;
    const process = isHere ? describeProcess(pid) : undefined;
    return process?.name === "postgres" ? [process] : [];
  });
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Returns undefined when the process is gone or a zombie. */
function describeProcess(pid: number): Process | undefined {
  return existsSync("/proc/self/stat") ? describeByProc(pid) : describeByPs(pid);
}

/** `PID (NAME) STATE PPID ...`, where NAME may hold spaces and parentheses. */
function describeByProc(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const [state, parent] = stat.slice(end + 2).split(" ");
    return state === "Z" || state === "X"
      ? undefined
      : { pid, parent: Number(parent), name: stat.slice(stat.indexOf("(") + 1, end) };
  } catch {
    return undefined;
  }
}

function describeByPs(pid: number): Process | undefined {
  const { stdout } = spawnSync("ps", ["-o", "stat=,ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [, state, parent, command = ""] = /^\s*(\S+)\s+(\d+)\s+(.+?)\s*$/.exec(stdout ?? "") ?? [];
  return state === undefined || state.startsWith("Z")
    ? undefined
    : { pid, parent: Number(parent), name: basename(command) };
}
