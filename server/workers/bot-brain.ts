import type { Seat, Switches } from "#engine";

/** What a bot needs to decide: nothing but what its seat may know. Plain data, it goes to a worker. */
export interface BotTask {
  readonly game: string;
  readonly seats: number;
  readonly options: Switches;
  readonly contentText: string | undefined;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
  /** How long it may think. */
  readonly milliseconds: number;
}

/** The thread in which a bot thought has ended under it: nothing that the bot did. */
export class BrainLost extends Error {
  override readonly name = "BrainLost";
}

/** Decides for bots. The answer is one stretch in notation; nobody has checked it yet. */
export interface BotBrain {
  /** Rejects when the bot throws, when the signal aborts it, and with `BrainLost`. */
  stretch(task: BotTask, signal: AbortSignal): Promise<readonly string[]>;
  close(): Promise<void>;
}
