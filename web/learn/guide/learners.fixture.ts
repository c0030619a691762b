import type { GameEvent, Guide, GuideMoment, GuideMove, Situation } from "#boardkit";
import { type Budget, policyByName } from "#bots";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  chanceBuffer,
  drawOutcome,
  FastChance,
  type GameTypes,
  isToAct,
  NOBODY,
  openByChoice,
  SEATS_OF,
  type Seat,
  seatBit,
} from "#engine";
import { OPPONENT } from "./opponent.ts";
import { bestOf, momentOf, toldTo, unasked } from "./speaking/moment.ts";
import type { Plan } from "./speaking/plan.ts";
import { goOn, MOST_AT_ONCE, NOTHING_SPOKEN, type Spoken, speak } from "./speaking/speaking.ts";
import { steadyPlans } from "./speaking/steady.ts";

/** Somebody who learns: plays at random, takes what brings most points now, or follows every proposal. */
export type Learner = "random" | "greedy" | "obedient";

/** A word of the guide in a match that was played by the engine alone. */
interface Word {
  readonly situation: Situation;
  readonly moment: ReturnType<typeof momentOf>;
  readonly proposed: GuideMove | null;
  readonly spoken: Spoken;
  /** How many decisions and hand-overs the learner had made before it. */
  readonly own: number;
  readonly hasFinishedTurn: boolean;
}

/** What is proposed in one line where all has been said, by the situation that proposes it. */
interface Line {
  readonly id: string | undefined;
  readonly moment: ReturnType<typeof momentOf>;
  readonly proposed: GuideMove | null;
}

export interface Course {
  readonly words: readonly Word[];
  readonly lines: readonly Line[];
  readonly spoken: Spoken;
  readonly isOver: boolean;
  /** Of the learner, and the most of another seat. */
  readonly points: { readonly own: number; readonly others: number };
}

interface Sitting {
  readonly open: AnyOpenGame;
  readonly guide: Guide;
  readonly learner: Learner;
  readonly source: FastChance;
  readonly events: GameEvent[];
  readonly words: Word[];
  readonly plans: ReturnType<typeof steadyPlans>;
  /** What the learner has done since somebody else or chance was to act. */
  made: Plan;
  readonly lines: Line[];
  spoken: Spoken;
  own: number;
  hasFinishedTurn: boolean;
}

const YOU: Seat = 0;
const NOBODY_KNOWS: ReadonlySet<string> = new Set();
const MILLISECONDS = 4;
const outcomes = chanceBuffer();

/** A guided match: the learner at the first seat, bots as in the page at the others. */
export function guidedMatch(game: AnyGame, guide: Guide, learner: Learner, seed: number): Course {
  const open = openByChoice(game, guide.seats, guide.options);
  const sitting: Sitting = {
    ...{ open, guide, learner, source: new FastChance(seed), events: [], words: [], lines: [] },
    // What is said is true whatever is planned.
    ...{ plans: steadyPlans(open, { budget: brief, guide }), made: { ply: 0, moves: [] } },
    ...{ spoken: NOTHING_SPOKEN, own: 0, hasFinishedTurn: false },
  };
  const state = open.setup();
  const luck = [...guide.luck];
  while (open.toAct(state) !== NOBODY) next(sitting, state, luck);
  listen(sitting, state, { isEnding: false, isOver: true });
  const { words, lines, spoken } = sitting;
  const [own = 0, ...others] = open.standings(state).scores.map(({ points }) => points);
  return { words, lines, spoken, isOver: true, points: { own, others: Math.max(...others) } };
}

function next(sitting: Sitting, state: GameTypes["state"], luck: string[]): void {
  const { open } = sitting;
  const toAct = open.toAct(state);
  const tell = toldTo(YOU, sitting.events);
  if (!isToAct(toAct, YOU)) sitting.made = { ply: sitting.made.ply + 1, moves: [] };
  if (toAct === CHANCE) open.resolve(state, drawn(sitting, state, luck), tell);
  else if (isToAct(toAct, YOU)) learn(sitting, state);
  else {
    const seat = SEATS_OF[open.seats].find((each) => isToAct(toAct, each)) ?? 0;
    for (const text of stretch(sitting, state, seat)) open.play(state, seat, open.parseMove(text), tell);
  }
}

function drawn({ open, source }: Sitting, state: GameTypes["state"], luck: string[]): number {
  const n = open.chance(state, outcomes);
  const wanted = open.parseOutcome(luck.shift() ?? "");
  return outcomes.outcomes.subarray(0, n).includes(wanted) ? wanted : drawOutcome(outcomes, n, source);
}

