import { join } from "node:path";
import { Piscina } from "piscina";
import { type Historian, HistorianBusy } from "./historian.ts";

const IDLE_MS = 60_000;
/** A whole match replays in milliseconds. */
const DEADLINE_MS = 3000;
/** Pages that may wait for the thread. */
const MOST_WAITING = 100;

/** One thread of its own, so that a flood of looks back slows down neither moves nor bots. */
export function openPastPool(worker = join(import.meta.dirname, "past-worker.js"), deadline = DEADLINE_MS): Historian {
  const pool = new Piscina({
    filename: worker,
    name: "page",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  // A thread that ends is replaced when it is needed.
  pool.on("error", () => undefined);
  // Counted here: Piscina takes more while its first thread starts.
  let waiting = 0;
  return {
    page: async (wish) => {
      if (waiting >= MOST_WAITING) throw new HistorianBusy("too many pages wait");
      waiting++;
      return pool
        .run(wish, { signal: AbortSignal.timeout(deadline) })
        .catch(explain)
        .finally(() => {
          waiting--;
        });
    },
    close: () => pool.destroy(),
  };
}

/** Piscina reports these only by name or message. */
function explain(error: unknown): never {
  const isBusy = error instanceof Error && (error.name === "AbortError" || /^worker exited/i.test(error.message));
  throw isBusy ? new HistorianBusy(error.message) : error;
}
