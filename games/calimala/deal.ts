import type { ChanceSource, Seat } from "#engine";
import { ACTION_INDEX, ACTIONS, type Action, CARDS_OF_EACH_ACTION } from "./content.ts";
import type { View } from "./view-types.ts";

/**
 * 9 Action cards that the viewer cannot see, dealt uniformly over all deals that explain what was drawn and played
 * since the last reshuffle.
 *
 * A deal gives the old cards (in hands at the reshuffle) to seats and the new deck to draws, in order. It explains a play
 * of a kind if that kind is held old then, or else has been drawn before. Deals are proposed play by play (from an old
 * slot or an earlier draw, by the number of ways) and then filled up; `weight` corrects for the ways, so that every
 * consistent deal is equally likely (importance sampling, made exact by rejection).
 */
export interface Deal {
  /** By seat: old and new cards in hand by kind, for seats other than the viewer. */
  readonly old: readonly (readonly number[])[];
  readonly fresh: readonly (readonly number[])[];
  /** By seat: kinds of the cards drawn, in order of drawing, that are still in hand or played; -1 for the viewer's. */
  readonly drawn: readonly (readonly number[])[];
  /** By play in the trail: was the card old? */
  readonly playedOld: readonly boolean[];
}

interface Play {
  readonly seat: Seat;
  readonly kind: Action;
  /** Draws of the seat before this play. */
  readonly drawsBefore: number;
  /** Index in the trail. */
  readonly at: number;
}

/** What is known and what has to be dealt. */
interface Puzzle {
  readonly others: readonly Seat[];
  /** Old and new cards not accounted for, by kind. */
  readonly oldPool: readonly number[];
  readonly newPool: readonly number[];
  /** By seat: old slots to fill, draws made. */
  readonly oldSlots: readonly number[];
  readonly draws: readonly number[];
  readonly plays: readonly Play[];
  /** By seat: start card still held, as an old card of its kind, or -1. */
  readonly held: readonly number[];
  /** By trail index: known to be old. */
  readonly knownOld: readonly boolean[];
}

const kindOf = (name: string): Action => ACTIONS.indexOf(name as (typeof ACTIONS)[number]) as Action;
const zeros = (): number[] => ACTION_INDEX.map(() => 0);
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const plus = (counts: number[], kind: number, by: number): void => {
  counts[kind] = (counts[kind] ?? 0) + by;
};
const of = (counts: readonly number[], kind: number): number => counts[kind] ?? 0;

/** Reads the puzzle off a view: what is hidden from its viewer. */
export function puzzleOf(view: View): Puzzle {
  const { knowledge } = view;
  const seats = view.mats.map((_, seat) => seat as Seat);
  const others = seats.filter((seat) => seat !== view.viewer);
  const newPool = ACTION_INDEX.map((a) => knowledge.deckThen[ACTIONS[a]]);
  const oldPool = newPool.map((n) => CARDS_OF_EACH_ACTION - n);
  const oldSlots = [...knowledge.oldSizes];
  const held = seats.map(() => -1);
  const knownOld = knowledge.trail.map(() => false);
  const draws = seats.map(() => 0);
  const plays: Play[] = [];
  const startOpen = knowledge.startHeldThen.map((heldThen, seat) =>
    heldThen ? kindOf(knowledge.startCards[seat] ?? "") : -1,
  );
  for (const seat of others) {
    const start = of(startOpen, seat);
    if (start < 0) continue;
    plus(oldPool, start, -1);
    plus(oldSlots, seat, -1);
  }
  for (const [at, entry] of knowledge.trail.entries()) {
    if (entry.played === null) {
      plus(draws, entry.seat, 1);
      continue;
    }
    const kind = kindOf(entry.played);
    if (entry.seat === view.viewer) {
      plus(entry.old === true ? oldPool : newPool, kind, -1);
    } else if (startOpen[entry.seat] === kind) {
      startOpen[entry.seat] = -1;
      knownOld[at] = true;
    } else {
      plays.push({ seat: entry.seat, kind, drawsBefore: of(draws, entry.seat), at });
    }
  }
  for (const seat of others) held[seat] = of(startOpen, seat);
  subtractOwn(view, oldPool, newPool);
  return { others, oldPool, newPool, oldSlots, draws, plays, held, knownOld };
}

