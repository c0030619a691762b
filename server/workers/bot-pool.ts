import { join } from "node:path";
import { Piscina } from "piscina";
import { type BotBrain, BrainLost } from "./bot-brain.ts";

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
  // An idle thread that ends is replaced like any other.
  pool.on("error", () => undefined);
  return {
    stretch: (thought, signal) => pool.run(thought, { signal }).catch(explain),
    close: () => pool.destroy(),
  };
}

/** Piscina reports a lost thread only by its message. */
function explain(error: unknown): never {
  const isLost = error instanceof Error && error.message.startsWith("worker exited");
  throw isLost ? new BrainLost(error.message) : error;
}
