/** The tree's root. */
export const ROOT = 0;
/** No node: the end of a list of children. */
export const NO_NODE = -1;

/**
 * A search tree in typed arrays, cleared and used again, so that an iteration allocates nothing. A node is a move of a
 * seat after its parent; its sum is the outcome for that seat. Children of one node may be moves of several seats:
 * those that choose at the same time, or those that chance brings to act.
 */
export class Tree {
  readonly capacity: number;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  /** How often the move was legal when its parent was visited: in other samples it may not be. */
  readonly offers: Int32Array;
  /** What the move gains at once by the judge, in points. */
  readonly gains: Float64Array;
  readonly moves: Int32Array;
  readonly seats: Int8Array;
  readonly first: Int32Array;
  readonly next: Int32Array;
  #size = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
    this.offers = new Int32Array(capacity);
    this.gains = new Float64Array(capacity);
    this.moves = new Int32Array(capacity);
    this.seats = new Int8Array(capacity);
    this.first = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.clear();
  }

  /** Only the root is left. */
  clear(): void {
    this.#size = 0;
    this.#make(0, NO_NODE, 0);
  }

  /** Whether a node with so many children more still fits. */
  hasRoom(children: number): boolean {
    return this.#size + children <= this.capacity;
  }

  /** Adds a child; there must be room. */
  add(parent: number, seat: number, move: number, gain: number): number {
    const node = this.#make(seat, move, gain);
    this.next[node] = this.first[parent] ?? NO_NODE;
    this.first[parent] = node;
    return node;
  }

  /** The child for this move of the seat, or `NO_NODE`. */
  find(parent: number, seat: number, move: number): number {
    let node = this.first[parent] ?? NO_NODE;
    while (node !== NO_NODE && (this.moves[node] !== move || this.seats[node] !== seat)) {
      node = this.next[node] ?? NO_NODE;
    }
    return node;
  }

  /** The mean outcome for the seat whose move the node is; 0 before its first visit. */
  mean(node: number): number {
    const visits = this.visits[node] ?? 0;
    return visits === 0 ? 0 : (this.sums[node] ?? 0) / visits;
  }

  #make(seat: number, move: number, gain: number): number {
    const node = this.#size++;
    this.visits[node] = 0;
    this.sums[node] = 0;
    this.offers[node] = 0;
    this.gains[node] = gain;
    this.moves[node] = move;
    this.seats[node] = seat;
    this.first[node] = NO_NODE;
    this.next[node] = NO_NODE;
    return node;
  }
}