/** Counted in looks at the clock, so that a match is the same on every machine. */
function brief(): Budget {
  let time = 0;
  return { milliseconds: MILLISECONDS, now: () => time++ / 50 };
}

function stretch({ open, source }: Sitting, state: GameTypes["state"], seat: Seat): readonly string[] {
  return policyByName(OPPONENT)?.stretch(open, open.view(state, seat), seat, { source, budget: brief() }) ?? [];
}

/** One decision of the learner, and the hand-over after it. */
function learn(sitting: Sitting, state: GameTypes["state"]): void {
  const { open, source } = sitting;
  const isAlone = open.toAct(state) === seatBit(YOU);
  const moment = listen(sitting, state, { isEnding: false, isOver: false });
  const chosen = chooseOf(sitting, moment);
  const move = open.parseMove(chosen.text);
  const isPlaced = open.names(state, move).length > 0;
  open.play(state, YOU, move, toldTo(YOU, sitting.events));
  // As in the page, where presses come in any order.
  sitting.guide.reopen?.(state);
  sitting.made = { ...sitting.made, moves: [...sitting.made.moves, chosen.text] };
  sitting.own++;
  const after = open.toAct(state);
  if (isAlone && after !== CHANCE && !isToAct(after, YOU)) {
    // A move without a place that hands over is sent at once, in the page, too.
    if (!isPlaced) {
      sitting.hasFinishedTurn = true;
      return;
    }
    const copy = open.sample(open.view(state, YOU), source);
    listen(sitting, copy, { isEnding: true, isOver: false });
    sitting.hasFinishedTurn = true;
  }
  if (after === CHANCE && isAlone) sitting.hasFinishedTurn = true;
}

function chooseOf({ guide, learner, source, words, own }: Sitting, at: ReturnType<typeof momentOf>): GuideMove {
  const { moves } = at;
  const any = moves[source.below(moves.length)];
  const told = words.findLast((word) => word.own === own && word.proposed !== null)?.proposed;
  const proposed = told ?? (learner === "random" ? null : unasked(guide, at).move);
  const wanted = learner === "greedy" ? greediest(moves, proposed, source) : learner === "obedient" ? proposed : any;
  const move = moves.find(({ text }) => text === wanted?.text) ?? any;
  if (move === undefined) throw new Error("whoever is to act has a move");
  return move;
}

/** Where nothing pays at once, a proposal is as good as anything. */
function greediest(moves: readonly GuideMove[], proposed: GuideMove | null | undefined, source: FastChance) {
  const pays = moves.some(({ brings }) => brings().points[YOU] !== 0);
  return pays ? bestOf(shuffled(moves, source), { you: YOU, planned: () => [] }) : proposed;
}

const shuffled = (moves: readonly GuideMove[], source: FastChance): readonly GuideMove[] =>
  [...moves]
    .map((move) => ({ move, at: source.below(1 << 20) }))
    .sort((a, b) => a.at - b.at)
    .map(({ move }) => move);

/** Lets the guide speak until it is silent or waits for a move. */
function listen(
  sitting: Sitting,
  state: GameTypes["state"],
  how: { readonly isEnding: boolean; readonly isOver: boolean },
): ReturnType<typeof momentOf> {
  const { open, guide, events, words, source, plans, made } = sitting;
  const seen = how.isOver || how.isEnding ? state : open.sample(open.view(state, YOU), source);
  const plan = (at: GuideMoment, told?: number): readonly string[] => plans(at, made, told).moves;
  const moment = momentOf({ open, state: seen, seat: YOU, events: [...events], plan, reopen: guide.reopen, ...how });
  // As in the page, whose reasons look ahead.
  if (!how.isOver && !how.isEnding) moment.onward();
  const key = `${sitting.own} ${how.isEnding} ${how.isOver}`;
  for (let n = 0; n <= MOST_AT_ONCE; n++) {
    sitting.spoken = speak(guide, sitting.spoken, { key, at: moment }, NOBODY_KNOWS);
    const situation = guide.situations.find(({ id }) => id === sitting.spoken.now?.id);
    if (situation === undefined) {
      const { id, move } = unasked(guide, moment);
      if (!how.isOver) sitting.lines.push({ id, moment, proposed: move });
      return moment;
    }
    const proposed = bestOf(situation.propose?.(moment) ?? [], moment);
    const { own, hasFinishedTurn, spoken } = sitting;
    words.push({ situation, moment, proposed, spoken, own, hasFinishedTurn });
    if (situation.propose !== undefined) return moment;
    sitting.spoken = goOn(sitting.spoken);
  }
  throw new Error(`more than ${MOST_AT_ONCE} things are told at once`);
}
