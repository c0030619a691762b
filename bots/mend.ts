import { type AnyOpenGame, type GameTypes, type MoveBuffer, moveBuffer, type Seat } from "#engine";
import type { Ending } from "./endings.ts";
import type { Judge } from "./judge.ts";
import { offeredMoves } from "./offered.ts";
import { MAX_STRETCH, nextIsOwn } from "./policy.ts";

type State = GameTypes["state"];

/** The inputs of `mend`: game, start of the stretch, seat, judge, and clock. */
export interface Workpiece {
  readonly game: AnyOpenGame;
  readonly from: State;
  readonly seat: Seat;
  readonly judge: Judge;
  isInTime(): boolean;
}

/** A workpiece with its scratch states and buffer, which are allocated once. */
interface Bench extends Workpiece {
  readonly here: State;
  readonly now: State;
  readonly legal: MoveBuffer;
}

/** Smallest gain that counts. */
const HARDLY = 1e-6;

/**
 * Improves a stretch that the search found: replaces or inserts a move wherever that makes it better. Moves that are no
 * longer legal then are dropped. The seat is to act in `from`, which is left as it was.
 */
export function mend(piece: Workpiece, found: Ending): Ending {
  const { game } = piece;
  const bench: Bench = { ...piece, here: game.blank(), now: game.blank(), legal: moveBuffer() };
  let best = found;
  for (let at = 0; at < best.moves.length; at++) {
    for (let better: Ending | undefined = best; better !== undefined && piece.isInTime(); ) {
      best = better;
      better = betterAt(bench, best, at);
    }
  }
  return best;
}

/** The best stretch among those that first differ from `best` at this place; undefined when none is better. */
function betterAt(bench: Bench, best: Ending, at: number): Ending | undefined {
  const { game, seat, here, now, legal } = bench;
  const before = best.moves.slice(0, at);
  game.copy(bench.from, here);
  for (const move of before) game.play(here, seat, move);
  let better: Ending | undefined;
  for (const move of legal.slice(0, offeredMoves(game, here, seat, legal))) {
    if (move === best.moves[at]) continue;
    for (const after of [best.moves.slice(at), best.moves.slice(at + 1)]) {
      game.copy(here, now);
      game.play(now, seat, move);
      const moves = [...before, move, ...playOn(bench, after)];
      if (moves.length > MAX_STRETCH || nextIsOwn(game, now, seat)) continue;
      const worth = bench.judge.worth(now, seat);
      if (worth > (better ?? best).worth + HARDLY) better = { moves, worth };
    }
  }
  return better;
}

/** Plays those of the moves that are legal, up to the boundary of the stretch. */
function playOn({ game, seat, now, legal }: Bench, moves: readonly number[]): readonly number[] {
  const played: number[] = [];
  for (const move of moves) {
    if (!nextIsOwn(game, now, seat)) break;
    const n = game.legalMoves(now, seat, legal);
    if (!legal.subarray(0, n).includes(move)) continue;
    game.play(now, seat, move);
    played.push(move);
  }
  return played;
}
