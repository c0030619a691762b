import type { Advice } from "#bots";
import type { Thought } from "#referee";

/** The worker counts as failed after this time. */
const LONGEST_MS = 20_000;

/** Asks a worker, which ends with its answer; `null` where the browser has no workers, and when it fails or is stopped. */
export function askWorker(thought: Thought, stopped: AbortSignal): Promise<Advice | null> {
  const worker = startedWorker();
  if (worker === null) return Promise.resolve(null);
  return new Promise<Advice | null>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Advice | null>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    stopped.addEventListener("abort", () => resolve(null));
    setTimeout(() => resolve(null), LONGEST_MS);
    worker.postMessage(thought);
  }).finally(() => worker.terminate());
}

function startedWorker(): Worker | null {
  try {
    return new Worker(new URL("./advice-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
