import { type AnyOpenGame, type GameTypes, MAX_SEATS, moveBuffer, SEATS_OF, type Seat } from "#engine";
import { MAX_STRETCH, nextIsOwn, type Policy } from "../policy.ts";

type State = GameTypes["state"];

/**
 * A yardstick that never changes: makes the move after which one's points less a mix of those of the others are worth
 * most by `values`, one move after the other. It is all here, as in `plain-search.ts`.
 */
export const plainGlance = (name: string): Policy => ({
  name,
  stretch(game, view, seat, { source }) {
    const state = game.sample(view, source);
    const moves: string[] = [];
    do {
      const move = bestAtOnce(game, state, seat);
      game.play(state, seat, move);
      moves.push(game.printMove(move));
    } while (moves.length < MAX_STRETCH && nextIsOwn(game, state, seat));
    return moves;
  },
});

const legal = moveBuffer();

function bestAtOnce(game: AnyOpenGame, state: State, seat: Seat): number {
  const n = usefulMoves(game, state, seat);
  const after = game.blank();
  let best = legal[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; n > 1 && i < n; i++) {
    const move = legal[i] ?? 0;
    game.copy(state, after);
    game.play(after, seat, move);
    const worth = leadOf(game, after, seat);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** The legal moves without pointless ones, if any others are left. */
function usefulMoves(game: AnyOpenGame, state: State, seat: Seat): number {
  const n = game.legalMoves(state, seat, legal);
  let useful = 0;
  for (let i = 0; i < n; i++) {
    const move = legal[i] ?? 0;
    if (game.game.insight?.isPointless?.(state, move) !== true) legal[useful++] = move;
  }
  return useful === 0 ? n : useful;
}

const points = new Float64Array(MAX_SEATS);

/** The seat's points less 0.3 of the best and 0.7 of the mean of the others. */
function leadOf(game: AnyOpenGame, state: State, seat: Seat): number {
  if (game.game.insight !== undefined) game.game.insight.values(state, points);
  else for (const [each, score] of game.standings(state).scores.entries()) points[each] = score.points;
  const others = SEATS_OF[game.seats].filter((other) => other !== seat).map((other) => points[other] ?? 0);
  if (others.length === 0) return points[seat] ?? 0;
  const sum = others.reduce((all, each) => all + each, 0);
  return (points[seat] ?? 0) - 0.3 * Math.max(...others) - (0.7 * sum) / others.length;
}
