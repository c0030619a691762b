import { type AnyOpenGame, type ChanceSource, type GameTypes, MAX_SEATS, moveBuffer, type Seat } from "#engine";
import { type Judge, judgeOf } from "./judge.ts";
import { offeredMoves } from "./offered.ts";
import { MAX_STRETCH, nextIsOwn, type Policy } from "./policy.ts";
import { scaleOf } from "./search/outcome.ts";

type State = GameTypes["state"];

/**
 * Makes the move after which the seat's position is worth most, one after the other. `noise` is the greatest error of a
 * worth, as a share of the scale of an outcome: small errors are more likely than great ones.
 */
export const glance = (name: string, noise: number): Policy => ({
  name,
  stretch(game, view, seat, { source }) {
    const state = game.sample(view, source);
    const look = { game, seat, judge: judgeOf(game), legal: moveBuffer(), after: game.blank() };
    const error = noise * pointScale(look.judge, game, state);
    const moves: string[] = [];
    do {
      const move = bestByEye(look, state, () => error * misjudged(source));
      game.play(state, seat, move);
      moves.push(game.printMove(move));
    } while (moves.length < MAX_STRETCH && nextIsOwn(game, state, seat));
    return moves;
  },
});

interface Look {
  readonly game: AnyOpenGame;
  readonly seat: Seat;
  readonly judge: Judge;
  readonly legal: Uint16Array;
  readonly after: State;
}

function bestByEye({ game, seat, judge, legal, after }: Look, state: State, error: () => number): number {
  const n = offeredMoves(game, state, seat, legal);
  let best = legal[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; n > 1 && i < n; i++) {
    const move = legal[i] ?? 0;
    game.copy(state, after);
    game.play(after, seat, move);
    const worth = judge.worth(after, seat) + error();
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

const STEPS = 1 << 12;

/** -1 to 1, the nearer to 0 the likelier. */
const misjudged = (source: ChanceSource): number => (source.below(STEPS) + source.below(STEPS)) / STEPS - 1;

/** Points beside which an error is small or great. */
function pointScale(judge: Judge, game: AnyOpenGame, state: State): number {
  const points = new Float64Array(MAX_SEATS);
  judge.points(state, points);
  return scaleOf(points, game.seats);
}
