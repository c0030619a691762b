import { END, type GuideMoment } from "#boardkit";
import { type Budget, type Policy, policyByName } from "#bots";
import { type AnyOpenGame, FastChance } from "#engine";

/** Shorter than what is felt as waiting. */
const MILLISECONDS = 120;

/** What a bot that takes what pays would do in the reader's place. */
export function steadyMove(
  open: AnyOpenGame,
  { moves, view, you }: GuideMoment,
  budget: Budget = { milliseconds: MILLISECONDS, now: () => performance.now() },
): string {
  if (moves.length < 2) return moves[0]?.text ?? END;
  const [first] = steadyIn(open)?.stretch(open, view, you, { source: new FastChance(moves.length), budget }) ?? [];
  return moves.find(({ text }) => text === first)?.text ?? moves[0]?.text ?? END;
}

/** In games with long turns the usual search would be cut off long before its end. */
const steadyIn = ({ game }: AnyOpenGame): Policy | undefined =>
  policyByName(game.insight?.longTurns === true ? "guild-master" : "greedy");
