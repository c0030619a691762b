import { ACTIONS } from "../rules/content.ts";
import { type Accounts, accountsOf } from "./accounts.ts";
import type { Puzzle } from "./puzzle.ts";

/** The accounts of one seat with what it takes to choose one of them. */
export interface Proposals extends Accounts {
  /** By account: the orders of its cards, times the ways in which its old cards can have lain among those of the seat. */
  readonly ways: Float64Array;
  /** By account: old cards that were not played, drawn cards of other kinds, and kinds that cannot be among the old ones. */
  readonly oldLeft: Uint8Array;
  readonly othersDrawn: Uint8Array;
  readonly neverOld: Uint16Array;
  /** The kinds that the seat has played, as a mask. */
  readonly played: number;
  /** What the seats after this one are expected to have played, by kind. */
  readonly later: Expected;
}

const KINDS = ACTIONS.length;

/** n (n - 1) (n - 2) ..., `k` factors. An expected n is no whole number; no factor of it falls below the least. */
export function falling(n: number, k: number, least = 0): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= Math.max(least, n - i);
  return product;
}

/** What is expected of the plays of one seat, by kind: how many were of old cards, how many of new ones. */
export interface Expected {
  readonly old: Float64Array;
  readonly fresh: Float64Array;
}

/** The pools as one seat finds them when the others have played what is expected of them. */
interface Pools {
  readonly old: readonly number[];
  readonly fresh: readonly number[];
}

/** Rounds in which the seats' expectations of each other settle. Where no card is old they are certain at once. */
const ROUNDS = 3;
export const LEAST = 0.25;

/** 9.5 Proposals for every seat of the puzzle, the seat with the most accounts first. */
export function proposalsFor(puzzle: Puzzle, marksLast: (seat: number) => boolean): readonly Proposals[] {
  const all = puzzle.others
    .map((seat) => accountsOf(puzzle, seat, marksLast(seat)))
    .toSorted((a, b) => b.size - a.size);
  let expected = all.map((accounts) => beforehand(puzzle, accounts));
  const hasOld = all.some((accounts) => accounts.oldPlayed.some((n) => n > 0));
  for (let round = 0; hasOld && round < ROUNDS; round++) {
    const chances = all.map((accounts, i) => chancesOf(puzzle, accounts, poolsFor(puzzle, expected, i)));
    expected = all.map((accounts, i) => expectedOf(accounts, chances[i] ?? []));
  }
  return all.map((accounts, i) => proposalsOf(puzzle, accounts, sumOfExpected(expected.slice(i + 1))));
}

function sumOfExpected(all: readonly Expected[]): Expected {
  const add = (of: (each: Expected) => Float64Array): Float64Array =>
    Float64Array.from({ length: KINDS }, (_, kind) => all.reduce((sum, each) => sum + (of(each)[kind] ?? 0), 0));
  return { old: add((each) => each.old), fresh: add((each) => each.fresh) };
}

/** Before anything is known, a play is of an old card as often as there are old ones among the cards of its kind. */
function beforehand(puzzle: Puzzle, { kinds, plays, seat }: Accounts): Expected {
  const expected = { old: new Float64Array(KINDS), fresh: new Float64Array(KINDS) };
  for (const [i, kind] of kinds.entries()) {
    const n = plays[i] ?? 0;
    const old = puzzle.oldPool[kind] ?? 0;
    const share = puzzle.oldSlots[seat] === 0 ? 0 : old / Math.max(1, old + (puzzle.newPool[kind] ?? 0));
    expected.old[kind] = n * share;
    expected.fresh[kind] = n * (1 - share);
  }
  return expected;
}

function expectedOf({ kinds, plays, oldPlayed }: Accounts, chances: readonly number[]): Expected {
  const expected = { old: new Float64Array(KINDS), fresh: new Float64Array(KINDS) };
  for (const [account, chance] of chances.entries()) {
    for (const [i, kind] of kinds.entries()) {
      const old = oldPlayed[account * kinds.length + i] ?? 0;
      expected.old[kind] = (expected.old[kind] ?? 0) + chance * old;
      expected.fresh[kind] = (expected.fresh[kind] ?? 0) + chance * ((plays[i] ?? 0) - old);
    }
  }
  return expected;
}

