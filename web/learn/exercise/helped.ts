import type { GameUi } from "#boardkit";
import { type ExerciseStart, findSolution } from "#engine";
import type { Draft } from "../../match/draft/draft.ts";
import { type Offer, pressesFor } from "../../match/turn/picking.ts";
import { lineOf } from "./verdict.ts";

/** How much is shown: nothing, where to look, which piece, which move. */
export const MOST_HELP = 3;

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
export function piecesOf(
  { move, text }: Proposed,
  offers: readonly Offer[],
  picked: readonly string[],
): readonly string[] {
  const parts = pressesFor(offers, picked, move);
  return parts.length > 0 ? parts : [text];
}
