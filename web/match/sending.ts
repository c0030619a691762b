import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Refusal } from "#protocol";
import type { Followed } from "../live/followed.ts";

/** Moves on their way to the server. */
export interface Sending {
  readonly isSending: ReadonlySignal<boolean>;
  /** The last commit: its moves become the entries from `ply` on. */
  readonly sent: ReadonlySignal<{ readonly ply: number; readonly count: number }>;
  /** Why the last commit was turned down. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** Resolves when it is over: answered, and the position after it is here. */
  commit(ply: number, moves: readonly string[]): Promise<Refusal | null>;
  /** To be called with every position that comes. */
  arrived(): void;
  forget(): void;
}

export function createSending(followed: Followed): Sending {
  const isSending = signal(false);
  const sent = signal({ ply: 0, count: 0 });
  const refusal = signal<Refusal | null>(null);
  let isAnswered = true;

  /** Answer and position come in either order. */
  const settle = (): void => {
    const now = followed.match.peek();
    const isMoved = now !== null && (now.ply > sent.peek().ply || now.waiting !== null);
    if (isAnswered && (isMoved || refusal.peek() !== null)) isSending.value = false;
  };

  return {
    isSending,
    sent,
    refusal,
    async commit(ply, moves) {
      batch(() => {
        isSending.value = true;
        refusal.value = null;
        sent.value = { ply, count: moves.length };
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
