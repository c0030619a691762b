import { type AnyOpenGame, type ChanceSource, type GameTypes, MAX_SEATS, moveBuffer, type Seat } from "#engine";
import { type Judge, judgeOf } from "./judge.ts";
import { offeredMoves } from "./offered.ts";
import { MAX_STRETCH, nextIsOwn, type Policy } from "./policy.ts";
import { scaleOf } from "./search/outcome.ts";

type State = GameTypes["state"];

/**
 * Makes the move after which the seat's position is worth most, one after the other. `noise` is the greatest error of a
 * worth, as a share of the scale of an outcome: small errors are more likely than great ones, and no move is made that is
 * worse than the best one by more than that.
 */
export const glance = (name: string, noise: number): Policy => ({
  name,
  stretch(game, view, seat, { source }) {
    const state = game.sample(view, source);
    const look = { game, seat, judge: judgeOf(game), legal: moveBuffer(), after: game.blank(), worths: [] };
    const error = noise * pointScale(look.judge, game, state);
    const moves: string[] = [];
    do {
      const move = bestByEye(look, state, error, source);
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
  readonly worths: number[];
}

function bestByEye(
  { game, seat, judge, legal, after, worths }: Look,
  state: State,
  error: number,
  source: ChanceSource,
) {
  const n = offeredMoves(game, state, seat, legal);
  if (n === 1) return legal[0] ?? 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    game.copy(state, after);
    game.play(after, seat, legal[i] ?? 0);
    worths[i] = judge.worth(after, seat);
    top = Math.max(top, worths[i] ?? 0);
  }
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const worth = worths[i] ?? 0;
    if (worth < top - error) continue;
    const seen = worth + error * misjudged(source);
    if (seen > most) [best, most] = [legal[i] ?? 0, seen];
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
