import type { ChanceSource } from "../../match/chance.ts";
import type { Viewer } from "../../seat.ts";

/** A place of a state that is hidden from some viewer, and its contents. */
export interface HiddenPlace {
  /**
   * Things in places of one pool can be exchanged for all that the viewer has seen: the cards of other hands and of
   * the deck; or just the two cards that the viewer itself passed on.
   */
  readonly pool: string;
  /** The holder: a seat, or the name of a common pile ("deck"), whose places have no order. */
  readonly holder: number | string;
  /** The kind of the thing in this place. Things of one kind cannot be told apart. */
  readonly kind: number;
}

/**
 * What is hidden in a game's states, declared beside the layout (`games/<id>/visibility.ts`) from the rules alone: the
 * witness against `view` and `sample`, which it must not call, nor share code with.
 */
export interface Secrets<S> {
  /** Every place that the viewer cannot see, one per thing, in an order that depends on the state alone. */
  hidden(state: S, viewer: Viewer): readonly HiddenPlace[];
  /**
   * A new state like `state`, in which the i-th hidden place holds `kinds[i]`; undefined when that contradicts what the
   * viewer has seen or what public play has proved.
   */
  redeal(state: S, viewer: Viewer, kinds: readonly number[]): S | undefined;
  /**
   * A new state like `state` in which every number about things that the viewer has never seen is overwritten, counts
   * by `stained`: not a state of any match, but the viewer must not see a difference.
   */
  stain(state: S, viewer: Viewer): S;
}

/** Indices of the hidden places by pool. */
function poolsOf(places: readonly HiddenPlace[]): ReadonlyMap<string, readonly number[]> {
  const pools = new Map<string, number[]>();
  for (const [i, place] of places.entries()) {
    const pool = pools.get(place.pool);
    if (pool === undefined) pools.set(place.pool, [i]);
    else pool.push(i);
  }
  return pools;
}

/** Attempts to find another deal; the first ones exchange things of all pools, later ones of a single pool. */
const TRIES = 20;
const OF_ALL_POOLS = 6;

/** Another deal of the hidden things that the viewer cannot tell from this one; undefined when no other was found. */
export function redealAtRandom<S>(
  secrets: Secrets<S>,
  { state, viewer }: { readonly state: S; readonly viewer: Viewer },
  source: ChanceSource,
): S | undefined {
  const places = secrets.hidden(state, viewer);
  const isMixed = (pool: readonly number[]) => pool.some((i) => places[i]?.kind !== places[pool[0] ?? 0]?.kind);
  const pools = [...poolsOf(places).values()].filter(isMixed);
  if (pools.length === 0) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const kinds = places.map((place) => place.kind);
    // Where play has proved much, few deals are possible: every attempt exchanges fewer things, the last ones only two.
    const some = pools[source.below(pools.length)] ?? [];
    const share = 1 << i;
    for (const pool of i < OF_ALL_POOLS ? pools : [some]) swap(kinds, pool, source, Math.ceil(pool.length / share));
    if (kinds.every((kind, place) => kind === places[place]?.kind)) continue;
    const other = secrets.redeal(state, viewer, kinds);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** Gives the first `n` places of the pool, from a random one on, the kinds of random places. */
function swap(kinds: number[], pool: readonly number[], source: ChanceSource, n: number): void {
  const from = source.below(pool.length);
  for (let i = 0; i < n; i++) {
    const a = pool[(from + i) % pool.length] ?? 0;
    const b = pool[source.below(pool.length)] ?? 0;
    [kinds[a], kinds[b]] = [kinds[b] ?? 0, kinds[a] ?? 0];
  }
}

/**
 * Calls `visit` with every deal that the viewer cannot tell from this one, and in how many ways it comes about: single
 * things are distinguished, and all ways are equally likely. With `only`, things of other pools stay where they are.
 */
export function eachDeal<S>(
  secrets: Secrets<S>,
  {
    state,
    viewer,
    only,
  }: { readonly state: S; readonly viewer: Viewer; readonly only?: readonly string[] | undefined },
  visit: (other: S, ways: number) => void,
): void {
  const places = secrets.hidden(state, viewer);
  const kinds = places.map((place) => place.kind);
  const pools = [...poolsOf(places)]
    .filter(([name]) => only === undefined || only.includes(name))
    .map(([, pool]) => pool);
  const fillPool = (p: number, ways: number): void => {
    const pool = pools[p];
    if (pool === undefined) {
      const other = secrets.redeal(state, viewer, kinds);
      if (other !== undefined) visit(other, ways);
      return;
    }
    const isHeld = (i: number) => typeof places[i]?.holder === "number";
    const left = countKinds(pool, places);
    fillHeld(pool.filter(isHeld), left, () => {
      const loose = pool.filter((i) => !isHeld(i));
      for (const [kind, n] of left) for (let k = 0; k < n; k++) kinds[loose.pop() ?? -1] = kind;
      fillPool(p + 1, ways * arrangements([...left.values()]));
    });
  };
  const fillHeld = (held: readonly number[], left: Map<number, number>, next: () => void): void => {
    const [place, ...rest] = held;
    if (place === undefined) {
      next();
      return;
    }
    for (const [kind, n] of [...left]) {
      if (n === 0) continue;
      left.set(kind, n - 1);
      kinds[place] = kind;
      fillHeld(rest, left, next);
      left.set(kind, n);
    }
  };
  fillPool(0, 1);
}

/** The number of orders of things, given how many there are of each kind. */
function arrangements(counts: readonly number[]): number {
  let ways = 1;
  let n = 0;
  for (const count of counts) for (let k = 1; k <= count; k++) ways *= ++n / k;
  return ways;
}

function countKinds(pool: readonly number[], places: readonly HiddenPlace[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const i of pool) {
    const kind = places[i]?.kind ?? 0;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
