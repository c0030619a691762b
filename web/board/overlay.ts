import type { ReadonlySignal } from "@preact/signals";
import type { GameEvent } from "#boardkit";
import type { Seat, ToAct } from "#engine";

/** What the tentative moves of one's own turn show before the source has them. */
export interface Ahead {
  readonly view: unknown;
  readonly toAct: ToAct;
  /** What the reader is told of the moves. */
  readonly events: readonly GameEvent[];
}

/** A move that a press of a target would make, and the views before and after it as far as the reader can know them. */
export interface Preview {
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Chance is to act after it, so that it cannot be taken back. */
  readonly isRevealing: boolean;
}

/** What lies over the source on the board and makes it answer: one's own turn. */
export interface Overlay {
  readonly ahead: ReadonlySignal<Ahead | null>;
  /** The seat that decides at this screen now. */
  readonly deciding: ReadonlySignal<Seat | null>;
  /** Targets that glow. */
  readonly legal: ReadonlySignal<ReadonlySet<string>>;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** What a press of the target would bring; `null` when it makes no move, or does not decide among several. */
  previewAt(target: string): Preview | null;
  /** The view after pressing these targets one after the other; `null` where one of them makes no move. */
  viewAfter(targets: readonly string[]): unknown;
  /** A part of the board was pressed. */
  touch(target: string): void;
}
