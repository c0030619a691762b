import type { ExerciseSet, GameUi } from "#boardkit";
import { type Exercise, type ExerciseStart, findSolution } from "#engine";
import type { Draft } from "../../match/draft/draft.ts";
import { type Offer, type Picks, pressesFor } from "../../match/turn/picking.ts";
import { lineOf } from "./verdict.ts";

/** How much is shown: nothing, where to look, which piece, which move. */
export const MOST_HELP = 3;

/** The first exercise of a chapter shows the move, the second the piece, the others nothing. */
export function helpAtFirst({ exercises }: Pick<ExerciseSet, "exercises">, exercise: Exercise): number {
  const at = exercises.filter(({ chapter }) => chapter === exercise.chapter).indexOf(exercise);
  return Math.max(0, MOST_HELP - at - (at > 1 ? MOST_HELP : 0));
}

/** By how much is shown: what is said of help that nobody has asked for. */
export const SHOWN_AT_FIRST = [null, null, "exercise.showsPiece", "exercise.showsMove"] as const;

/** The same of help that was asked for: a second hint has no words of its own. */
export const SHOWN_WHEN_ASKED = [null, null, "exercise.framed", null] as const;

/** By how much is shown: the button for more; `null` once all is. */
export const MORE_HELP = ["exercise.hint", "exercise.nextHint", "exercise.showMove", null] as const;

/** The next move of a line that reaches the goal from where the reader is. */
export interface Proposed {
  readonly move: number;
  /** In notation: the name of its button, where it has one. */
  readonly text: string;
}

/**
 * `null` where the goal cannot be reached any more, `undefined` while clicks wait for others. Nothing is declined where
 * the goal can be reached without that, even if it takes longer: it helps nobody who learns what a move is good for.
 */
export function proposedIn(
  laid: ExerciseStart,
  draft: Draft,
  { declines }: Pick<GameUi, "declines">,
): Proposed | null | undefined {
  const line = lineOf(draft);
  if (line === null) return undefined;
  const isDone = (move: number): boolean => declines?.(laid.open.printMove(move)) !== true;
  const solution = findSolution(laid, line, isDone) ?? findSolution(laid, line);
  const move = solution?.moves[line.moves.length];
  return move === undefined ? null : { move, text: draft.open.printMove(move) };
}

/** The parts that can be pressed next, the best first; the button of a move without parts. */
export function piecesOf({ move, text }: Proposed, offers: readonly Offer[], picks: Picks): readonly string[] {
  const parts = pressesFor(offers, picks, move);
  return parts.length > 0 ? parts : [text];
}
