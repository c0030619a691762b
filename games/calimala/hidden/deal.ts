import { type ChanceSource, FastChance } from "#engine";
import { ACTION_CARDS, ACTIONS } from "../rules/content.ts";
import { falling, LEAST, type Proposals, proposalsFor } from "./proposals.ts";
import type { Puzzle } from "./puzzle.ts";

const KINDS = ACTIONS.length;
const SEATS = 5;
const COPIES = 5;
/** A ticket is below this number. */
const TICKETS = 1 << 30;
/** Proposals by which the largest weight is found, and what is added to it. */
const PILOTS = 128;
const MARGIN = 1.25;

const at = (counts: Int8Array, i: number): number => counts[i] as number;

/** By n * (COPIES + 1) + k. */
const FALLING = Float64Array.from({ length: (COPIES + 1) ** 2 }, (_, i) =>
  falling(Math.floor(i / (COPIES + 1)), i % (COPIES + 1)),
);
const fallingOf = (n: number, k: number): number => FALLING[n * (COPIES + 1) + k] as number;

/**
 * 9.5 Deals of the action cards that a viewer cannot see, uniform over all that explain what was drawn and played since
 * the last reshuffle.
 *
 * A proposal gives every seat one of its accounts, then deals the other cards at random. Its weight is the number of
 * deals that it stands for, divided by the chance that it was proposed; accepting proposals by weight makes all deals
 * equally likely. The accounts are chosen with nearly the right chances, so most proposals are accepted.
 */
export class Dealer {
  private readonly puzzle: Puzzle;
  private readonly proposals: readonly Proposals[];
  private readonly chosen: Int32Array;
  private readonly oldPool = new Int8Array(KINDS);
  private readonly newPool = new Int8Array(KINDS);
  private readonly most: number;
  /** By place * 36 + old cards * 6 + drawn cards: in how many ways the pools have them. */
  private readonly has = new Float64Array(KINDS * (COPIES + 1) ** 2);
  /** By number of cards: in how many ways the pool has so many of other kinds. */
  private readonly hasOthers = new Float64Array(ACTION_CARDS + 1);
  /** By account: the shares of the accounts up to it, added up. */
  private readonly upTo: Float64Array;
  /** Of the last proposal. In an array, since a number returned would be an object on the heap. */
  private readonly weight = new Float64Array(1);
  /** By seat * 9 + kind, for the seats of the puzzle: old and new cards in hand, and old cards played. */
  readonly old = new Int8Array(SEATS * KINDS);
  readonly fresh = new Int8Array(SEATS * KINDS);
  readonly oldPlayed = new Int8Array(SEATS * KINDS);
  /** By seat: the kind of the last card drawn, for the seats that were asked for. */
  readonly last = new Int8Array(SEATS);

  constructor(puzzle: Puzzle, marksLast: (seat: number) => boolean = () => false) {
    this.puzzle = puzzle;
    this.proposals = proposalsFor(puzzle, marksLast);
    this.chosen = new Int32Array(this.proposals.length);
    this.upTo = new Float64Array(Math.max(1, ...this.proposals.map(({ size }) => size)));
    this.most = this.largestWeight();
  }

  /** Writes a deal into the fields above. Allocates nothing. */
  deal(source: ChanceSource): void {
    do this.propose(source);
    while (source.below(TICKETS) * this.most >= (this.weight[0] as number) * TICKETS);
  }

  /** The same for every view. A weight above it, which is very rare, counts as this one. */
  private largestWeight(): number {
    const source = new FastChance(1);
    let most = 0;
    for (let i = 0; i < PILOTS; i++) {
      this.propose(source);
      most = Math.max(most, this.weight[0] as number);
    }
    return most * MARGIN;
  }

  /** Writes a proposal into the fields, and its weight: 0 if it does not explain the plays. */
  private propose(source: ChanceSource): void {
    const { puzzle, proposals } = this;
    for (let kind = 0; kind < KINDS; kind++) {
      this.oldPool[kind] = puzzle.oldPool[kind] as number;
      this.newPool[kind] = puzzle.newPool[kind] as number;
    }
    this.old.fill(0);
    this.fresh.fill(0);
    this.oldPlayed.fill(0);
    this.weight[0] = 1;
    for (let i = 0; i < proposals.length; i++) if (!this.takeAccount(i, source.below(TICKETS))) return;
    for (let i = 0; i < proposals.length; i++) if (!(this.dealOld(i, source) && this.dealNew(i, source))) return;
  }

  /** Nothing explains the plays: too few cards are left. */
  private fail(): false {
    this.weight[0] = 0;
    return false;
  }

  private multiply(weight: number): void {
    this.weight[0] = (this.weight[0] as number) * weight;
  }

  /**
   * Gives a seat one of its accounts, each by the deals that go with it as far as the cards left and the plays of later
   * seats tell.
   */
  private takeAccount(i: number, ticket: number): boolean {
    const each = this.proposals[i] as Proposals;
    const { size } = each;
    this.countCards(each);
    this.addShares(each);
    const all = this.upTo[size - 1] as number;
    if (all === 0) return this.fail();
    const account = accountAt(this.upTo, size, (ticket / TICKETS) * all);
    const share = (this.upTo[account] as number) - (account === 0 ? 0 : (this.upTo[account - 1] as number));
    this.multiply(((each.ways[account] as number) * all) / share);
    this.chosen[i] = account;
    this.takeCards(each, account);
    return true;
  }