function poolsFor(puzzle: Puzzle, expected: readonly Expected[], own: number): Pools {
  const left = (pool: readonly number[], of: (each: Expected) => Float64Array): readonly number[] =>
    pool.map((n, kind) => expected.reduce((sum, each, i) => (i === own ? sum : sum - (of(each)[kind] ?? 0)), n));
  return { old: left(puzzle.oldPool, (each) => each.old), fresh: left(puzzle.newPool, (each) => each.fresh) };
}

/** The chances of a seat's accounts, adding up to 1: how many deals go with each, from these pools. */
function chancesOf(puzzle: Puzzle, accounts: Accounts, pools: Pools): readonly number[] {
  const shares = Array.from({ length: accounts.size }, (_, account) => {
    const one = readAccount(puzzle, accounts, account);
    let share = one.orders * falling(Math.max(1, sumOf(pools.fresh, ~one.played)), one.othersDrawn, LEAST);
    share *= falling(Math.max(1, sumOf(pools.old, ~one.neverOld)), one.oldLeft, LEAST);
    for (const { kind, old, drawn } of one.cards) {
      share *= falling(pools.fresh[kind] ?? 0, drawn, LEAST);
      share *= falling(pools.old[kind] ?? 0, old, LEAST) / falling(old, old);
    }
    return share * one.oldSlotsTaken;
  });
  const all = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / all);
}

const sumOf = (pool: readonly number[], kinds: number): number =>
  pool.reduce((sum, n, kind) => ((kinds >> kind) & 1 ? sum + n : sum), 0);

/** An account with what follows from it. */
interface Account {
  readonly orders: number;
  /** By kind: old cards played, and cards drawn, played or not. */
  readonly cards: readonly { readonly kind: number; readonly old: number; readonly drawn: number }[];
  readonly oldLeft: number;
  readonly othersDrawn: number;
  /** 9.3 Kinds of which a drawn card was played, so no old one was there, as a mask. */
  readonly neverOld: number;
  readonly played: number;
  /** The ways in which the old cards played can have lain among the old cards of the seat. */
  readonly oldSlotsTaken: number;
}

function readAccount(puzzle: Puzzle, accounts: Accounts, account: number): Account {
  const { seat, kinds, plays, oldPlayed, held } = accounts;
  const cards = kinds.map((kind, i) => {
    const at = account * kinds.length + i;
    const old = oldPlayed[at] ?? 0;
    return { kind, old, drawn: (held[at] ?? 0) + (plays[i] ?? 0) - old };
  });
  const old = cards.reduce((sum, card) => sum + card.old, 0);
  const drawn = cards.reduce((sum, card) => sum + card.drawn, 0);
  const oldSlots = puzzle.oldSlots[seat] ?? 0;
  return {
    orders: accounts.orders[account] ?? 0,
    cards,
    oldLeft: oldSlots - old,
    othersDrawn: (puzzle.draws[seat] ?? 0) - drawn,
    neverOld: cards.reduce((mask, card, i) => (card.old < (plays[i] ?? 0) ? mask | (1 << card.kind) : mask), 0),
    played: kinds.reduce((mask, kind) => mask | (1 << kind), 0),
    oldSlotsTaken: falling(oldSlots, old),
  };
}

function proposalsOf(puzzle: Puzzle, accounts: Accounts, later: Expected): Proposals {
  const all = Array.from({ length: accounts.size }, (_, account) => readAccount(puzzle, accounts, account));
  return {
    ...accounts,
    ways: Float64Array.from(all, ({ orders, oldSlotsTaken, cards }) => {
      const among = cards.reduce((product, { old }) => product * falling(old, old), 1);
      return (orders * oldSlotsTaken) / among;
    }),
    oldLeft: Uint8Array.from(all, ({ oldLeft }) => oldLeft),
    othersDrawn: Uint8Array.from(all, ({ othersDrawn }) => othersDrawn),
    neverOld: Uint16Array.from(all, ({ neverOld }) => neverOld),
    played: all[0]?.played ?? 0,
    later,
  };
}
