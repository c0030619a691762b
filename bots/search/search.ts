import {
  type AnyOpenGame,
  CHANCE,
  type ChanceSource,
  firstSeat,
  type GameTypes,
  isSimultaneous,
  MAX_SEATS,
  type MoveBuffer,
  moveBuffer,
  NOBODY,
  playout,
  randomOutcome,
  type Sampler,
  SEATS_OF,
  type Seat,
  seatBit,
} from "#engine";
import { type Judge, judgeOf } from "../judge.ts";
import { offeredMoves } from "../offered.ts";
import { Ledger } from "./ledger.ts";
import { scaleOf, writeOutcomes } from "./outcome.ts";
import { NO_NODE, ROOT, Tree } from "./tree.ts";

type State = GameTypes["state"];

/** How a search weighs and looks. */
export interface Manner {
  /** Weight of moves that have few visits. */
  readonly curiosity: number;
  /** Gains that a prior takes for half as good, as a share of the scale of an outcome. */
  readonly trust: number;
  /** Iterations that share a sample. */
  readonly shared: number;
}

/** The most that a tree holds; beyond it no more nodes are added. */
const CAPACITY = 1 << 18;
/** A node gets children at this visit; until then it is played out from. */
const OPENED_AT = 2;
const LONGEST_PATH = 1024;
/** The seat of a node that stands for hidden choices of others. */
const OTHERS = -1;

let shared: Tree | undefined;

/** Who searches, and in what. */
export interface Quest {
  readonly game: AnyOpenGame;
  readonly seat: Seat;
  readonly sampler: Sampler<State>;
  readonly source: ChanceSource;
}

/** Information-set Monte Carlo tree search from what one seat may know; every seat plays for its own outcome. */
export class Search {
  readonly tree: Tree;
  /** What came of the seat's first move. */
  readonly ledger: Ledger;
  readonly game: AnyOpenGame;
  readonly seat: Seat;
  root = ROOT;
  iterations = 0;
  /** The points of the last iteration, by seat. */
  readonly #points = new Float64Array(MAX_SEATS);
  readonly #manner: Manner;
  readonly #sampler: Sampler<State>;
  readonly #source: ChanceSource;
  readonly #judge: Judge;
  readonly #world: State;
  readonly #state: State;
  readonly #after: State;
  readonly #legal: MoveBuffer = moveBuffer();
  readonly #offered: Int32Array;
  readonly #path = new Int32Array(LONGEST_PATH);
  readonly #outcomes = new Float64Array(MAX_SEATS);
  #steps = 0;
  #stamp = 0;
  /** Own moves made since the view. */
  readonly #made: number[] = [];

  constructor({ game, seat, sampler, source }: Quest, manner: Manner) {
    shared ??= new Tree(CAPACITY);
    this.tree = shared;
    this.tree.clear();
    this.ledger = new Ledger(game);
    this.game = game;
    this.seat = seat;
    this.#sampler = sampler;
    this.#manner = manner;
    this.#source = source;
    this.#judge = judgeOf(game);
    this.#world = game.blank();
    this.#state = game.blank();
    this.#after = game.blank();
    this.#offered = new Int32Array(game.moves.length);
  }

