import { signal } from "@preact/signals";
import { loadRecord } from "../../api.ts";
import { loadOnce } from "../../live/loading.ts";
import type { WholeMatch } from "./whole-match.ts";

/** A whole match takes less than a second on a slow phone; what takes longer does not come at all. */
const LONGEST_MS = 20_000;

/** Refusals after which asking again may help. */
const PASSING: ReadonlySet<string> = new Set(["server-busy", "too-fast"]);

const known = signal<ReadonlyMap<string, WholeMatch | "refused">>(new Map());

/**
 * A finished match gone through in a worker; `null` while that is under way. "refused": the server does not give the
 * record, or the rules of this page do not allow it.
 */
export function goneThrough(table: string): WholeMatch | "refused" | null {
  loadOnce(`whole match ${table}`, async () => {
    const record = await loadRecord(table);
    if (!record.ok && PASSING.has(record.refusal.code)) throw new Error(record.refusal.code);
    const whole = record.ok ? await askWorker(record.value) : null;
    known.value = new Map(known.peek()).set(table, whole ?? "refused");
  });
  return known.value.get(table) ?? null;
}

function askWorker(record: unknown): Promise<WholeMatch | null> {
  const worker = new Worker(new URL("./end-worker.ts", import.meta.url), { type: "module" });
  return new Promise<WholeMatch | null>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WholeMatch | null>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    setTimeout(() => resolve(null), LONGEST_MS);
    worker.postMessage(record);
  }).finally(() => worker.terminate());
}
