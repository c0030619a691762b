import { type AnyOpenGame, CHANCE, chanceBuffer, firstSeat, moveBuffer, NOBODY, randomOutcome } from "#engine";
import { matchSource } from "../match-source.ts";
import { arraysIn, layOut, type Widths } from "./arrays.ts";
import type { Observer } from "./observer.ts";
import type { Wish } from "./wish.ts";

/** In place of a move: leave the match as it is; begin another one in its place. */
export const LEAVE = 65535;
export const ANEW = 65534;
/** In place of a seat to act: the client is to draw; the match is over. */
export const DRAWS = 254;
export const OVER = 255;

/** Matches of one opened game that are stepped together. */
export class Batch {
  /** All arrays: the answer to a step. Written over by the next one. */
  readonly bytes: Uint8Array;
  readonly #open: AnyOpenGame;
  readonly #wish: Wish;
  readonly #observer: Observer;
  readonly #widths: Widths;
  readonly #out: ReturnType<typeof layOut>;
  readonly #setup;
  readonly #matches;
  readonly #moves = moveBuffer();
  readonly #drawn = chanceBuffer();

  get matches(): number {
    return this.#wish.matches;
  }

  constructor(open: AnyOpenGame, observer: Observer, wish: Wish) {
    this.#open = open;
    this.#wish = wish;
    this.#observer = observer;
    const outcomes = wish.chance === "client" ? open.outcomes.length : 0;
    this.#widths = {
      weights: outcomes,
      points: open.seats,
      observation: wish.observe ? observer.length : 0,
      acts: 1,
      ranks: open.seats,
      legal: Math.ceil(Math.max(open.moves.length, outcomes) / 8),
    };
    this.#out = layOut(this.#widths, wish.matches);
    this.bytes = this.#out.bytes;
    this.#setup = open.setup();
    this.#matches = Array.from({ length: wish.matches }, (_, i) => {
      return { i, begun: 0, state: open.blank(), source: matchSource(wish.seed, i) };
    });
    this.step([], ANEW);
  }

  /** What a client has to know before the first step, as JSON. */
  describe(): object {
    const { moves, outcomes, game, seats, options } = this.#open;
    return {
      ...{ game: game.meta.id, rulesVersion: game.meta.rulesVersion, seats, options, matches: this.#wish.matches },
      arrays: arraysIn(this.#widths).filter(({ width }) => width > 0),
      fields: this.#widths.observation > 0 ? this.#observer.fields : [],
      moves: moves.map((_, move) => this.#open.printMove(move)),
      outcomes: outcomes.map((_, outcome) => this.#open.printOutcome(outcome)),
    };
  }

  /** Makes an entry in each match; a sentence, and no change, where one of them is not legal. */
  step(entries: ArrayLike<number>, missing = LEAVE): string | undefined {
    for (const { i } of this.#matches) {
      const entry = entries[i] ?? missing;
      if (entry < ANEW && !this.#isLegal(i, entry)) return `${entry} is not legal in match ${i}; nothing has changed.`;
    }
    for (const match of this.#matches) {
      const entry = entries[match.i] ?? missing;
      if (entry === LEAVE) continue;
      if (entry === ANEW) this.#begin(match);
      else this.#enter(match.state, entry);
      this.#draw(match);
      this.#show(match);
    }
    return undefined;
  }

  #isLegal(i: number, entry: number): boolean {
    const { legal } = this.#widths;
    return entry < 8 * legal && ((this.#out.legal[i * legal + (entry >> 3)] ?? 0) & (1 << (entry & 7))) !== 0;
  }

  /** Every match that is begun in the batch has a number of its own, and a generator by seed and number. */
  #begin(match: Match): void {
    match.source = matchSource(this.#wish.seed, match.begun * this.#wish.matches + match.i);
    match.begun++;
    this.#open.copy(this.#setup, match.state);
  }

  #enter(state: Match["state"], entry: number): void {
    const mask = this.#open.toAct(state);
    if (mask === CHANCE) this.#open.resolve(state, entry);
    else this.#open.play(state, firstSeat(mask), entry);
  }

  #draw({ state, source }: Match): void {
    if (this.#wish.chance === "client") return;
    while (this.#open.toAct(state) === CHANCE) this.#open.resolve(state, randomOutcome(this.#open, state, source));
  }

  /** Writes what the arrays have of a match: who acts, what is legal, the end, the observation. */
  #show({ i, state }: Match): void {
    const { acts, legal, observation } = this.#out;
    const widths = this.#widths;
    const mask = this.#open.toAct(state);
    legal.fill(0, i * widths.legal, (i + 1) * widths.legal);
    this.#out.weights.fill(0, i * widths.weights, (i + 1) * widths.weights);
    this.#showEnd(i, state, mask === NOBODY);
    const isSeat = mask !== NOBODY && mask !== CHANCE;
    if (isSeat) this.#allow(i, this.#open.legalMoves(state, firstSeat(mask), this.#moves), this.#moves);
    else if (mask === CHANCE) this.#showChances(i, state);
    acts[i] = isSeat ? firstSeat(mask) : mask === CHANCE ? DRAWS : OVER;
    if (widths.observation === 0) return;
    this.#observer.write(state, isSeat ? firstSeat(mask) : "public", observation, i * widths.observation);
  }

  #allow(i: number, n: number, entries: ArrayLike<number>): void {
    const { legal } = this.#out;
    const from = i * this.#widths.legal;
    for (let k = 0; k < n; k++) {
      const entry = entries[k] ?? 0;
      legal[from + (entry >> 3)] = (legal[from + (entry >> 3)] ?? 0) | (1 << (entry & 7));
    }
  }

  #showChances(i: number, state: Match["state"]): void {
    const { outcomes, weights } = this.#drawn;
    const n = this.#open.chance(state, this.#drawn);
    this.#allow(i, n, outcomes);
    const from = i * this.#widths.weights;
    for (let k = 0; k < n; k++) this.#out.weights[from + (outcomes[k] ?? 0)] = weights[k] ?? 0;
  }

  #showEnd(i: number, state: Match["state"], isOver: boolean): void {
    const { points, ranks } = this.#out;
    const [from, to] = [i * this.#widths.ranks, (i + 1) * this.#widths.ranks];
    if (!isOver) {
      points.fill(0, from, to);
      ranks.fill(0, from, to);
      return;
    }
    const standings = this.#open.standings(state);
    ranks.set(standings.ranks, from);
    for (const [seat, score] of standings.scores.entries()) points[from + seat] = score.points;
  }
}

interface Match {
  /** Its place in the batch. */
  readonly i: number;
  /** How many matches have begun in this place. */
  begun: number;
  readonly state: ReturnType<AnyOpenGame["blank"]>;
  source: ReturnType<typeof matchSource>;
}
