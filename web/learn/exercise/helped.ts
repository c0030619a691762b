import { type ExerciseStart, findSolution } from "#engine";
import type { Draft } from "../../match/draft/draft.ts";
import { type Offer, pressAt } from "../../match/turn/picking.ts";
import { lineOf } from "./verdict.ts";

/** How much is shown: nothing, where to look, which piece, which move. */
export const MOST_HELP = 3;

/** The next move of a line that reaches the goal from where the reader is. */
export interface Proposed {
  readonly move: number;
  /** The parts of the board that make it. */
  readonly targets: readonly string[];
}

/** `null` where the goal cannot be reached any more, `undefined` while clicks wait for others. */
export function proposedIn(laid: ExerciseStart, draft: Draft): Proposed | null | undefined {
  const line = lineOf(draft);
  if (line === null) return undefined;
  const move = findSolution(laid, line)?.moves[line.moves.length];
  return move === undefined ? null : { move, targets: draft.open.names(draft.state, move) };
}

/**
 * The parts that can be pressed next, the best first: those whose press makes the move, those that pick without making
 * another, and the rest, since phones do not show every part.
 */
export function piecesOf(
  { move, targets }: Proposed,
  offers: readonly Offer[],
  picked: readonly string[],
): readonly string[] {
  const rankOf = (target: string): number => {
    const does = pressAt(offers, picked, target);
    if (does !== null && "makes" in does && does.makes === move) return 0;
    return does !== null && "picks" in does ? 1 : 2;
  };
  const open = targets.filter((target) => !picked.includes(target));
  return [0, 1, 2].flatMap((rank) => open.filter((target) => rankOf(target) === rank));
}
