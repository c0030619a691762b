import { END, type GuideMoment } from "#boardkit";
import { type Budget, type Expectation, type Policy, policyByName } from "#bots";
import { type AnyOpenGame, FastChance } from "#engine";

/** Shorter than what is felt as waiting. */
const MILLISECONDS = 120;

/** How much better a first move is expected to be than the next best one, in points, what may follow included. */
export interface Lead {
  readonly over: string;
  readonly by: number;
}

/** What a bot that takes what pays would do in the reader's place: its moves up to the end of its turn. */
export interface SteadyTurn {
  readonly moves: readonly string[];
  /** `null` where the bot has compared nothing. */
  readonly lead: Lead | null;
}

export function steadyTurn(
  open: AnyOpenGame,
  { moves, view, you }: GuideMoment,
  budget: Budget = { milliseconds: MILLISECONDS, now: () => performance.now() },
): SteadyTurn {
  const [first] = moves;
  const only = { moves: [first?.text ?? END], lead: null };
  if (moves.length < 2) return only;
  let lines: readonly Expectation[] = [];
  const expects = (told: readonly Expectation[]): void => {
    lines = told;
  };
  const thinking = { source: new FastChance(moves.length), budget, expects };
  const stretch = steadyIn(open)?.stretch(open, view, you, thinking) ?? [];
  return moves.some(({ text }) => text === stretch[0]) ? { moves: stretch, lead: leadOf(lines) } : only;
}

/** The best line against the best of those that begin with another move. */
export function leadOf([best, ...others]: readonly Pick<Expectation, "moves" | "points">[]): Lead | null {
  const next = others.find(({ moves }) => moves[0] !== best?.moves[0]);
  const over = next?.moves[0];
  return best === undefined || next === undefined || over === undefined
    ? null
    : { over, by: best.points - next.points };
}

/** In games with long turns the usual search would be cut off long before its end. */
const steadyIn = ({ game }: AnyOpenGame): Policy | undefined =>
  policyByName(game.insight?.longTurns === true ? "guild-master" : "greedy");
