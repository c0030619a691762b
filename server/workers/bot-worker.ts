import { gameById } from "#games";
import { type Thought, think as thinkWith } from "#referee";

/** The entry point of a worker thread. */
export const think = (thought: Thought): readonly string[] =>
  thinkWith({ byId: gameById }, thought, () => performance.now());
