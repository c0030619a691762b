import type { Thought } from "#referee";

/** The bot's thread has ended; the bot is not the cause. */
export class BrainLost extends Error {
  override readonly name = "BrainLost";
}

/** Decides for bots. The answer is one stretch in notation, not checked yet. */
export interface BotBrain {
  /** Rejects when the bot throws, when the signal aborts it, and with `BrainLost`. */
  stretch(thought: Thought, signal: AbortSignal): Promise<readonly string[]>;
  close(): Promise<void>;
}
