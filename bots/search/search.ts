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
import { unlearned } from "../learning/knowledge.ts";
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
  /** By move: the number of the decision at which it was last legal; less than zero while it waits for others that get a child. */
  readonly #offered: Int32Array;
  /** The children of the legal moves, and the weights of their gains. */
  readonly #children: Int32Array;
  readonly #priors: Float64Array;
  readonly #path = new Int32Array(LONGEST_PATH);
  readonly #outcomes = new Float64Array(MAX_SEATS);
  #steps = 0;
  /** The seat's first move in an iteration, its only one as well. */
  #begun: number | undefined;
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
    // Priors for every move of every new node: what was learned would cost more than the playout.
    this.#judge = judgeOf(unlearned(game));
    this.#world = game.blank();
    this.#state = game.blank();
    this.#after = game.blank();
    this.#offered = new Int32Array(game.moves.length);
    this.#children = new Int32Array(game.moves.length);
    this.#priors = new Float64Array(game.moves.length);
  }

  /** One iteration: from a sample down the tree, at random to the end, and back. */
  iterate(): void {
    const { game } = this;
    if (this.iterations++ % this.#manner.shared === 0) this.#deal();
    const state = this.#state;
    game.copy(this.#world, state);
    this.#steps = 0;
    this.#begun = undefined;
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
    const child = n === 1 ? node : this.#pick(state, node, seat, n);
    if (child === NO_NODE) return NO_NODE;
    const move = (n === 1 ? this.#legal[0] : this.tree.moves[child]) ?? 0;
    if (seat === this.seat) this.#begun ??= move;
    this.game.play(state, seat, move);
    if (n === 1) return node;
    this.#path[this.#steps++] = child;
    return child;
  }

  #pick(state: State, node: number, seat: Seat, n: number): number {
    const { tree } = this;
    const { curiosity, trust } = this.#manner;
    if (this.#offer(state, node, seat, n) < n) return NO_NODE;
    const offered = this.#children;
    const priors = this.#priors;
    let most = Number.NEGATIVE_INFINITY;
    let visits = 0;
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const child = offered[i] as number;
      most = Math.max(most, tree.gains[child] as number);
      visits += tree.visits[child] as number;
      sum += tree.sums[child] as number;
    }
    const half = trust * this.#scale;
    const unseen = visits === 0 ? 0.5 : sum / visits;
    let all = 0;
    for (let i = 0; i < n; i++) {
      const weight = prior((most - (tree.gains[offered[i] as number] as number)) / half);
      priors[i] = weight;
      all += weight;
    }
    let best = NO_NODE;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const child = offered[i] as number;
      const seen = tree.visits[child] as number;
      const offers = (tree.offers[child] as number) + 1;
      tree.offers[child] = offers;
      const value = seen === 0 ? unseen : (tree.sums[child] as number) / seen;
      const score = value + (curiosity * ((priors[i] as number) / all) * Math.sqrt(offers)) / (1 + seen);
      if (score > bestScore) [best, bestScore] = [child, score];
    }
    return best;
  }

  #scale = 1;

  /**
   * Writes the children for the n legal moves to `#children`, in the order of the tree, and adds those that the node does not
   * have. Returns how many there are: fewer than n when the tree is full.
   */
  #offer(state: State, node: number, seat: Seat, n: number): number {
    const { tree, game } = this;
    const stamp = ++this.#stamp;
    for (let i = 0; i < n; i++) this.#offered[this.#legal[i] as number] = stamp;
    const found = this.#list(node, seat);
    if (found === n || !tree.hasRoom(n - found)) return found;
    for (let i = 0; i < found; i++) this.#offered[tree.moves[this.#children[i] as number] as number] = -stamp;
    const before = this.#judge.worth(state, seat);
    for (let i = 0; i < n; i++) {
      const move = this.#legal[i] as number;
      if (this.#offered[move] !== stamp) {
        this.#offered[move] = stamp;
        continue;
      }
      game.copy(state, this.#after);
      game.play(this.#after, seat, move);
      tree.add(node, seat, move, this.#judge.worth(this.#after, seat) - before);
    }
    return this.#list(node, seat);
  }

  /** Writes the children for the moves that are marked to `#children`. Returns how many there are. */
  #list(node: number, seat: Seat): number {
    const { tree } = this;
    let n = 0;
    for (let child = tree.first[node] as number; child !== NO_NODE; child = tree.next[child] as number) {
      if (tree.seats[child] !== seat || this.#offered[tree.moves[child] as number] !== this.#stamp) continue;
      this.#children[n++] = child;
    }
    return n;
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
    if (this.#made.length === 0 && this.#begun !== undefined) this.ledger.add(this.#begun, this.#points);
    for (let i = 0; i < this.#steps; i++) {
      const node = this.#path[i] ?? 0;
      tree.visits[node] = (tree.visits[node] ?? 0) + 1;
      tree.sums[node] = (tree.sums[node] ?? 0) + (this.#outcomes[tree.seats[node] ?? 0] ?? 0);
    }
  }
}

/** Weight of a move that gains so many halves less than the best. */
const prior = (behind: number): number => 1 / ((1 + behind) * (1 + behind));
