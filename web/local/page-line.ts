import type { Result } from "#engine";
import type { LiveMessage, Refusal } from "#protocol";
import type { Line } from "../live/line.ts";
import type { FromHouse, HouseRequest, ToHouse } from "./messages.ts";
import { noteSlow } from "./slow-levels.ts";

/** The page's end of the line to its own house. The house starts when it is first asked, and again when it is lost. */

const HEARTBEAT = 5000;
/** A bot may think this long without a word before the house counts as lost. */
const SILENCE = 20_000;

interface Asked {
  readonly request: HouseRequest;
  answered(answer: Result<unknown, Refusal>): void;
}

const listeners = new Set<(message: LiveMessage) => void>();
const onOpen = new Set<() => void>();
const asked = new Map<number, Asked>();

/** `null` where pages may not share memory with their workers: then a bot that thinks cannot be reached. */
const stop = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;

/** The bot that thinks answers now, with its best so far. */
export function answerNow(): void {
  if (stop !== null) Atomics.store(stop, 0, 1);
}

let worker: Worker | null = null;
let heardAt = 0;
let count = 0;

/** The refusal of everything where the browser has no workers. */
const NO_WORKERS: Refusal = { code: "no-workers" };

function post(message: ToHouse): void {
  const open = house();
  if (open !== null) open.postMessage(message);
  else if (message.type === "ask") answer(message.n, { ok: false, refusal: NO_WORKERS });
  else if (message.type === "live" && "table" in message.request) turnDown(message.request.table);
}

/** Later, as a worker would: whoever asks listens only then. */
const turnDown = (table: string): void =>
  queueMicrotask(() => {
    for (const listener of listeners) listener({ type: "refused", table, refusal: NO_WORKERS });
  });

function house(): Worker | null {
  if (worker !== null) return worker;
  const made = startedWorker();
  if (made === null) return null;
  worker = made;
  heardAt = Date.now();
  if (stop !== null) made.postMessage({ type: "flag", stop } satisfies ToHouse);
  made.addEventListener("message", ({ data }: MessageEvent<FromHouse>) => hear(data));
  // It could not be loaded, or a match in it failed: the log has all that was acknowledged.
  made.addEventListener("error", () => setTimeout(() => startAgain(made), 1000));
  return made;
}

/** `null` where the browser has none, or none for pages like this one. */
function startedWorker(): Worker | null {
  try {
    return new Worker(new URL("./local-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

function hear(message: FromHouse): void {
  heardAt = Date.now();
  if (message.type === "slow") noteSlow(message.game, message.level);
  else if (message.type === "live") for (const listener of listeners) listener(message.message);
  else answer(message.n, message.answer);
}

function answer(n: number, result: Result<unknown, Refusal>): void {
  asked.get(n)?.answered(result);
  asked.delete(n);
}

/** A new house takes the matches up from their logs; what was not answered is said again. */
function startAgain(lost: Worker): void {
  if (worker !== lost) return;
  lost.terminate();
  worker = null;
  for (const [n, { request }] of asked) post({ type: "ask", n, request });
  for (const say of onOpen) say();
}

globalThis.document?.addEventListener("visibilitychange", () => {
  if (worker !== null) post({ type: "seen", isSeen: document.visibilityState === "visible" });
});

setInterval(() => {
  if (worker === null || onOpen.size + asked.size === 0) return;
  if (Date.now() - heardAt > SILENCE) startAgain(worker);
  else post({ type: "live", request: { type: "ping" } });
}, HEARTBEAT);

export const pageLine: Line = {
  listen: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  whenOpen: (say) => {
    onOpen.add(say);
    say();
    return () => onOpen.delete(say);
  },
  send: (request) => {
    post({ type: "live", request });
    return true;
  },
};

/** Asks the house for what HTTP would carry to a server. */
export function askHouse<T>(request: HouseRequest): Promise<Result<T, Refusal>> {
  const n = ++count;
  return new Promise((resolve) => {
    asked.set(n, { request, answered: (answer) => resolve(answer as Result<T, Refusal>) });
    post({ type: "ask", n, request });
  });
}