  /** In how many ways the pools have cards of the kinds that the seat has played, without those of later seats. */
  private countCards({ kinds, played, later }: Proposals): void {
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k] as number;
      const oldMost = at(this.oldPool, kind);
      const newMost = at(this.newPool, kind);
      const oldLeft = oldMost - (later.old[kind] as number);
      const newLeft = newMost - (later.fresh[kind] as number);
      let oldWays = 1;
      for (let old = 0; old <= COPIES; old++) {
        let ways = old > oldMost ? 0 : oldWays;
        for (let drawn = 0; drawn <= COPIES; drawn++) {
          this.has[(k * (COPIES + 1) + old) * (COPIES + 1) + drawn] = drawn > newMost ? 0 : ways;
          ways *= Math.max(LEAST, newLeft - drawn);
        }
        oldWays *= Math.max(LEAST, oldLeft - old);
      }
    }
    let others = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (((played >> kind) & 1) === 0) others += at(this.newPool, kind) - (later.fresh[kind] as number);
    }
    let ways = 1;
    for (let n = 0; n <= ACTION_CARDS; n++) {
      this.hasOthers[n] = ways;
      ways *= Math.max(LEAST, others - n);
    }
  }

  private addShares(each: Proposals): void {
    const { size, kinds, plays, oldPlayed, held } = each;
    let sum = 0;
    for (let account = 0; account < size; account++) {
      let share = (each.ways[account] as number) * (this.hasOthers[each.othersDrawn[account] as number] as number);
      for (let k = 0; k < kinds.length; k++) {
        const old = oldPlayed[account * kinds.length + k] as number;
        const drawn = (held[account * kinds.length + k] as number) + (plays[k] as number) - old;
        share *= this.has[(k * (COPIES + 1) + old) * (COPIES + 1) + drawn] as number;
      }
      let among = each.oldLeft[account] === 0 ? 0 : countOf(this.oldPool, each.neverOld[account] as number);
      for (let left = each.oldLeft[account] as number; left > 0; left--) share *= Math.max(LEAST, among--);
      sum += share;
      this.upTo[account] = sum;
    }
  }

  /** Takes the cards of an account from the pools, weighed with the ways in which they have them. */
  private takeCards(each: Proposals, account: number): void {
    const { seat, kinds, plays } = each;
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k] as number;
      const cell = seat * KINDS + kind;
      const old = each.oldPlayed[account * kinds.length + k] as number;
      const held = each.held[account * kinds.length + k] as number;
      const drawn = held + (plays[k] as number) - old;
      this.multiply(fallingOf(at(this.newPool, kind), drawn) * fallingOf(at(this.oldPool, kind), old));
      this.newPool[kind] = at(this.newPool, kind) - drawn;
      this.oldPool[kind] = at(this.oldPool, kind) - old;
      this.oldPlayed[cell] = old;
      this.fresh[cell] = held;
    }
    const last = each.last[account] as number;
    this.last[seat] = last < 0 ? -1 : (kinds[last] as number);
  }

  /** 9.3 Deals the old cards that were not played. Old cards of a kind are played first, so some kinds cannot be there. */
  private dealOld(i: number, source: ChanceSource): boolean {
    const each = this.proposals[i] as Proposals;
    const account = this.chosen[i] as number;
    const { seat, kinds } = each;
    const without = each.neverOld[account] as number;
    let among = countOf(this.oldPool, without);
    for (let left = each.oldLeft[account] as number; left > 0; left--) {
      if (among === 0) return this.fail();
      this.multiply(among);
      const kind = kindAt(this.oldPool, without, source.below(among--));
      this.oldPool[kind] = at(this.oldPool, kind) - 1;
      this.old[seat * KINDS + kind] = at(this.old, seat * KINDS + kind) + 1;
    }
    for (let k = 0; k < kinds.length; k++) {
      const cell = seat * KINDS + (kinds[k] as number);
      const held = at(this.old, cell);
      if (held === 0) continue;
      const all = held + at(this.oldPlayed, cell);
      this.multiply((fallingOf(held, held) * fallingOf(all - held, all - held)) / fallingOf(all, all));
    }
    return true;
  }

  /** Deals the drawn cards of the kinds that the seat has not played. */
  private dealNew(i: number, source: ChanceSource): boolean {
    const each = this.proposals[i] as Proposals;
    const { seat, played } = each;
    let among = countOf(this.newPool, played);
    for (let left = each.othersDrawn[this.chosen[i] as number] as number; left > 0; left--) {
      if (among === 0) return this.fail();
      this.multiply(among);
      const kind = kindAt(this.newPool, played, source.below(among--));
      this.newPool[kind] = at(this.newPool, kind) - 1;
      this.fresh[seat * KINDS + kind] = at(this.fresh, seat * KINDS + kind) + 1;
      if (at(this.last, seat) < 0) this.last[seat] = kind;
    }
    return true;
  }
}

/** The first of the accounts whose shares add up to more than the ticket. */
function accountAt(upTo: Float64Array, size: number, ticket: number): number {
  let low = 0;
  let high = size - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] as number) > ticket) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The cards of a pool without those of the kinds in the mask. */
function countOf(pool: Int8Array, without: number): number {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) if (((without >> kind) & 1) === 0) n += at(pool, kind);
  return n;
}

/** The kind of the card with this number among them. */
function kindAt(pool: Int8Array, without: number, ticket: number): number {
  let left = ticket;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((without >> kind) & 1) continue;
    left -= at(pool, kind);
    if (left < 0) return kind;
  }
  throw new Error("invariant: a card is left");
}
