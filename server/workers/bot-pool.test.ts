import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Thought } from "#referee";
import { BrainLost } from "./bot-brain.ts";
import { openBotPool } from "./bot-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "fiorino-bots-"));
const worker = join(folder, "worker.mjs");
writeFileSync(
  worker,
  `export function think({ level }) {
    if (level === "throws") throw new Error("out of ideas");
    while (level === "hangs");
    if (level === "dies") process.exit(1);
    return [level];
  }`,
);
const pool = openBotPool(1, worker);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const thought = (level: string): Thought => ({
  ...{
    game: "none",
    seats: 2,
    options: {},
    contentText: undefined,
    view: {},
    seat: 0,
    level,
    seed: 1,
    milliseconds: 1,
  },
});
const never = new AbortController().signal;

test("a bot that loops for ever is stopped, one that throws is reported, and the next one thinks", async () => {
  await expect(pool.stretch(thought("hangs"), AbortSignal.timeout(50))).rejects.toThrow();
  await expect(pool.stretch(thought("throws"), never)).rejects.toThrow("out of ideas");
  expect(await pool.stretch(thought("well"), never)).toEqual(["well"]);
});

test("a thread that ends is told apart from a bot that fails, and another takes its place", async () => {
  await expect(pool.stretch(thought("dies"), never)).rejects.toBeInstanceOf(BrainLost);
  await expect(pool.stretch(thought("throws"), never)).rejects.not.toBeInstanceOf(BrainLost);
  expect(await pool.stretch(thought("well"), never)).toEqual(["well"]);
});
