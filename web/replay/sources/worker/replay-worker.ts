import type { RecordFile } from "#engine";
import { invariant, unreachable } from "#engine";
import { rulesOf } from "#games/rules";
import type { Walked } from "../walked.ts";
import type { FromWalker, ToWalker, WalkAnswers, WalkRequest } from "./messages.ts";
import { readAndWalk, walkRecord } from "./open-record.ts";

/** Goes through one record, away from the page's thread: states stay in here, views leave it when they are asked for. */

let walked: Walked | undefined;

const rules = async (id: string) => rulesOf(id)?.load();

async function open(from: Extract<WalkRequest, { type: "open" }>["from"]): Promise<WalkAnswers["open"]> {
  const opened =
    from instanceof File
      ? await readAndWalk(await from.text(), rules)
      : await walkRecord(from.record as RecordFile, rules);
  if (!opened.ok) return opened;
  walked = opened.value.walked;
  return { ok: true, value: opened.value.opening };
}

function see(request: Exclude<WalkRequest, { type: "open" }>): WalkAnswers["told" | "turn"] {
  invariant(walked !== undefined, "a record is opened first");
  switch (request.type) {
    case "told":
      return walked.told(request.eyes);
    case "turn":
      return walked.turnAt(request.eyes, request.ply);
    default:
      return unreachable(request);
  }
}

addEventListener("message", async ({ data: { n, request } }: MessageEvent<ToWalker>) => {
  const answer = request.type === "open" ? await open(request.from) : see(request);
  postMessage({ n, answer } satisfies FromWalker);
});
