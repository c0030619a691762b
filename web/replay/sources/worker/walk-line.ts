import { accepted, type Result, refused } from "#engine";
import type { LookBack } from "../../../board/recap/film.ts";
import type { Eyes, Told } from "../walked.ts";
import type { FromWalker, Opening, ToWalker, WalkAnswers, WalkRefusal, WalkRequest } from "./messages.ts";

/** The page's end of the line to the worker that goes through a record. */
export interface WalkLine {
  readonly opening: Opening;
  told(eyes: Eyes): Promise<Told>;
  look(eyes: Eyes): LookBack;
  close(): void;
}

/** A slow phone goes through the longest match in less; what takes longer is no match. */
const LONGEST_MS = 20_000;
/** The largest file that is read. A record of the longest match has less than 2 MB, as long as it leaves out positions. */
export const MOST_BYTES = 16_000_000;

/** Goes through a record in a worker, which is ended when it takes too long. */
export async function openWalk(
  from: Extract<WalkRequest, { type: "open" }>["from"],
): Promise<Result<WalkLine, WalkRefusal>> {
  if (from instanceof File && from.size > MOST_BYTES) {
    return refused({ code: "too-large", found: `${Math.ceil(from.size / 1_000_000)}` });
  }
  const worker = new Worker(new URL("./replay-worker.ts", import.meta.url), { type: "module" });
  const { ask, lost } = asking(worker);
  const late = new Promise<WalkAnswers["open"]>((tell) => {
    setTimeout(() => tell(refused({ code: "too-long", found: `${LONGEST_MS / 1000}` })), LONGEST_MS);
  });
  const gone = lost.then((): WalkAnswers["open"] => refused({ code: "lost", found: "" }));
  const opened = await Promise.race([ask({ type: "open", from }), late, gone]);
  if (!opened.ok) {
    worker.terminate();
    return opened;
  }
  return accepted({
    opening: opened.value,
    told: (eyes) => ask({ type: "told", eyes }),
    look: (eyes) => (ply) => ask({ type: "turn", eyes, ply }),
    close: () => worker.terminate(),
  });
}

function asking(worker: Worker) {
  const asked = new Map<number, (answer: unknown) => void>();
  let count = 0;
  worker.addEventListener("message", ({ data: { n, answer } }: MessageEvent<FromWalker>) => {
    asked.get(n)?.(answer);
    asked.delete(n);
  });
  return {
    lost: new Promise<void>((tell) => worker.addEventListener("error", () => tell())),
    ask: <T extends WalkRequest>(request: T): Promise<WalkAnswers[T["type"]]> => {
      const n = ++count;
      const answer = new Promise<unknown>((tell) => asked.set(n, tell));
      worker.postMessage({ n, request } satisfies ToWalker);
      // The worker answers each request as `WalkAnswers` says: it is of the same build.
      return answer as Promise<WalkAnswers[T["type"]]>;
    },
  };
}
