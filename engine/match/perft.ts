import { type GameTypes, type MoveBuffer, moveBuffer, type OpenGame } from "../game.ts";
import { invariant } from "../result.ts";
import { CHANCE, firstSeat, NOBODY } from "../to-act.ts";
import { type ChanceBuffer, chanceBuffer } from "./chance.ts";

/** The buffers of one level of the tree: each level allocates only once. */
interface Level<S> {
  readonly state: S;
  readonly moves: MoveBuffer;
  readonly chance: ChanceBuffer;
}

/**
 * The number of sequences of exactly `depth` entries from here. Every entry is one ply, a chance entry counts each
 * distinct outcome once whatever its weight, seats that choose at the same time choose in ascending order. A match that
 * is over earlier gives no sequence. `state` is left as it was.
 */
export function perft<T extends GameTypes>(open: OpenGame<T>, state: T["state"], depth: number): number {
  invariant(Number.isInteger(depth) && depth >= 0, "depth is a whole number from 0");
  const levels = Array.from({ length: depth }, () => ({
    state: open.blank(),
    moves: moveBuffer(),
    chance: chanceBuffer(),
  }));
  return countFrom(open, state, levels, depth);
}

function countFrom<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  levels: readonly Level<T["state"]>[],
  depth: number,
): number {
  const level = levels[depth - 1];
  if (level === undefined) return 1;
  const mask = open.toAct(state);
  if (mask === NOBODY) return 0;
  const isChance = mask === CHANCE;
  const seat = firstSeat(mask);
  const n = isChance ? open.chance(state, level.chance) : open.legalMoves(state, seat, level.moves);
  if (depth === 1) return n;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    open.copy(state, level.state);
    if (isChance) open.resolve(level.state, level.chance.outcomes[i] ?? 0);
    else open.play(level.state, seat, level.moves[i] ?? 0);
    sum += countFrom(open, level.state, levels, depth - 1);
  }
  return sum;
}