  /** One iteration: from a sample down the tree, at random to the end, and back. */
  iterate(): void {
    const { game } = this;
    if (this.iterations++ % this.#manner.shared === 0) this.#deal();
    const state = this.#state;
    game.copy(this.#world, state);
    this.#steps = 0;
    this.#descend(state);
    this.#playToEnd(state);
    this.#learn();
  }

  /** Makes the child for the seat's own move the root and keeps its statistics. */
  advance(move: number): void {
    const child = this.tree.find(this.root, this.seat, move);
    this.#made.push(move);
    this.iterations = 0;
    if (child === NO_NODE) {
      this.tree.clear();
      this.root = ROOT;
    } else this.root = child;
  }

  /** Notes a move that had no alternative; the root stays. */
  force(move: number): void {
    this.#made.push(move);
    this.iterations = 0;
  }

  #deal(): void {
    this.#sampler.write(this.#world, this.#source);
    for (const move of this.#made) this.game.play(this.#world, this.seat, move);
  }

  #descend(state: State): void {
    const { game, tree } = this;
    let node = this.root;
    while (this.#steps < LONGEST_PATH - MAX_SEATS) {
      const mask = game.toAct(state);
      if (mask === NOBODY) return;
      if (mask === CHANCE) {
        game.resolve(state, randomOutcome(game, state, this.#source));
        continue;
      }
      if (node !== this.root && (tree.visits[node] ?? 0) < OPENED_AT) return;
      const next = isSimultaneous(mask)
        ? this.#chooseAll(state, node, mask)
        : this.#choose(state, node, firstSeat(mask));
      if (next === NO_NODE) return;
      node = next;
    }
  }

  /** All seats that choose now do so without knowing of each other; only the own choice leads to a node of its own. */
  #chooseAll(state: State, node: number, mask: number): number {
    const { tree } = this;
    let next = NO_NODE;
    for (const seat of SEATS_OF[this.game.seats]) {
      if ((mask & seatBit(seat)) === 0) continue;
      const child = this.#choose(state, node, seat);
      if (child === NO_NODE) return NO_NODE;
      if (seat === this.seat) next = child;
    }
    if (next !== NO_NODE) return next;
    next = tree.find(node, OTHERS, NO_NODE);
    if (next === NO_NODE && tree.hasRoom(1)) next = tree.add(node, OTHERS, NO_NODE, 0);
    if (next !== NO_NODE) tree.visits[next] = (tree.visits[next] ?? 0) + 1;
    return next;
  }

  /** Picks a move of the seat and plays it; `NO_NODE` where the tree is full. A single move needs no node. */
  #choose(state: State, node: number, seat: Seat): number {
    const n = offeredMoves(this.game, state, seat, this.#legal);
    if (n === 1) {
      this.game.play(state, seat, this.#legal[0] ?? 0);
      return node;
    }
    const child = this.#pick(state, node, seat, n);
    if (child === NO_NODE) return NO_NODE;
    this.game.play(state, seat, this.tree.moves[child] ?? 0);
    this.#path[this.#steps++] = child;
    return child;
  }

  #pick(state: State, node: number, seat: Seat, n: number): number {
    const { tree } = this;
    if (!this.#offer(state, node, seat, n)) return NO_NODE;
    const { curiosity, trust } = this.#manner;
    let most = Number.NEGATIVE_INFINITY;
    let visits = 0;
    let sum = 0;
    for (let child = tree.first[node] ?? NO_NODE; child !== NO_NODE; child = tree.next[child] ?? NO_NODE) {
      if (!this.#isOffered(child, seat)) continue;
      most = Math.max(most, tree.gains[child] ?? 0);
      visits += tree.visits[child] ?? 0;
      sum += tree.sums[child] ?? 0;
    }
    const half = trust * this.#scale;
    const unseen = visits === 0 ? 0.5 : sum / visits;
    let all = 0;
    for (let child = tree.first[node] ?? NO_NODE; child !== NO_NODE; child = tree.next[child] ?? NO_NODE) {
      if (this.#isOffered(child, seat)) all += prior((most - (tree.gains[child] ?? 0)) / half);
    }
    let best = NO_NODE;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let child = tree.first[node] ?? NO_NODE; child !== NO_NODE; child = tree.next[child] ?? NO_NODE) {
      if (!this.#isOffered(child, seat)) continue;
      const seen = tree.visits[child] ?? 0;
      const offers = (tree.offers[child] ?? 0) + 1;
      tree.offers[child] = offers;
      const share = prior((most - (tree.gains[child] ?? 0)) / half) / all;
      const value = seen === 0 ? unseen : (tree.sums[child] ?? 0) / seen;
      const score = value + (curiosity * share * Math.sqrt(offers)) / (1 + seen);
      if (score > bestScore) [best, bestScore] = [child, score];
    }
    return best;
  }

  #scale = 1;

  #isOffered(child: number, seat: Seat): boolean {
    return this.tree.seats[child] === seat && this.#offered[this.tree.moves[child] ?? 0] === this.#stamp;
  }

  /** Marks the n legal moves, and adds those that the node does not have. False when the tree is full. */
  #offer(state: State, node: number, seat: Seat, n: number): boolean {
    const { tree, game } = this;
    const stamp = ++this.#stamp;
    for (let i = 0; i < n; i++) this.#offered[this.#legal[i] ?? 0] = -stamp;
    let found = 0;
    for (let child = tree.first[node] ?? NO_NODE; child !== NO_NODE; child = tree.next[child] ?? NO_NODE) {
      const move = tree.moves[child] ?? 0;
      if (tree.seats[child] !== seat || this.#offered[move] !== -stamp) continue;
      this.#offered[move] = stamp;
      found++;
    }
    if (found === n) return true;
    if (!tree.hasRoom(n - found)) return false;
    const before = this.#judge.worth(state, seat);
    for (let i = 0; i < n; i++) {
      const move = this.#legal[i] ?? 0;
      if (this.#offered[move] !== -stamp) continue;
      this.#offered[move] = stamp;
      game.copy(state, this.#after);
      game.play(this.#after, seat, move);
      tree.add(node, seat, move, this.#judge.worth(this.#after, seat) - before);
    }
    return true;
  }

  #playToEnd(state: State): void {
    const { game } = this;
    playout(game, state, this.#source);
    this.#judge.points(state, this.#points);
    this.#scale = scaleOf(this.#points, game.seats);
    writeOutcomes(this.#points, game.seats, this.#outcomes);
  }

  #learn(): void {
    const { tree } = this;
    tree.visits[this.root] = (tree.visits[this.root] ?? 0) + 1;
    const begun = this.#path[0] ?? 0;
    if (this.#made.length === 0 && this.#steps > 0 && tree.seats[begun] === this.seat)
      this.ledger.add(tree.moves[begun] ?? 0, this.#points);
    for (let i = 0; i < this.#steps; i++) {
      const node = this.#path[i] ?? 0;
      tree.visits[node] = (tree.visits[node] ?? 0) + 1;
      tree.sums[node] = (tree.sums[node] ?? 0) + (this.#outcomes[tree.seats[node] ?? 0] ?? 0);
    }
  }
}

/** Weight of a move that gains so many halves less than the best. */
const prior = (behind: number): number => 1 / ((1 + behind) * (1 + behind));
