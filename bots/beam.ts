import { type AnyOpenGame, type ChanceSource, FastChance, type GameTypes, type Seat } from "#engine";
import { type Breadth, type Ending, findEndings, promising } from "./endings.ts";
import { judgeOf } from "./judge.ts";
import { mend } from "./mend.ts";
import { finishTurn, type Outlook, outlookOf } from "./outlook.ts";
import type { Budget, Policy } from "./policy.ts";

type State = GameTypes["state"];

/** Unfinished stretches that are followed, and finished ones that are looked at beyond the boundary. */
const SEARCHED: Breadth = { all: 60, each: 6 };
const LOOKED_AT: Breadth = { all: 12, each: 3 };
/** Samples by which the first look judges, and those for the endings that remain after it. */
const SAMPLES = [2, 6] as const;
const REMAINING = 4;

/**
 * Plays its stretch to the boundary in every way that looks promising, then sees each through to the end of the turn
 * in several samples, the same samples and the same luck for all, and takes what is best on average.
 */
export const beam: Policy = {
  name: "greedy",
  stretch(game, view, seat, { source, budget }) {
    const isInTime = until(budget);
    const state = game.sample(view, source);
    const judge = judgeOf(game);
    const endings = findEndings(game, state, seat, { judge, breadth: SEARCHED, isInTime });
    const race: Race = { outlook: outlookOf(game, judge), seat, sample: () => game.sample(view, source), source };
    let rest: readonly Runner[] = promising([...endings], LOOKED_AT).map((ending) => ({ ...ending, sum: 0, runs: 0 }));
    for (const samples of SAMPLES) {
      if (rest.length <= 1) break;
      for (let i = 0; i < samples && isInTime(); i++) runAll(race, rest);
      rest = rest.toSorted((a, b) => mean(b) - mean(a)).slice(0, REMAINING);
    }
    const [best] = rest;
    if (best === undefined) return [];
    const { moves } = isTurnDone(race, state, best) ? mend({ game, from: state, seat, judge, isInTime }, best) : best;
    return moves.map((move) => game.printMove(move));
  },
};

/** For a game with long turns: the turn ends with the stretch, so nothing is played out beyond it. */
function isTurnDone({ outlook, seat }: Race, from: State, { moves }: Ending): boolean {
  const { game, judge } = outlook;
  if (game.game.insight?.longTurns !== true) return false;
  const state = game.blank();
  game.copy(from, state);
  playAll(game, state, seat, moves);
  return judge.turns(state) !== judge.turns(from);
}

interface Runner extends Ending {
  sum: number;
  runs: number;
}

interface Race {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly sample: () => State;
  readonly source: ChanceSource;
}

const mean = (runner: Runner): number => (runner.runs === 0 ? runner.worth : runner.sum / runner.runs);

/** Whether there is time to go on; reserves a part of the budget for the work after thinking. */
function until(budget: Budget): () => boolean {
  const end = budget.now() + 0.7 * budget.milliseconds;
  return () => budget.now() < end;
}

/** One sample, one luck, every runner. */
function runAll(race: Race, runners: readonly Runner[]): void {
  const { outlook, seat, source } = race;
  const { game, judge } = outlook;
  const dealt = race.sample();
  const luck = source.below(0x7fffffff);
  const state = game.blank();
  for (const runner of runners) {
    game.copy(dealt, state);
    playAll(game, state, seat, runner.moves);
    if (judge.turns(state) === judge.turns(dealt)) finishTurn(outlook, state, new FastChance(luck));
    runner.sum += judge.worth(state, seat);
    runner.runs++;
  }
}

function playAll(game: AnyOpenGame, state: State, seat: Seat, moves: readonly number[]): void {
  for (const move of moves) game.play(state, seat, move);
}
