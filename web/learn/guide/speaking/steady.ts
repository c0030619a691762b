import { END, type Guide, type GuideMoment } from "#boardkit";
import { type Budget, type Expectation, type Policy, policyByName } from "#bots";
import type { BotLevel } from "#bots/levels";
import { type AnyOpenGame, FastChance } from "#engine";
import { type Plan, restOf } from "./plan.ts";

/** An emergency brake: asked once a turn, while the board comes to rest; a tenth of it is enough on most devices. */
const MILLISECONDS = 1000;

/** How much better a first move is expected to be than the next best one, in points, what may follow included. */
export interface Lead {
  readonly over: string;
  readonly by: number;
}

/** What a steady bot would do in the reader's place: its moves up to the end of its turn. */
export interface SteadyTurn {
  readonly moves: readonly string[];
  /** How much better the first move is; `null` where the bot has not just compared it. */
  readonly lead: Lead | null;
}

interface Asked {
  readonly budget: () => Budget;
  /** What plays in games with long turns. */
  readonly level: BotLevel;
  readonly wish: Guide["wish"];
}

const inTime = (): Budget => ({ milliseconds: MILLISECONDS, now: () => performance.now() });

/**
 * What a steady bot would do, asked with what has been done since the turn began. It keeps to what it planned as long as
 * that is what is done, also when something else has been done and taken back; so it names no move that leads nowhere.
 */
export function steadyPlans(open: AnyOpenGame, { budget = inTime, level = "banker", wish }: Partial<Asked> = {}) {
  let plans: readonly (Plan & { readonly begun: number; readonly lead: Lead | null })[] = [];
  return (at: GuideMoment, made: Plan): SteadyTurn => {
    plans = plans.filter(({ ply }) => ply === made.ply);
    for (const plan of plans) {
      const moves = restOf(plan, made);
      if (!at.moves.some(({ text }) => text === moves[0])) continue;
      return { moves, lead: plan.begun === made.moves.length ? plan.lead : null };
    }
    const { moves, lead } = steadyTurn(open, at, { budget: budget(), policy: steadyIn(open, level), wish });
    plans = [...plans, { ply: made.ply, moves: [...made.moves, ...moves], begun: made.moves.length, lead }];
    return { moves, lead };
  };
}

function steadyTurn(
  open: AnyOpenGame,
  at: GuideMoment,
  { budget, policy, wish }: { readonly budget: Budget; readonly policy: Policy | undefined } & Pick<Asked, "wish">,
): SteadyTurn {
  const { moves, view, you } = at;
  const [first] = moves;
  const only = { moves: [first?.text ?? END], lead: null };
  if (moves.length < 2) return only;
  let lines: readonly Expectation[] = [];
  const expects = (told: readonly Expectation[]): void => {
    lines = told;
  };
  const thinking = { source: new FastChance(moves.length), budget, expects, ...(wish && { wish: wish(at) }) };
  const stretch = policy?.stretch(open, view, you, thinking) ?? [];
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

/** In games with long turns a wider search would be cut off, and a weaker one begins more than it can carry on. */
const steadyIn = ({ game }: AnyOpenGame, level: BotLevel): Policy | undefined =>
  policyByName(game.insight?.longTurns === true ? level : "greedy");
