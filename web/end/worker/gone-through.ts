import { signal } from "@preact/signals";
import type { Result } from "#engine";
import type { Refusal } from "#protocol";
import { loadOnce } from "../../loading/load-once.ts";
import type { WholeMatch } from "./whole-match.ts";

/** The worker counts as failed after this time. A whole match takes less than a second on a slow phone. */
const LONGEST_MS = 20_000;

/** Refusals after which asking again may help. */
const PASSING: ReadonlySet<string> = new Set(["server-busy", "too-fast"]);

const known = signal<ReadonlyMap<string, WholeMatch | "refused">>(new Map());

/**
 * A finished match gone through in a worker; `null` while that is under way. "refused": its record is not given out, or
 * the rules of this page do not allow it. It is loaded once under its name.
 */
export function goneThrough(
  name: string,
  load: () => Promise<Result<unknown, Refusal>>,
): WholeMatch | "refused" | null {
  loadOnce(`whole match ${name}`, async () => {
    const record = await load();
    if (!record.ok && PASSING.has(record.refusal.code)) throw new Error(record.refusal.code);
    const whole = record.ok ? await askWorker(record.value) : null;
    known.value = new Map(known.peek()).set(name, whole ?? "refused");
  });
  return known.value.get(name) ?? null;
}

/** `null` where the browser has no workers, or where the worker does not answer in time. */
async function askWorker(record: unknown): Promise<WholeMatch | null> {
  const worker = startedWorker();
  if (worker === null) return null;
  return new Promise<WholeMatch | null>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WholeMatch | null>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    setTimeout(() => resolve(null), LONGEST_MS);
    worker.postMessage(record);
  }).finally(() => worker.terminate());
}

function startedWorker(): Worker | null {
  try {
    return new Worker(new URL("./end-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
