import type { Seat } from "#engine";
import type { Play, Puzzle } from "./puzzle.ts";

/**
 * 9.3 All accounts of how one seat came by the cards that it has played since the last reshuffle, by the kinds of these
 * cards. An account says how many plays of each kind were of old cards, and how many cards of the kind have been drawn
 * and are still held. The other cards, those of kinds that the seat has not played, are not in it.
 */
export interface Accounts {
  readonly seat: Seat;
  readonly size: number;
  /** The kinds that the seat has played, and how often. */
  readonly kinds: readonly number[];
  readonly plays: readonly number[];
  /** By account, then by place in `kinds`. */
  readonly oldPlayed: Uint8Array;
  readonly held: Uint8Array;
  /** By account: the number of orders in which its kinds can have been drawn; all other kinds count as one. */
  readonly orders: Float64Array;
  /** By account: the place in `kinds` of the last card drawn, -1 for another kind; only where that was asked for. */
  readonly last: Int8Array;
}

/** What the seat did: the place in `kinds` of a card played, or a draw. */
const DRAW = -1;

function courseOf(plays: readonly Play[], kinds: readonly number[], draws: number): readonly number[] {
  const course: number[] = [];
  let drawn = 0;
  for (const { kind, drawsBefore } of plays) {
    for (; drawn < drawsBefore; drawn++) course.push(DRAW);
    course.push(kinds.indexOf(kind));
  }
  for (; drawn < draws; drawn++) course.push(DRAW);
  return course;
}

/** What a seat did from here on, up to the end of a run of plays: the plays of each kind, and the draws. */
interface Horizon {
  readonly plays: readonly number[];
  readonly draws: number;
}

/** By step of the course: the horizons that an account must come to after it. */
function horizonsOf(course: readonly number[], kinds: number): readonly (readonly Horizon[])[] {
  return course.map((_, from) => {
    const horizons: Horizon[] = [];
    const plays = Array.from({ length: kinds }, () => 0);
    let draws = 0;
    for (let at = from + 1; at < course.length; at++) {
      const step = course[at] ?? DRAW;
      if (step === DRAW) draws++;
      else plays[step] = (plays[step] ?? 0) + 1;
      if (step !== DRAW && (course[at + 1] ?? DRAW) === DRAW) horizons.push({ plays: [...plays], draws });
    }
    return horizons;
  });
}

/** A number of an account under way: for each kind a digit of the cards held, and one of the old cards played. */
interface Digits {
  readonly held: readonly number[];
  readonly old: readonly number[];
  readonly end: number;
}

/** Copies of a card are five at most. */
const BASE = 6;
const digitAt = (account: number, unit: number): number => Math.floor(account / unit) % BASE;

/** Old cards need a digit only where the seat may have had any. */
function digitsFor(kinds: readonly number[], canBeOld: (kind: number) => boolean): Digits {
  let unit = 1;
  const next = (): number => {
    const here = unit;
    unit *= BASE;
    return here;
  };
  const held = kinds.map(next);
  const old = kinds.map((kind) => (canBeOld(kind) ? next() : 0));
  return { held, old, end: unit };
}

/** Steps through what the seat did, with all accounts that are possible so far and the orders that lead to each. */
class Course {
  readonly #puzzle: Puzzle;
  readonly #kinds: readonly number[];
  readonly #digits: Digits;
  readonly #oldSlots: number;
  readonly #plays: number[];
  accounts: ReadonlyMap<number, number> = new Map([[0, 1]]);

  constructor(puzzle: Puzzle, kinds: readonly number[], oldSlots: number) {
    this.#puzzle = puzzle;
    this.#kinds = kinds;
    this.#oldSlots = oldSlots;
    this.#digits = digitsFor(kinds, (kind) => oldSlots > 0 && (puzzle.oldPool[kind] ?? 0) > 0);
    this.#plays = kinds.map(() => 0);
  }

