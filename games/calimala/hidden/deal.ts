import type { ChanceSource, Seat } from "#engine";
import { ACTION_CARDS, ACTIONS } from "../rules/content.ts";
import { type Puzzle, ways } from "./puzzle.ts";

/**
 * 9.5 Deals of the action cards that a viewer cannot see, uniform over all that explain what was drawn and played since
 * the last reshuffle.
 *
 * A deal gives the old cards (in hands at the reshuffle) to seats and the cards of the new deck to draws, in order. It
 * explains a play if the seat then holds an old card of that kind, or else has drawn one before. A proposal finds a
 * card for each play, in an old slot or an earlier draw, with the chances that a random deal gives to each, and deals
 * the rest at random. More than one card of a deal may explain a play; the weight of the proposal corrects for that, so
 * that accepting proposals by weight is exact.
 */
export interface Deal {
  /** By seat * 9 + kind: old and new cards in hand, for the seats of the puzzle. */
  readonly old: Int8Array;
  readonly fresh: Int8Array;
  /** By seat * 45 + draw: the kind drawn. */
  readonly drawn: Int8Array;
  /** By trail index: 1 for a play of an old card. */
  readonly playedOld: Uint8Array;
}

const KINDS = ACTIONS.length;
const SEATS = 5;
/** After so many rejected proposals one of them is chosen by weight. */
const PATIENCE = 256;

const at = (counts: Int8Array, i: number): number => counts[i] as number;

/** Proposes deals for one puzzle. Each proposal is written over the last one. */
class Dealer {
  readonly #puzzle: Puzzle;
  readonly #source: ChanceSource;
  readonly #oldPool = new Int8Array(KINDS);
  readonly #newPool = new Int8Array(KINDS);
  readonly #oldLeft = new Int8Array(SEATS);
  readonly #newTaken = new Int8Array(SEATS);
  readonly #oldPlayed = new Int8Array(SEATS * KINDS);
  readonly #newPlayed = new Int8Array(SEATS * KINDS);
  readonly #matched = new Int8Array(SEATS * KINDS);
  readonly #cards = new Int8Array(ACTION_CARDS);
  readonly deal: Deal;

  constructor(puzzle: Puzzle, source: ChanceSource) {
    this.#puzzle = puzzle;
    this.#source = source;
    this.deal = {
      old: new Int8Array(SEATS * KINDS),
      fresh: new Int8Array(SEATS * KINDS),
      drawn: new Int8Array(SEATS * ACTION_CARDS),
      playedOld: new Uint8Array(puzzle.knownOld.length),
    };
  }

  /** Writes a new proposal into `deal`. Returns its weight, at most 1, and 0 if it does not explain the plays. */
  propose(): number {
    this.#clear();
    const likelihood = this.#explainPlays();
    if (likelihood === 0) return 0;
    this.#dealOld();
    this.#dealNew();
    const counted = this.#timesCounted();
    return counted === 0 ? 0 : likelihood / counted;
  }

