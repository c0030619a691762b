import type { Seat } from "#engine";
import { ACTION_INDEX, ACTIONS, type Action, CARDS_OF_EACH_ACTION } from "../rules/content.ts";
import type { View } from "./view-types.ts";

/** A play of another seat, of which it is open whether the card was old (in hand at the last reshuffle) or drawn since. */
interface Play {
  readonly seat: Seat;
  readonly kind: Action;
  /** Draws of the seat before this play. */
  readonly drawsBefore: number;
  /** Index in the trail. */
  readonly at: number;
}

/**
 * 9.2, 9.3 What one viewer does not know about action cards, and what restricts it. Pools are by kind, other lists by
 * seat.
 */
export interface Puzzle {
  /** The seats whose cards are hidden. */
  readonly others: readonly Seat[];
  /** Old and new cards that are not accounted for. */
  readonly oldPool: readonly number[];
  readonly newPool: readonly number[];
  /** Old cards of the seat that are not accounted for, and its draws. */
  readonly oldSlots: readonly number[];
  readonly draws: readonly number[];
  readonly plays: readonly Play[];
  /** The kind of the start card that the seat still holds, or -1. */
  readonly held: readonly number[];
  /** By trail index: this play is known to be of an old card. */
  readonly knownOld: readonly boolean[];
  /** By play: an upper bound on the number of ways in which a deal explains it. */
  readonly bounds: readonly number[];
}

const kindOf = (name: string | null | undefined): number => ACTIONS.indexOf(name as (typeof ACTIONS)[number]);

function add(counts: number[], index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

/** The share of deals that explain a play: slots times fitting cards, divided by the cards that can lie in a slot. */
export const ways = (slots: number, cards: number, pool: number): number =>
  slots <= 0 || cards <= 0 ? 0 : (slots * cards) / pool;

/** What is hidden from the viewer of a view. */
export function puzzleOf(view: View): Puzzle {
  const { knowledge } = view;
  const seats = view.mats.map((_, seat) => seat as Seat);
  const others = seats.filter((seat) => view.mats[seat]?.hand === null);
  const newPool = ACTION_INDEX.map((a) => knowledge.deckThen[ACTIONS[a]]);
  const oldPool = newPool.map((n) => CARDS_OF_EACH_ACTION - n);
  const oldSlots = [...knowledge.oldSizes];
  const knownOld = knowledge.trail.map(() => false);
  const draws = seats.map(() => 0);
  const plays: Play[] = [];
  const held = seats.map((seat) => (knowledge.startHeldThen[seat] ? kindOf(knowledge.startCards[seat]) : -1));
  for (const seat of others) {
    const start = held[seat] ?? -1;
    if (start < 0) continue;
    add(oldPool, start, -1);
    add(oldSlots, seat, -1);
  }
  for (const [at, { seat, played, old }] of knowledge.trail.entries()) {
    const kind = kindOf(played);
    if (kind < 0) add(draws, seat, 1);
    else if (!others.includes(seat)) add(old === true ? oldPool : newPool, kind, -1);
    else if (held[seat] === kind) {
      held[seat] = -1;
      knownOld[at] = true;
    } else plays.push({ seat, kind: kind as Action, drawsBefore: draws[seat] ?? 0, at });
  }
  subtractSeen(view, oldPool, newPool);
  const known = { others, oldPool, newPool, oldSlots, draws, plays, held, knownOld };
  return { ...known, bounds: boundsOf(known) };
}

/** Cards in hands that the viewer sees leave the pools. */
function subtractSeen(view: View, oldPool: number[], newPool: number[]): void {
  for (const [seat, { hand }] of view.mats.entries()) {
    const old = view.knowledge.old[seat];
    if (!hand || !old) continue;
    for (const a of ACTION_INDEX) {
      add(oldPool, a, -old[ACTIONS[a]]);
      add(newPool, a, old[ACTIONS[a]] - hand[ACTIONS[a]]);
    }
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/**
 * Upper bounds by play. A play that cannot be of an old card takes a new one from later plays; any other is assumed to
 * leave the most ways.
 */
export function boundsOf(puzzle: Omit<Puzzle, "bounds">): readonly number[] {
  const oldTotal = sum(puzzle.oldPool);
  const newTotal = sum(puzzle.newPool);
  const surelyNew = puzzle.draws.map(() => 0);
  const surelyNewOfKind = puzzle.newPool.map(() => 0);
  let maybeOld = 0;
  return puzzle.plays.map(({ seat, kind, drawsBefore }, i) => {
    const oldSlots = puzzle.oldSlots[seat] ?? 0;
    const oldCards = puzzle.oldPool[kind] ?? 0;
    const newSlots = drawsBefore - (surelyNew[seat] ?? 0);
    const newCards = (puzzle.newPool[kind] ?? 0) - (surelyNewOfKind[kind] ?? 0);
    const bound =
      ways(oldSlots, oldCards, Math.max(1, oldTotal - maybeOld)) + ways(newSlots, newCards, Math.max(1, newTotal - i));
    if (oldCards === 0 || oldSlots === 0) {
      add(surelyNew, seat, 1);
      add(surelyNewOfKind, kind, 1);
    } else maybeOld++;
    return bound;
  });
}
