import type { Result } from "#engine";
import type { LiveMessage, Refusal } from "#protocol";
import type { Line } from "../live/line.ts";
import type { FromHouse, HouseRequest, ToHouse } from "./messages.ts";

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

let worker: Worker | null = null;
let heardAt = 0;
let count = 0;

const post = (message: ToHouse): void => house().postMessage(message);

function house(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL("./local-worker.ts", import.meta.url), { type: "module" });
  worker = made;
  heardAt = Date.now();
  made.addEventListener("message", ({ data }: MessageEvent<FromHouse>) => hear(data));
  // It could not be loaded, or a match in it failed: the log has all that was acknowledged.
  made.addEventListener("error", () => setTimeout(() => startAgain(made), 1000));
  return made;
}

function hear(message: FromHouse): void {
  heardAt = Date.now();
  if (message.type === "live") for (const listener of listeners) listener(message.message);
  else {
    const { n, answer } = message;
    asked.get(n)?.answered(answer);
    asked.delete(n);
  }
}

/** A new house takes the matches up from their logs; what was not answered is said again. */
function startAgain(lost: Worker): void {
  if (worker !== lost) return;
  lost.terminate();
  worker = null;
  for (const [n, { request }] of asked) post({ type: "ask", n, request });
  for (const say of onOpen) say();
}

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
