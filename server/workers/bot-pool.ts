import { join } from "node:path";
import { Piscina } from "piscina";
import type { BotBrain } from "./bot-brain.ts";

const IDLE_MS = 60_000;

/** Bots in threads of their own; a bot that is aborted dies with its thread, and a new one takes its place. */
export function openBotPool(threads: number, worker = join(import.meta.dirname, "bot-worker.js")): BotBrain {
  const pool = new Piscina({
    filename: worker,
    name: "think",
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  return {
    stretch: (task, signal) => pool.run(task, { signal }),
    close: () => pool.destroy(),
  };
}
