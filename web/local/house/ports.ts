import type { AnyGame, ChanceSource } from "#engine";
import type { LiveMessage } from "#protocol";
import type { MatchStore } from "../store/kept.ts";

/** What a house needs of its surroundings. */
export interface HousePorts {
  readonly store: MatchStore;
  readonly chance: ChanceSource;
  now(): number;
  /** Waits for the moment at which a bot may answer. */
  pause(): Promise<void>;
  /** Calls once so many milliseconds have passed, unless the returned function is called before. */
  alarm(milliseconds: number, ring: () => void): () => void;
  /** Where somebody writes 1 to have a bot's answer at once; undefined where nobody can. */
  stopFlag(): Int32Array | undefined;
  /** The game with its rules; undefined when this build does not have it. */
  game(id: string): Promise<AnyGame | undefined>;
  /**
   * Asks for the right to change a match, which one tab of a browser has. `isHeld`: whether it is ours; when it comes
   * later, `gained` is called.
   */
  hold(id: string, gained: () => void): Promise<{ readonly isHeld: boolean; release(): void }>;
  /** Tells other tabs that a match has changed. */
  changed(id: string): void;
  say(message: LiveMessage): void;
  /** A bot of this level was stopped by the clock. */
  slow(game: string, level: string): void;
  failed(error: unknown): void;
}
