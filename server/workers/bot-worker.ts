import { gameById } from "#games";
import { type Thought, think as thinkWith } from "#referee";

/** What runs in a worker thread. */
export const think = (thought: Thought): readonly string[] =>
  thinkWith({ byId: gameById }, thought, () => performance.now());