  held(account: number, i: number): number {
    return digitAt(account, this.#digits.held[i] ?? 1);
  }

  oldPlayed(account: number, i: number): number {
    const unit = this.#digits.old[i] ?? 0;
    return unit === 0 ? 0 : digitAt(account, unit);
  }

  last(account: number): number {
    return Math.floor(account / this.#digits.end) - 1;
  }

  /** A card of one of the kinds is drawn, or of another kind. With `mark` the account says which. */
  draw(horizons: readonly Horizon[], mark: boolean): void {
    const { held, end } = this.#digits;
    this.#step((account, keep) => {
      const add = (next: number): void => {
        if (horizons.every((horizon) => this.#canReach(next, horizon))) keep(next);
      };
      add(account);
      for (let i = 0; i < held.length; i++) {
        const drawn = this.held(account, i) + (this.#plays[i] ?? 0) - this.oldPlayed(account, i);
        if (drawn >= (this.#puzzle.newPool[this.#kinds[i] ?? 0] ?? 0)) continue;
        add(account + (held[i] ?? 0) + (mark ? (i + 1) * end : 0));
      }
    });
  }

  /** 9.3 A card is played: an old one as long as there are some, else one that has been drawn. */
  play(i: number): void {
    const { held, old } = this.#digits;
    const unit = old[i] ?? 0;
    const most = this.#puzzle.oldPool[this.#kinds[i] ?? 0] ?? 0;
    this.#step((account, add) => {
      if (this.held(account, i) > 0) add(account - (held[i] ?? 0));
      const played = this.oldPlayed(account, i);
      if (unit === 0 || played >= most || played < (this.#plays[i] ?? 0)) return;
      if (this.#allOldPlayed(account) < this.#oldSlots) add(account + unit);
    });
    this.#plays[i] = (this.#plays[i] ?? 0) + 1;
  }

  /** Whether the cards held and those still drawn can be enough for the plays; plays that may be of old cards need none. */
  #canReach(account: number, { plays, draws }: Horizon): boolean {
    let missing = 0;
    for (let i = 0; i < plays.length; i++) {
      const more = this.#digits.old[i] === 0 ? (plays[i] ?? 0) - this.held(account, i) : 0;
      if (more > 0) missing += more;
    }
    return missing <= draws;
  }

  #allOldPlayed(account: number): number {
    let n = 0;
    for (let i = 0; i < this.#kinds.length; i++) n += this.oldPlayed(account, i);
    return n;
  }

  #step(each: (account: number, add: (next: number) => void) => void): void {
    const after = new Map<number, number>();
    for (const [account, orders] of this.accounts) {
      each(account, (next) => void after.set(next, (after.get(next) ?? 0) + orders));
    }
    this.accounts = after;
  }
}

/** With `marksLast`, accounts tell what the last card drawn was. */
export function accountsOf(puzzle: Puzzle, seat: Seat, marksLast: boolean): Accounts {
  const plays = puzzle.plays.filter((play) => play.seat === seat);
  const kinds: readonly number[] = [...new Set(plays.map(({ kind }) => kind))];
  const steps = courseOf(plays, kinds, puzzle.draws[seat] ?? 0);
  const course = new Course(puzzle, kinds, puzzle.oldSlots[seat] ?? 0);
  const horizons = horizonsOf(steps, kinds.length);
  const lastDraw = steps.lastIndexOf(DRAW);
  for (const [at, step] of steps.entries()) {
    if (step === DRAW) course.draw(horizons[at] ?? [], marksLast && at === lastDraw);
    else course.play(step);
  }
  const all = [...course.accounts.keys()];
  const places = kinds.map((_, i) => i);
  return {
    seat,
    size: all.length,
    kinds,
    plays: kinds.map((kind) => plays.filter((play) => play.kind === kind).length),
    oldPlayed: Uint8Array.from(all.flatMap((account) => places.map((i) => course.oldPlayed(account, i)))),
    held: Uint8Array.from(all.flatMap((account) => places.map((i) => course.held(account, i)))),
    orders: Float64Array.from(course.accounts.values()),
    last: Int8Array.from(all, (account) => course.last(account)),
  };
}
