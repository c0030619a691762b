import { type AnyOpenGame, type GameTypes, MAX_SEATS, type Seat } from "#engine";
import { type Breadth, type Ending, findEndings, promising } from "./endings.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { type Expectation, MOST_EXPECTED, type Policy, until } from "./policy.ts";

/** Searches promising stretches up to the boundary, and takes the one after which the position is worth most. */
export const atSight = (name: string, breadth: Breadth): Policy => ({
  name,
  stretch(game, view, seat, { source, budget, expects }) {
    const state = game.sample(view, source);
    const judge = judgeOf(game);
    const endings = findEndings(game, state, seat, { judge, breadth, isInTime: until(budget) });
    const best = promising([...endings], { all: MOST_EXPECTED, each: 1 });
    expects?.(best.map((ending) => expectation({ game, judge, seat }, state, ending)));
    return (best[0]?.moves ?? []).map((move) => game.printMove(move));
  },
});

interface Sight {
  readonly game: AnyOpenGame;
  readonly judge: Judge;
  readonly seat: Seat;
}

function expectation({ game, judge, seat }: Sight, from: GameTypes["state"], { moves }: Ending): Expectation {
  const state = game.blank();
  game.copy(from, state);
  for (const move of moves) game.play(state, seat, move);
  const points = new Float64Array(MAX_SEATS);
  judge.points(state, points);
  return { moves: moves.map((move) => game.printMove(move)), points: points[seat] ?? 0, iterations: 1 };
}
