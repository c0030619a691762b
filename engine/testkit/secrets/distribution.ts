import type { GameTypes, OpenGame } from "../../game.ts";
import type { ChanceSource } from "../../match/chance.ts";
import { invariant } from "../../result.ts";
import type { Viewer } from "../../seat.ts";
import { must } from "../must.ts";
import { eachDeal, type Secrets } from "./secrets.ts";

/** Where samples are compared with the deals that are consistent with a view. */
export interface Case<T extends GameTypes> {
  readonly open: OpenGame<T>;
  readonly secrets: Secrets<T["state"]>;
  readonly state: T["state"];
  readonly viewer: Viewer;
  /** The pools that are dealt again; all when left out. */
  readonly only?: readonly string[];
  /** The aspect by which two deals count as equal; the whole state when left out. */
  readonly aspect?: (state: T["state"]) => string;
  /** The most samples drawn; 200,000 when left out. */
  readonly most?: number;
}

/** How the samples of a view spread over the consistent deals. */
export interface Spread {
  /** Different states (or aspects of them) among the consistent deals. */
  readonly states: number;
  readonly samples: number;
  /**
   * Pearson's statistic against the exact frequencies, and its degrees of freedom. Rare states count together, a few at
   * a time.
   */
  readonly chiSquare: number;
  readonly freedom: number;
}

/** Expected samples per state if `most` allows them; a cell of the test never has fewer than `FEWEST`. */
const EACH = 10;
const FEWEST = 5;

const aspectOf = <T extends GameTypes>({ open, aspect }: Case<T>, state: T["state"]): string =>
  aspect === undefined ? open.hash(state) : aspect(state);

/** By hash or aspect, the number of ways to each state that is consistent with the view. */
export function dealsByState<T extends GameTypes>(where: Case<T>): ReadonlyMap<string, number> {
  const deals = new Map<string, number>();
  eachDeal(where.secrets, where, (other, ways) => {
    const key = aspectOf(where, other);
    deals.set(key, (deals.get(key) ?? 0) + ways);
  });
  return deals;
}

/**
 * Draws samples of the viewer's view and compares them with the full enumeration of the consistent deals by the game's
 * secrets. Throws when a sample is not a consistent deal.
 */
function spreadOf<T extends GameTypes>(where: Case<T>, source: ChanceSource): Spread {
  const { open, state, viewer } = where;
  const deals = dealsByState(where);
  must(
    deals.has(aspectOf(where, state)),
    () => `the state itself contradicts what ${viewer} knows: ${open.printPosition(state)}`,
  );
  const total = [...deals.values()].reduce((a, b) => a + b, 0);
  const samples = Math.min(where.most ?? 200_000, Math.ceil((EACH * total) / Math.min(...deals.values())));
  const sampler = open.sampler(open.view(state, viewer));
  const sample = open.blank();
  const found = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    sampler.write(sample, source);
    const key = aspectOf(where, sample);
    must(deals.has(key), () => `the sample ${open.printPosition(sample)} contradicts what ${viewer} knows`);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  // Sorted, so that rare states of one kind are counted together.
  const cells = [...deals]
    .sort()
    .map(([key, ways]) => ({ expected: (samples * ways) / total, found: found.get(key) ?? 0 }));
  return { states: deals.size, samples, ...chiSquareOf(cells) };
}

interface Cell {
  readonly expected: number;
  readonly found: number;
}

function chiSquareOf(cells: readonly Cell[]): { readonly chiSquare: number; readonly freedom: number } {
  const counted = together(cells);
  const chiSquare = counted.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0);
  return { chiSquare, freedom: Math.max(0, counted.length - 1) };
}

/** Merges neighbouring rare cells until the sum is not rare; the remainder goes to the last cell. */
function together(cells: readonly Cell[]): readonly Cell[] {
  const counted: Cell[] = [];
  let rare: Cell = NONE;
  for (const cell of cells) {
    const isRare = cell.expected < FEWEST;
    const next = isRare ? both(rare, cell) : cell;
    if (next.expected >= FEWEST) counted.push(next);
    if (isRare) rare = next.expected >= FEWEST ? NONE : next;
  }
  return [...counted.slice(0, -1), both(counted.at(-1) ?? NONE, rare)];
}

const NONE: Cell = { expected: 0, found: 0 };
const both = (a: Cell, b: Cell): Cell => ({ expected: a.expected + b.expected, found: a.found + b.found });

/** The chi-square that chance alone exceeds one time in some hundred thousand (Wilson and Hilferty). */
function chiSquareLimit(freedom: number): number {
  invariant(freedom >= 0, "degrees of freedom");
  if (freedom === 0) return 0.5;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 4.3 * Math.sqrt(spread)) ** 3;
}

/** Throws unless the samples spread evenly over the consistent deals, and when `most` is too small for the test. */
export function mustSpreadEvenly<T extends GameTypes>(where: Case<T>, source: ChanceSource): Spread {
  const spread = spreadOf(where, source);
  must(
    spread.freedom > 0 || spread.states === 1,
    () =>
      `${spread.samples} samples are too few for ${spread.states} states, at ${where.open.printPosition(where.state)}`,
  );
  const limit = chiSquareLimit(spread.freedom);
  must(
    spread.chiSquare <= limit,
    () =>
      `samples for ${where.viewer} are not even over ${spread.states} states: chi-square ${spread.chiSquare.toFixed(1)}, ` +
      `limit ${limit.toFixed(1)}, at ${where.open.printPosition(where.state)}`,
  );
  return spread;
}
