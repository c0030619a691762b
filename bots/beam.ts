import {
  type AnyOpenGame,
  type ChanceSource,
  FastChance,
  type GameTypes,
  MAX_SEATS,
  type Sampler,
  type Seat,
} from "#engine";
import { type Breadth, type Ending, findEndings, promising } from "./endings.ts";
import { judgeOf, wishful } from "./judge.ts";
import { mend } from "./mend.ts";
import { finishTurn, type Outlook, outlookOf } from "./outlook.ts";
import { type Expectation, MOST_EXPECTED, type Policy, until } from "./policy.ts";

type State = GameTypes["state"];

/** Limits for unfinished stretches in the usual search, and for finished ones that are judged beyond the boundary. */
const SEARCHED: Breadth = { all: 60, each: 6 };
const LOOKED_AT: Breadth = { all: 12, each: 3 };

/** The best `runners` are played on in so many samples, until so many turns are finished, the present one included. */
export interface Heat {
  readonly runners: number;
  readonly samples: number;
  readonly turns: number;
}

/** To the end of the turn. */
const HEATS: readonly Heat[] = [
  { runners: 12, samples: 2, turns: 1 },
  { runners: 4, samples: 6, turns: 1 },
];

/**
 * Searches promising stretches up to the boundary, then plays each on in several samples, with the same samples and
 * random numbers for all, and takes the one with the best average.
 */
export const beamOfBreadth = (name: string, breadth: Breadth, heats: readonly Heat[] = HEATS): Policy => ({
  name,
  stretch(game, view, seat, { source, budget, expects, wish }) {
    const isInTime = until(budget);
    const state = game.sample(view, source);
    const judge = wish === undefined ? judgeOf(game) : wishful(judgeOf(game), seat, wish);
    const endings = findEndings(game, state, seat, { judge, breadth, isInTime });
    const race: Race = {
      ...{ outlook: outlookOf(game, judge), seat, sampler: game.sampler(view), source },
      ...{ dealt: game.blank(), points: new Float64Array(MAX_SEATS) },
    };
    let rest: readonly Runner[] = promising([...endings], LOOKED_AT).map(runner);
    for (const [i, { runners, samples, turns }] of heats.entries()) {
      rest = rest.slice(0, runners);
      if (rest.length <= 1 || !isInTime()) break;
      if (turns !== heats[i - 1]?.turns) for (const each of rest) startAnew(each);
      for (let n = 0; n < samples && (n === 0 || isInTime()); n++) runAll(race, rest, turns);
      rest = rest.toSorted((a, b) => mean(b) - mean(a));
    }
    const compared = rest.filter(({ runs }) => runs > 0);
    expects?.(compared.slice(0, MOST_EXPECTED).map((each) => expectation(game, each)));
    const [best] = rest;
    if (best === undefined) return [];
    const { moves } = isTurnDone(race, state, best) ? mend({ game, from: state, seat, judge, isInTime }, best) : best;
    return moves.map((move) => game.printMove(move));
  },
});

export const beam = beamOfBreadth("greedy", SEARCHED);

const runner = (ending: Ending): Runner => ({ ...ending, sum: 0, points: 0, runs: 0 });

/** Whether the turn of a game with long turns ends with the stretch, so that nothing follows it in the same turn. */
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
  points: number;
  runs: number;
}

interface Race {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly sampler: Sampler<State>;
  readonly dealt: State;
  readonly points: Float64Array;
  readonly source: ChanceSource;
}

/** What the stretch comes to, as `values` see it. */
const expectation = (game: AnyOpenGame, { moves, points, runs }: Runner): Expectation => ({
  moves: moves.map((move) => game.printMove(move)),
  ...{ points: points / runs, iterations: runs },
});

/** What was seen nearer by does not count beside what is seen further ahead. */
function startAnew(runner: Runner): void {
  runner.sum = 0;
  runner.points = 0;
  runner.runs = 0;
}

const mean = (runner: Runner): number => (runner.runs === 0 ? runner.worth : runner.sum / runner.runs);

/** Plays every runner once, all with the same sample and random numbers, until so many turns are finished. */
function runAll(race: Race, runners: readonly Runner[], turns: number): void {
  const { outlook, seat, source, dealt } = race;
  const { game, judge } = outlook;
  race.sampler.write(dealt, source);
  const luck = source.below(0x7fffffff);
  const state = game.blank();
  const end = (judge.turns(dealt) ?? 0) + turns;
  for (const runner of runners) {
    game.copy(dealt, state);
    playAll(game, state, seat, runner.moves);
    const chance = new FastChance(luck);
    for (let left = end - (judge.turns(state) ?? end); left > 0; left--) finishTurn(outlook, state, chance);
    runner.sum += judge.worth(state, seat);
    judge.points(state, race.points);
    runner.points += race.points[seat] ?? 0;
    runner.runs++;
  }
}

function playAll(game: AnyOpenGame, state: State, seat: Seat, moves: readonly number[]): void {
  for (const move of moves) game.play(state, seat, move);
}
