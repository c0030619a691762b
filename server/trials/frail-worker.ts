import { existsSync, rmSync } from "node:fs";
import { gameById } from "#games";
import type { BotTask } from "../workers/bot-brain.ts";
import { think as thinkWith } from "../workers/think.ts";

/** A worker that dies in the middle of its next task once the file named by `WORKER_DEATH` is there. */
export function think(task: BotTask): readonly string[] {
  const death = process.env["WORKER_DEATH"] ?? "";
  const moves = thinkWith({ byId: gameById }, task);
  if (existsSync(death)) {
    rmSync(death, { force: true });
    process.exit(1);
  }
  return moves;
}
