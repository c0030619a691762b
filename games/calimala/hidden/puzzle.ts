import type { Seat } from "#engine";
import { ACTION_INDEX, ACTIONS, type Action, CARDS_OF_EACH_ACTION } from "../rules/content.ts";
import type { View } from "./view-types.ts";

/** A play of another seat, of which it is open whether the card was old (in hand at the last reshuffle) or drawn since. */
export interface Play {
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
}

const kindOf = (name: string | null | undefined): number => ACTIONS.indexOf(name as (typeof ACTIONS)[number]);

function add(counts: number[], index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

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
  return { others, oldPool, newPool, oldSlots, draws, plays, held, knownOld };
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
