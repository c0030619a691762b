import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accepted, type MatchRecord } from "#engine";
import { gameById } from "#games";
import { goneByRecord } from "./gone.ts";
import { walkedThrough } from "./walked.ts";
import type { WalkLine } from "./worker/walk-line.ts";

test("the latest view of a match gone through is the one at its end, wherever it is opened", async () => {
  const game = gameById("calimala");
  const golden = join(import.meta.dirname, "../../../games/calimala/replays/three-greedy.json");
  const record: MatchRecord = JSON.parse(readFileSync(golden, "utf8"));
  const walked = game && walkedThrough(game, record);
  if (walked?.ok !== true) throw new Error("Calimala has a golden match");
  const { told, turnAt, length } = walked.value;
  const line: Partial<WalkLine> = {
    opening: { ...record, length } as unknown as WalkLine["opening"],
    told: (eyes) => Promise.resolve(told(eyes)),
    look: (eyes) => (ply) => Promise.resolve(turnAt(eyes, ply)),
  };
  const gone = goneByRecord(line as WalkLine, { record: async () => accepted(record), whole: () => null });
  const { latest } = await gone.see(1);
  expect(latest.value).toEqual(turnAt(1, length).at(-1)?.view);
});
