import {
  type AnyOpenGame,
  CHANCE,
  type ChanceSource,
  firstSeat,
  type GameTypes,
  MAX_SEATS,
  moveBuffer,
  NOBODY,
  playout,
  randomOutcome,
  SEATS_OF,
  type Seat,
} from "#engine";
import { MAX_STRETCH, nextIsOwn, type Policy } from "../policy.ts";

type State = GameTypes["state"];

/**
 * A yardstick that never changes: plain Monte Carlo search with so many playouts for each decision, shared out by UCB1.
 * It is all here, so that nothing that is improved elsewhere improves it; `frozen.test.ts` holds its answers.
 */
export const plainSearch = (name: string, playouts: number): Policy => ({
  name,
  stretch(game, view, seat, { source }) {
    const state = game.sample(view, source);
    const made: number[] = [];
    const moves: string[] = [];
    do {
      const move = decide({ game, view, seat, source }, made, playouts);
      game.play(state, seat, move);
      made.push(move);
      moves.push(game.printMove(move));
    } while (moves.length < MAX_STRETCH && nextIsOwn(game, state, seat));
    return moves;
  },
});

interface Asked {
  readonly game: AnyOpenGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly source: ChanceSource;
}

function decide({ game, view, seat, source }: Asked, made: readonly number[], playouts: number): number {
  const sampler = game.sampler(view);
  const state = game.blank();
  const legal = moveBuffer();
  sampler.write(state, source);
  for (const move of made) game.play(state, seat, move);
  const moves = legal.slice(0, game.legalMoves(state, seat, legal));
  const sums = new Float64Array(moves.length);
  const runs = new Int32Array(moves.length);
  for (let i = 0; moves.length > 1 && i < playouts; i++) {
    const at = mostPromising(sums, runs, i);
    sampler.write(state, source);
    for (const move of made) game.play(state, seat, move);
    game.play(state, seat, moves[at] ?? 0);
    playOn(game, state, source);
    sums[at] = (sums[at] ?? 0) + outcomeFor(game, state, seat);
    runs[at] = (runs[at] ?? 0) + 1;
  }
  return moves[runs.indexOf(Math.max(...runs))] ?? 0;
}

function mostPromising(sums: Float64Array, runs: Int32Array, all: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < runs.length; i++) {
    const n = runs[i] ?? 0;
    const score = n === 0 ? Number.POSITIVE_INFINITY : (sums[i] ?? 0) / n + Math.sqrt((0.5 * Math.log(all)) / n);
    if (score > most) [best, most] = [i, score];
  }
  return best;
}

/** At random to the end; in games with long turns by insight for a round, since random turns lead nowhere. */
function playOn(game: AnyOpenGame, state: State, source: ChanceSource): void {
  const { insight } = game.game;
  if (insight?.longTurns === undefined) return void playout(game, state, source);
  const end = insight.turns(state) + game.seats;
  while (game.toAct(state) !== NOBODY && insight.turns(state) < end) {
    if (game.toAct(state) === CHANCE) game.resolve(state, randomOutcome(game, state, source));
    else {
      const seat = firstSeat(game.toAct(state));
      game.play(state, seat, bestAtOnce(game, state, seat));
    }
  }
}

const legalHere = moveBuffer();
const points = new Float64Array(MAX_SEATS);

function bestAtOnce(game: AnyOpenGame, state: State, seat: Seat): number {
  const n = game.legalMoves(state, seat, legalHere);
  const after = game.blank();
  let best = legalHere[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; n > 1 && i < n; i++) {
    const move = legalHere[i] ?? 0;
    if (game.game.insight?.isPointless?.(state, move) === true) continue;
    game.copy(state, after);
    game.play(after, seat, move);
    const lead = leadOf(game, after, seat);
    if (lead > most) [best, most] = [move, lead];
  }
  return best;
}

/** Three quarters the share of the win, one quarter the lead over the best other seat. */
function outcomeFor(game: AnyOpenGame, state: State, seat: Seat): number {
  const lead = leadOf(game, state, seat);
  const won = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  return 0.75 * won + 0.125 * (1 + lead / (10 + Math.abs(lead)));
}

function leadOf(game: AnyOpenGame, state: State, seat: Seat): number {
  if (game.game.insight !== undefined) game.game.insight.values(state, points);
  else for (const [each, score] of game.standings(state).scores.entries()) points[each] = score.points;
  let best = Number.NEGATIVE_INFINITY;
  for (const other of SEATS_OF[game.seats]) {
    if (other !== seat) best = Math.max(best, points[other] ?? 0);
  }
  return game.seats === 1 ? 0 : (points[seat] ?? 0) - best;
}
