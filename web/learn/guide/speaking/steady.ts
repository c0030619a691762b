import { END, type GuideMoment } from "#boardkit";
import { type Budget, type Policy, policyByName } from "#bots";
import { type AnyOpenGame, FastChance } from "#engine";

/** Shorter than what is felt as waiting. */
const MILLISECONDS = 120;

/** What a bot that takes what pays would do in the reader's place: its moves up to the end of its turn. */
export function steadyMoves(
  open: AnyOpenGame,
  { moves, view, you }: GuideMoment,
  budget: Budget = { milliseconds: MILLISECONDS, now: () => performance.now() },
): readonly string[] {
  if (moves.length < 2) return [moves[0]?.text ?? END];
  const stretch = steadyIn(open)?.stretch(open, view, you, { source: new FastChance(moves.length), budget }) ?? [];
  return moves.some(({ text }) => text === stretch[0]) ? stretch : [moves[0]?.text ?? END];
}

/** The first of them. */
export const steadyMove = (...of: Parameters<typeof steadyMoves>): string => steadyMoves(...of)[0] ?? END;

/** In games with long turns the usual search would be cut off long before its end. */
const steadyIn = ({ game }: AnyOpenGame): Policy | undefined =>
  policyByName(game.insight?.longTurns === true ? "guild-master" : "greedy");
