import { END, type Guide, type GuideMoment, type GuideMove } from "#boardkit";
import { type Budget, type Expectation, type Policy, policyByName } from "#bots";
import type { BotLevel } from "#bots/levels";
import { type AnyOpenGame, FastChance, seatBit } from "#engine";
import { momentOf, toldTo } from "./moment.ts";
import { type Foreseen, isForeseen, type Plan, restOf } from "./plan.ts";

/**
 * An emergency brake: asked once or twice a turn, while the board comes to rest; a tenth of it is enough on most devices.
 */
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
  readonly guide: Pick<Guide, "wish" | "begin" | "opens" | "reopen">;
}

const inTime = (): Budget => ({ milliseconds: MILLISECONDS, now: () => performance.now() });

/**
 * What a steady bot would do, asked with what has been done since the turn began. It keeps to what it planned as long as
 * that is what is done, also when something else has been done and taken back; so it names no move that leads nowhere.
 * Asked with a moment beyond draws to come, of which so many events are `told`, it keeps to that, too, once they have come.
 */
export function steadyPlans(open: AnyOpenGame, { budget = inTime, level = "banker", guide = {} }: Partial<Asked> = {}) {
  let plans: readonly (Plan & { readonly begun: number; readonly lead: Lead | null })[] = [];
  let foreseen: Foreseen | null = null;
  const think = (at: GuideMoment): SteadyTurn => steadyTurn(open, at, { budget, policy: steadyIn(open, level), guide });
  return (at: GuideMoment, made: Plan, told?: number): SteadyTurn => {
    if (told !== undefined) {
      const isKnown = foreseen?.ply === made.ply && foreseen.told.length === told && isForeseen(foreseen, at);
      if (isKnown && foreseen !== null) return { moves: foreseen.moves, lead: null };
      const turn = think(at);
      foreseen = { ply: made.ply, told: at.events.slice(0, told), moves: turn.moves };
      return turn;
    }
    const isNext = plans.some(({ ply }) => ply === foreseen?.ply);
    plans = plans.filter(({ ply }) => ply === made.ply);
    if (plans.length === 0 && isNext && foreseen !== null && isForeseen(foreseen, at))
      plans = [{ ply: made.ply, moves: [...made.moves, ...foreseen.moves], begun: made.moves.length, lead: null }];
    const due = guide.begin?.(at) ?? [];
    for (const plan of plans) {
      const moves = restOf(plan, made);
      if (!at.moves.some(({ text }) => text === moves[0])) continue;
      if (!hasAll(moves, due) && !mayOpen(moves, guide)) continue;
      return { moves, lead: plan.begun === made.moves.length ? plan.lead : null };
    }
    const { moves, lead } = think(at);
    plans = [...plans, { ply: made.ply, moves: [...made.moves, ...moves], begun: made.moves.length, lead }];
    return { moves, lead };
  };
}

/** What has come within reach since it was planned is not passed by. */
function hasAll(moves: readonly string[], due: readonly string[]): boolean {
  const times = (text: string, some: readonly string[]): number => some.filter((each) => each === text).length;
  return due.every((text) => times(text, moves) >= times(text, due));
}

interface Planning extends Pick<Asked, "budget" | "guide"> {
  readonly policy: Policy | undefined;
}

/** The plan of the whole turn: what comes within reach on the way is planned at once, too. */
function steadyTurn(open: AnyOpenGame, at: GuideMoment, planning: Planning): SteadyTurn {
  const { guide } = planning;
  const first = turnFrom(open, at, planning);
  const moves = [...first.moves];
  const [state, events] = [open.sample(at.view, new FastChance(1)), [...at.events]];
  for (let n = 1; n < moves.length; n++) {
    open.play(state, at.you, open.parseMove(moves[n - 1] ?? ""), toldTo(at.you, events));
    guide.reopen?.(state);
    if (open.toAct(state) !== seatBit(at.you)) break;
    const then = momentOf({
      open,
      state,
      seat: at.you,
      events,
      isEnding: false,
      isOver: false,
      plan: () => [],
      reopen: guide.reopen,
    });
    const rest = moves.slice(n);
    if (hasAll(rest, guide.begin?.(then) ?? []) || mayOpen(rest, guide)) continue;
    moves.splice(n, rest.length, ...turnFrom(open, then, planning).moves);
  }
  return { ...first, moves };
}

function turnFrom(open: AnyOpenGame, at: GuideMoment, { budget, policy, guide }: Planning): SteadyTurn {
  const { moves, you } = at;
  const [first] = moves;
  const only = { moves: [first?.text ?? END], lead: null };
  if (moves.length < 2) return only;
  const planFrom = (view: unknown): SteadyTurn => {
    let lines: readonly Expectation[] = [];
    const expects = (told: readonly Expectation[]): void => {
      lines = told;
    };
    const { wish } = guide;
    const source = new FastChance(moves.length);
    const thinking = { source, budget: budget(), expects, ...(wish && { wish: wish(at) }) };
    const stretch = policy?.stretch(open, view, you, thinking) ?? [];
    return { moves: stretch, lead: leadOf(lines) };
  };
  const { begun, view } = beginning(open, at, guide);
  const own = planFrom(at.view);
  const isKept = mayOpen(own.moves, guide) || hasAll(own.moves, begun);
  if (!isKept) return { moves: [...begun, ...planFrom(view).moves], lead: null };
  return moves.some(({ text }) => text === own.moves[0]) ? own : only;
}

const mayOpen = ([first]: readonly string[], { opens }: Pick<Guide, "opens">): boolean =>
  first !== undefined && opens?.(first) === true;

/** What comes first in any case, as far as it is legal, and the view from which the bot plans the rest. */
function beginning(open: AnyOpenGame, at: GuideMoment, { begin, reopen }: Asked["guide"]) {
  const begun: string[] = [];
  let [legal, view]: [readonly GuideMove[], unknown] = [at.moves, at.view];
  for (const text of begin?.(at) ?? []) {
    const move = legal.find((each) => each.text === text);
    if (move === undefined) break;
    begun.push(text);
    [legal, view] = [move.next(), move.brings().view];
  }
  if (begun.length === 0 || reopen === undefined) return { begun, view };
  const state = open.sample(view, new FastChance(begun.length));
  reopen(state);
  return { begun, view: open.view(state, at.you) };
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
