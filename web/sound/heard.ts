import type { Sound } from "./sounds.ts";

/** What of a match can be heard, after each change on the board. */
export interface Audible {
  /** Number of entries shown. */
  readonly ply: number;
  /** Moves of the reader's draft that the board shows; 0 without a draft. */
  readonly tentative: number;
  /** The reader has something to decide, and the board shows now. */
  readonly isToAct: boolean;
  readonly isOver: boolean;
}

/** The sound between two states of the match; `null` for silence, as when moves are taken back or the board goes back. */
export function soundOf(before: Audible, now: Audible): Sound | null {
  if (now.isOver) return before.isOver ? null : "over";
  if (now.isToAct && !before.isToAct) return "your-turn";
  if (now.tentative > before.tentative) return "own-move";
  if (now.ply <= before.ply) return null;
  return before.isToAct ? "handed-over" : "others-moved";
}
