import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Arguments, type Flag, textOf } from "#arguments";
import { accepted, type Result, refused } from "#engine";
import type { Io } from "./command.ts";

/** One of several processes that share a run: it takes every item `i` with `i % of === index`. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

export const WORKERS_FLAG: Flag = { name: "workers", value: "N", about: "share it out among so many processes" };
export const PART_FLAG: Flag = { name: "part", value: "K/N", about: "only what the K-th of N workers does" };

/** The whole run, unless `--part` says otherwise. */
export function partOf(args: Arguments): Result<Part, string> {
  const text = textOf(args, "part") ?? "1/1";
  const [, k, n] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? [];
  if (Number(k) <= Number(n)) return accepted({ index: Number(k) - 1, of: Number(n) });
  return refused(`--part is K/N with K from 1 to N, not "${text}".`);
}

export const isInPart = (part: Part, i: number): boolean => i % part.of === part.index;

/**
 * Runs the same command in `workers` processes at once, each with its part, and prints their lines as they come. The
 * first failing exit code ends all processes and is returned.
 */
export async function runInParts(io: Io, command: string, args: Arguments, workers: number): Promise<number> {
  const words = [...args.said].flatMap(([name, values]) =>
    name === "workers" ? [] : values.flatMap((value) => (value === "" ? [`--${name}`] : [`--${name}`, value])),
  );
  const parts = Array.from({ length: workers }, (_, i) => ["--part", `${i + 1}/${workers}`]);
  const children = parts.map((part) => startCommand([command, args.operand, ...words, ...part]));
  const codes = await Promise.all(
    children.map(async (child) => {
      const ended = new Promise<number>((done) => child.once("close", (code) => done(code ?? 2)));
      for await (const line of createInterface({ input: child.stdout })) io.print(line);
      const code = await ended;
      if (code !== 0) for (const other of children) other.kill();
      return code;
    }),
  );
  return codes.find((code) => code === 1) ?? Math.max(...codes);
}

/** Runs this program again with other arguments. */
const startCommand = (words: readonly string[]) =>
  spawn(process.execPath, [...process.execArgv, process.argv[1] ?? "", ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
