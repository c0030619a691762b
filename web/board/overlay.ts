import type { ReadonlySignal } from "@preact/signals";
import type { GameEvent } from "#boardkit";
import type { Seat, ToAct } from "#engine";

/** What the tentative moves of one's own turn show before the source has them. */
export interface Ahead {
  readonly view: unknown;
  readonly toAct: ToAct;
  /** The events of the moves, as the reader sees them. */
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

/** One's own turn, which lies over the source and handles input. */
export interface Overlay {
  readonly ahead: ReadonlySignal<Ahead | null>;
  /** The seat that decides at this screen now. */
  readonly deciding: ReadonlySignal<Seat | null>;
  /** Targets that glow. */
  readonly legal: ReadonlySignal<ReadonlySet<string>>;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** A preview of pressing the target; `null` when that makes no move, or leaves several. */
  previewAt(target: string): Preview | null;
  /** The view after pressing these targets one after the other; `null` where one of them makes no move. */
  viewAfter(targets: readonly string[]): unknown;
  /** A part of the board was pressed. */
  touch(target: string): void;
}