/** The viewer's own hand is no puzzle. */
function subtractOwn(view: View, oldPool: number[], newPool: number[]): void {
  if (typeof view.viewer !== "number") return;
  const hand = view.mats[view.viewer]?.hand;
  const old = view.knowledge.ownOld;
  if (!hand || !old) return;
  for (const a of ACTION_INDEX) {
    plus(oldPool, a, -old[ACTIONS[a]]);
    plus(newPool, a, old[ACTIONS[a]] - hand[ACTIONS[a]]);
  }
}

/** A proposed deal and its weight relative to the largest that any can have (0: inconsistent). */
interface Proposal {
  readonly deal: Deal;
  readonly weight: number;
}

const shuffled = (cards: number[], source: ChanceSource): number[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = source.below(i + 1);
    const card = cards[i] ?? 0;
    cards[i] = cards[j] ?? 0;
    cards[j] = card;
  }
  return cards;
};

const cardsOf = (pool: readonly number[]): number[] => pool.flatMap((n, kind) => Array.from({ length: n }, () => kind));

/** Proposes one deal: each play finds its card, then everything else is dealt at random. */
function propose(puzzle: Puzzle, source: ChanceSource): Proposal | undefined {
  const seats = puzzle.draws.length;
  const bySeat = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const oldPool = [...puzzle.oldPool];
  const newPool = [...puzzle.newPool];
  const oldLeft = [...puzzle.oldSlots];
  const oldPlayed = bySeat(zeros);
  const newPlayed = bySeat(zeros);
  const drawn: number[][] = puzzle.draws.map((n) => Array.from({ length: n }, () => -1));
  const playedOld = [...puzzle.knownOld];
  let log = 0;
  for (const [i, play] of puzzle.plays.entries()) {
    const { seat, kind } = play;
    const slots = drawn[seat] ?? [];
    const free = slots.slice(0, play.drawsBefore).flatMap((card, slot) => (card < 0 ? [slot] : []));
    const oldWays = of(newPlayed[seat] ?? [], kind) > 0 ? 0 : ways(of(oldLeft, seat), of(oldPool, kind), sum(oldPool));
    const newWays = ways(free.length, of(newPool, kind), sum(newPool));
    const total = oldWays + newWays;
    if (total === 0) return undefined;
    log += Math.log(total / (BOUNDS.get(puzzle)?.[i] ?? total));
    if (source.below(1 << 30) * total < oldWays * (1 << 30)) {
      plus(oldPool, kind, -1);
      plus(oldLeft, seat, -1);
      plus(oldPlayed[seat] ?? [], kind, 1);
      playedOld[play.at] = true;
    } else {
      plus(newPool, kind, -1);
      plus(newPlayed[seat] ?? [], kind, 1);
      slots[free[source.below(free.length)] ?? 0] = kind;
    }
  }
  const old = bySeat(zeros);
  const oldCards = shuffled(cardsOf(oldPool), source);
  for (const seat of puzzle.others) {
    for (let n = of(oldLeft, seat); n > 0; n--) plus(old[seat] ?? [], oldCards.pop() ?? 0, 1);
  }
  const newCards = shuffled(cardsOf(newPool), source);
  for (const seat of puzzle.others) {
    const slots = drawn[seat] ?? [];
    for (const [slot, card] of slots.entries()) if (card < 0) slots[slot] = newCards.pop() ?? 0;
  }
  const multiplicity = countedTwice(puzzle, { old, oldPlayed, newPlayed, drawn, playedOld });
  if (multiplicity === 0) return undefined;
  for (const seat of puzzle.others) if (of(puzzle.held, seat) >= 0) plus(old[seat] ?? [], of(puzzle.held, seat), 1);
  const fresh = drawn.map((slots, seat) => {
    const left = zeros();
    for (const card of slots) if (card >= 0) plus(left, card, 1);
    for (const a of ACTION_INDEX) plus(left, a, -of(newPlayed[seat] ?? [], a));
    return left;
  });
  return { deal: { old, fresh, drawn, playedOld }, weight: Math.exp(log) / multiplicity };
}

