import { existsSync, rmSync } from "node:fs";
import { gameById } from "#games";
import { type Thought, think as thinkWith } from "#referee";

/** A worker that dies in the middle of its next thought once the file named by `WORKER_DEATH` is there. */
export function think(thought: Thought): readonly string[] {
  const death = process.env["WORKER_DEATH"] ?? "";
  const moves = thinkWith({ byId: gameById }, thought, () => performance.now());
  if (existsSync(death)) {
    rmSync(death, { force: true });
    process.exit(1);
  }
  return moves;
}
