import { readdirSync, readFileSync } from "node:fs";

/** A process below another one. */
export interface Process {
  readonly pid: number;
  readonly command: string;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** All that a process has started, and what those have started, and so on. */
export function descendantsOf(pid: number): readonly Process[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`)) ?? [];
      return {
        pid: Number(name),
        parent: Number(parent),
        command: read(`/proc/${name}/cmdline`).replaceAll("\0", " "),
      };
    });
  const below = (parent: number): readonly Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(pid);
}

/** Memory in MiB: as `ps` counts it, and with what is shared counted once. */
export function memoryOf(processes: readonly Process[]): { readonly resident: number; readonly proportional: number } {
  const sum = (field: string) =>
    processes.reduce((total, { pid }) => {
      const [, kib = "0"] = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
      return total + Number(kib) / 1024;
    }, 0);
  return { resident: sum("Rss"), proportional: sum("Pss") };
}
