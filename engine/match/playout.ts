import { type GameTypes, moveBuffer, NO_MOVE, type OpenGame } from "../game.ts";
import { invariant } from "../result.ts";
import type { Seat } from "../seat.ts";
import { CHANCE, firstSeat, NOBODY } from "../to-act.ts";
import { type ChanceSource, chanceBuffer, drawOutcome } from "./chance.ts";
import type { Entry } from "./log.ts";

const moves = moveBuffer();
const outcomes = chanceBuffer();

/** One of the seat's legal moves, uniformly; the seat is to act. */
export function randomMove<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  seat: Seat,
  source: ChanceSource,
): number {
  const n = open.legalMoves(state, seat, moves);
  invariant(n > 0, "a seat that is to act has a legal move");
  return moves[n === 1 ? 0 : source.below(n)] ?? 0;
}

/** An outcome by its weight; chance is to act. */
export function randomOutcome<T extends GameTypes>(open: OpenGame<T>, state: T["state"], source: ChanceSource): number {
  if (open.draw !== undefined) return open.draw(state, source);
  return drawOutcome(outcomes, open.chance(state, outcomes), source);
}

/**
 * Plays random legal moves, chance included, until the match is over or `limit` entries are made; seats that choose at
 * the same time choose in ascending order. Returns how many decisions the seats made, chance not counted.
 */
export function playout<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  source: ChanceSource,
  limit = open.maxEntries,
): number {
  let decisions = 0;
  for (let i = 0; i < limit; i++) {
    const mask = open.toAct(state);
    if (mask === NOBODY) break;
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, source));
    } else {
      const seat = firstSeat(mask);
      open.play(state, seat, randomMove(open, state, seat, source));
      decisions++;
    }
  }
  return decisions;
}

/** Decides for a seat that is to act: the index of one of its legal moves. */
export type Decide<T extends GameTypes> = (state: T["state"], seat: Seat) => number;

/** A match as it was played: its log and the state it led to. */
export interface Played<T extends GameTypes> {
  readonly entries: readonly Entry[];
  readonly state: T["state"];
}

/**
 * Plays a match from its setup and keeps its log; `source` draws for chance. Forced moves are made automatically and
 * marked `auto`, as a server does. Stops when the match is over or after `limit` entries.
 */
export function playMatch<T extends GameTypes>(
  open: OpenGame<T>,
  decide: Decide<T>,
  source: ChanceSource,
  limit = open.maxEntries,
): Played<T> {
  const state = open.setup();
  const entries: Entry[] = [];
  while (entries.length < limit && open.toAct(state) !== NOBODY) entries.push(nextEntry(open, state, decide, source));
  return { entries, state };
}

/** Makes the next entry of a match that is not over. */
export function nextEntry<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  decide: Decide<T>,
  source: ChanceSource,
): Entry {
  const mask = open.toAct(state);
  if (mask === CHANCE) {
    const outcome = randomOutcome(open, state, source);
    open.resolve(state, outcome);
    return { by: "chance", text: open.printOutcome(outcome) };
  }
  const seat = firstSeat(mask);
  const forced = open.forced(state);
  const move = forced === NO_MOVE ? decide(state, seat) : forced;
  open.play(state, seat, move);
  const entry = { by: seat, text: open.printMove(move) };
  return forced === NO_MOVE ? entry : { ...entry, auto: true };
}

/** A match of random legal moves, from its setup to its end (or `limit` entries). */
export function randomMatch<T extends GameTypes>(
  open: OpenGame<T>,
  source: ChanceSource,
  limit = open.maxEntries,
): Played<T> {
  return playMatch(open, (state, seat) => randomMove(open, state, seat, source), source, limit);
}