const ways = (slots: number, cards: number, pool: number): number =>
  slots <= 0 || cards <= 0 ? 0 : (slots * cards) / pool;

/** In how many ways the proposal could have come to this very deal; 0 when the deal does not explain the plays. */
function countedTwice(
  puzzle: Puzzle,
  dealt: {
    readonly old: readonly number[][];
    readonly oldPlayed: readonly number[][];
    readonly newPlayed: readonly number[][];
    readonly drawn: readonly number[][];
    readonly playedOld: readonly boolean[];
  },
): number {
  let count = 1;
  for (const seat of puzzle.others) {
    for (const a of ACTION_INDEX) {
      const left = of(dealt.old[seat] ?? [], a);
      if (left > 0 && of(dealt.newPlayed[seat] ?? [], a) > 0) return 0;
      for (let n = of(dealt.oldPlayed[seat] ?? [], a); n > 0; n--) count *= left + n;
    }
  }
  const used = dealt.drawn.map(zeros);
  for (const play of puzzle.plays) {
    if (dealt.playedOld[play.at]) continue;
    const before = (dealt.drawn[play.seat] ?? [])
      .slice(0, play.drawsBefore)
      .filter((card) => card === play.kind).length;
    count *= before - of(used[play.seat] ?? [], play.kind);
    plus(used[play.seat] ?? [], play.kind, 1);
  }
  return count;
}

/** Per play, the most ways it can have: plays that can only be new are counted as such. */
const BOUNDS = new WeakMap<Puzzle, readonly number[]>();

function boundsOf(puzzle: Puzzle): readonly number[] {
  const oldTotal = sum(puzzle.oldPool);
  const newTotal = sum(puzzle.newPool);
  const surelyNew = puzzle.draws.map(() => 0);
  const surelyNewOfKind = zeros();
  let maybeOld = 0;
  return puzzle.plays.map(({ seat, kind, drawsBefore }, i) => {
    const oldWays = ways(of(puzzle.oldSlots, seat), of(puzzle.oldPool, kind), Math.max(1, oldTotal - maybeOld));
    const newWays = ways(
      drawsBefore - of(surelyNew, seat),
      of(puzzle.newPool, kind) - of(surelyNewOfKind, kind),
      Math.max(1, newTotal - i),
    );
    if (of(puzzle.oldPool, kind) === 0 || of(puzzle.oldSlots, seat) === 0) {
      plus(surelyNew, seat, 1);
      plus(surelyNewOfKind, kind, 1);
    } else maybeOld++;
    return oldWays + newWays;
  });
}

/** Proposals before rejection gives way to a weighted choice among those made. */
const PATIENCE = 400;

/**
 * One deal for which `fits` holds. Rejection makes it exactly uniform; where the bound is too loose for that (many plays
 * since a reshuffle), the choice is by weight among the proposals made so far.
 */
export function dealHidden(view: View, source: ChanceSource, fits: (deal: Deal) => boolean): Deal {
  const puzzle = puzzleOf(view);
  BOUNDS.set(puzzle, boundsOf(puzzle));
  let made: Proposal[] = [];
  for (let round = 1; round <= 50; round++) {
    for (let i = 0; i < PATIENCE; i++) {
      const proposal = propose(puzzle, source);
      if (proposal === undefined || !fits(proposal.deal)) continue;
      if (source.below(1 << 30) < proposal.weight * (1 << 30)) return proposal.deal;
      made.push(proposal);
    }
    if (made.length > 0) break;
    made = [];
  }
  let ticket = (source.below(1 << 30) / (1 << 30)) * made.reduce((total, each) => total + each.weight, 0);
  for (const each of made) {
    ticket -= each.weight;
    if (ticket < 0) return each.deal;
  }
  const last = made.at(-1);
  if (last === undefined) throw new Error("invariant: some deal is consistent with the view");
  return last.deal;
}
