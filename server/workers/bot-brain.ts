import type { Thought } from "#referee";

/** The thread in which a bot thought has ended under it: nothing that the bot did. */
export class BrainLost extends Error {
  override readonly name = "BrainLost";
}

/** Decides for bots. The answer is one stretch in notation; nobody has checked it yet. */
export interface BotBrain {
  /** Rejects when the bot throws, when the signal aborts it, and with `BrainLost`. */
  stretch(thought: Thought, signal: AbortSignal): Promise<readonly string[]>;
  close(): Promise<void>;
}