  #clear(): void {
    const { oldPool, newPool, oldSlots, knownOld } = this.#puzzle;
    this.#oldPool.set(oldPool);
    this.#newPool.set(newPool);
    this.#oldLeft.set(oldSlots);
    this.#newTaken.fill(0);
    this.#oldPlayed.fill(0);
    this.#newPlayed.fill(0);
    this.deal.old.fill(0);
    this.deal.fresh.fill(0);
    this.deal.drawn.fill(-1);
    for (let i = 0; i < knownOld.length; i++) this.deal.playedOld[i] = knownOld[i] ? 1 : 0;
  }

  /** Finds a card for every play, in order. Returns how likely the plays are, divided by their bounds. */
  #explainPlays(): number {
    const { plays, bounds } = this.#puzzle;
    let oldTotal = total(this.#oldPool);
    let newTotal = total(this.#newPool);
    let likelihood = 1;
    for (let i = 0; i < plays.length; i++) {
      const play = plays[i];
      if (play === undefined) continue;
      const { seat, kind } = play;
      const cell = seat * KINDS + kind;
      const free = play.drawsBefore - at(this.#newTaken, seat);
      const oldWays =
        at(this.#newPlayed, cell) > 0 ? 0 : ways(at(this.#oldLeft, seat), at(this.#oldPool, kind), oldTotal);
      const newWays = ways(free, at(this.#newPool, kind), newTotal);
      const all = oldWays + newWays;
      if (all === 0) return 0;
      likelihood *= all / (bounds[i] ?? all);
      if (newWays === 0 || (oldWays > 0 && unit(this.#source) * all < oldWays)) {
        this.#oldPool[kind] = at(this.#oldPool, kind) - 1;
        this.#oldLeft[seat] = at(this.#oldLeft, seat) - 1;
        this.#oldPlayed[cell] = at(this.#oldPlayed, cell) + 1;
        this.deal.playedOld[play.at] = 1;
        oldTotal--;
      } else {
        this.#newPool[kind] = at(this.#newPool, kind) - 1;
        this.#newTaken[seat] = at(this.#newTaken, seat) + 1;
        this.#newPlayed[cell] = at(this.#newPlayed, cell) + 1;
        this.#putDrawn(seat, this.#source.below(free), kind);
        newTotal--;
      }
    }
    return likelihood;
  }

  /** Lays a card on the k-th draw of the seat that has none yet. */
  #putDrawn(seat: number, k: number, kind: number): void {
    const { drawn } = this.deal;
    let slot = seat * ACTION_CARDS;
    for (let left = k; ; slot++) {
      if (at(drawn, slot) >= 0) continue;
      if (left-- === 0) break;
    }
    drawn[slot] = kind;
  }

  #dealOld(): void {
    let left = this.#spread(this.#oldPool);
    for (const seat of this.#puzzle.others) {
      for (let n = at(this.#oldLeft, seat); n > 0; n--) {
        const cell = seat * KINDS + this.#pull(left--);
        this.deal.old[cell] = at(this.deal.old, cell) + 1;
      }
    }
  }

  #dealNew(): void {
    const { drawn, fresh } = this.deal;
    let left = this.#spread(this.#newPool);
    for (const seat of this.#puzzle.others) {
      const draws = this.#puzzle.draws[seat] ?? 0;
      for (let slot = seat * ACTION_CARDS; slot < seat * ACTION_CARDS + draws; slot++) {
        if (at(drawn, slot) < 0) drawn[slot] = this.#pull(left--);
        const cell = seat * KINDS + at(drawn, slot);
        fresh[cell] = at(fresh, cell) + 1;
      }
      for (let a = 0; a < KINDS; a++) {
        const cell = seat * KINDS + a;
        fresh[cell] = at(fresh, cell) - at(this.#newPlayed, cell);
      }
    }
  }

  /** Lays the cards of a pool side by side. Returns how many. */
  #spread(pool: Int8Array): number {
    let n = 0;
    for (let kind = 0; kind < KINDS; kind++) for (let i = at(pool, kind); i > 0; i--) this.#cards[n++] = kind;
    return n;
  }

  /** Takes one of the first n cards laid out. */
  #pull(n: number): number {
    const i = this.#source.below(n);
    const card = at(this.#cards, i);
    this.#cards[i] = at(this.#cards, n - 1);
    return card;
  }

  /**
   * In how many ways this deal could have been proposed. 0 if a new card was played although the seat held an old one
   * (9.3).
   */
  #timesCounted(): number {
    const { old, drawn, playedOld } = this.deal;
    let count = 1;
    for (const seat of this.#puzzle.others) {
      for (let cell = seat * KINDS; cell < (seat + 1) * KINDS; cell++) {
        if (at(old, cell) > 0 && at(this.#newPlayed, cell) > 0) return 0;
        for (let n = at(this.#oldPlayed, cell); n > 0; n--) count *= at(old, cell) + n;
      }
    }
    this.#matched.fill(0);
    for (const play of this.#puzzle.plays) {
      if (playedOld[play.at] === 1) continue;
      const from = play.seat * ACTION_CARDS;
      let before = 0;
      for (let slot = from; slot < from + play.drawsBefore; slot++) if (at(drawn, slot) === play.kind) before++;
      const cell = play.seat * KINDS + play.kind;
      count *= before - at(this.#matched, cell);
      this.#matched[cell] = at(this.#matched, cell) + 1;
    }
    return count;
  }
}

function total(counts: Int8Array): number {
  let n = 0;
  for (let i = 0; i < counts.length; i++) n += at(counts, i);
  return n;
}

const unit = (source: ChanceSource): number => source.below(1 << 30) / (1 << 30);

const copyOf = (deal: Deal): Deal => ({
  old: deal.old.slice(),
  fresh: deal.fresh.slice(),
  drawn: deal.drawn.slice(),
  playedOld: deal.playedOld.slice(),
});

/** The kinds that a seat drew, in order. */
export const drawnBy = (puzzle: Puzzle, deal: Deal, seat: Seat): readonly number[] =>
  Array.from(deal.drawn.subarray(seat * ACTION_CARDS, seat * ACTION_CARDS + (puzzle.draws[seat] ?? 0)));

/**
 * 9.5 One deal for which `fits` holds, uniform by rejection. If none of `PATIENCE` proposals is accepted (very many
 * plays since a reshuffle), one of them is chosen with a chance in proportion to its weight.
 */
export function dealHidden(puzzle: Puzzle, source: ChanceSource, fits: (deal: Deal) => boolean): Deal {
  const dealer = new Dealer(puzzle, source);
  for (;;) {
    let chosen: Deal | undefined;
    let sum = 0;
    for (let i = 0; i < PATIENCE; i++) {
      const weight = dealer.propose();
      if (weight === 0 || !fits(dealer.deal)) continue;
      if (unit(source) < weight) return dealer.deal;
      sum += weight;
      if (unit(source) * sum < weight) chosen = copyOf(dealer.deal);
    }
    if (chosen !== undefined) return chosen;
  }
}
