import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal } from "#protocol";
import type { Followed } from "../live/followed.ts";

/** Entries of the log that follow each other. */
interface Entries {
  readonly from: number;
  readonly count: number;
}

const NONE: Entries = { from: 0, count: 0 };

/** Moves on their way to the server. */
export interface Sending {
  readonly isSending: ReadonlySignal<boolean>;
  /** The entries that the moves of the last commit become: the board shows them already. */
  readonly sent: ReadonlySignal<Entries>;
  /** Why the last commit was turned down. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /**
   * Resolves when it is over: answered, and the position after it is here. The moves become the entries from `ply` on, or
   * from a later one where choices of others stand before them.
   */
  commit(ply: number, moves: readonly string[], from: number): Promise<Refusal | null>;
  /** To be called with every position that comes. */
  arrived(): void;
  forget(): void;
}

export function createSending(followed: Followed): Sending {
  const isSending = signal(false);
  const sent = signal(NONE);
  const refusal = signal<Refusal | null>(null);
  let isAnswered = true;
  let sentAt = 0;

  /** Answer and position come in either order. A choice that waits for others has left the board again. */
  const settle = (): void => {
    const now = followed.match.peek();
    const isWaiting = now !== null && now.waiting !== null;
    const isMoved = now !== null && now.ply > sentAt;
    if (isWaiting || refusal.peek() !== null) sent.value = NONE;
    if (isAnswered && (isMoved || isWaiting || refusal.peek() !== null)) isSending.value = false;
  };

  return {
    isSending,
    sent,
    refusal,
    async commit(ply, moves, from) {
      sentAt = ply;
      batch(() => {
        isSending.value = true;
        refusal.value = null;
        sent.value = { from, count: moves.length };
      });
      isAnswered = false;
      const answer = await followed.commit(ply, moves);
      isAnswered = true;
      refusal.value = answer;
      settle();
      return answer;
    },
    arrived: settle,
    forget: () => {
      refusal.value = null;
    },
  };
}
