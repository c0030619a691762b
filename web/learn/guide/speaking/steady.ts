import { END, type GuideMoment } from "#boardkit";
import { type Budget, policyByName } from "#bots";
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
  const [first] =
    policyByName("greedy")?.stretch(open, view, you, { source: new FastChance(moves.length), budget }) ?? [];
  return moves.find(({ text }) => text === first)?.text ?? moves[0]?.text ?? END;
}
