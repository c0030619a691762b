import type { ChanceSource } from "../chance.ts";
import type { GameTypes, OpenGame } from "../game.ts";
import { invariant } from "../result.ts";
import type { Viewer } from "../seat.ts";
import { eachDeal, type Secrets } from "./secrets.ts";
import { must } from "./subject.ts";

/** How the samples of a view spread over the deals that are consistent with it. */
export interface Spread {
  /** Different states among the consistent deals. */
  readonly states: number;
  /** Consistent deals, every single thing told apart. */
  readonly deals: number;
  readonly samples: number;
  /** Pearson's statistic against the exact frequencies, and its degrees of freedom. */
  readonly chiSquare: number;
  readonly freedom: number;
}

/** Where a spread is measured. */
export interface Case<T extends GameTypes> {
  readonly open: OpenGame<T>;
  readonly secrets: Secrets<T["state"]>;
  readonly state: T["state"];
  readonly viewer: Viewer;
}

/** What samples are expected of every state, at least. */
const EACH = 10;
const MOST = 200_000;

/** The exact number of deals behind every state that is consistent with what the viewer knows, by its hash. */
export function dealsByState<T extends GameTypes>({ open, secrets, state, viewer }: Case<T>): Map<string, number> {
  const deals = new Map<string, number>();
  eachDeal(secrets, state, viewer, (other) => {
    const hash = open.hash(other);
    deals.set(hash, (deals.get(hash) ?? 0) + 1);
  });
  return deals;
}

/**
 * Draws samples of the viewer's view and compares them with the full enumeration of the consistent deals by the
 * game's secrets. Throws when a sample is none of them.
 */
export function spreadOf<T extends GameTypes>(where: Case<T>, source: ChanceSource): Spread {
  const { open, state, viewer } = where;
  const deals = dealsByState(where);
  must(deals.has(open.hash(state)), "the state itself is consistent with what the viewer knows");
  const total = [...deals.values()].reduce((a, b) => a + b, 0);
  const samples = Math.min(MOST, Math.ceil((EACH * total) / Math.min(...deals.values())));
  const view = open.view(state, viewer);
  const found = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const sample = open.sample(view, source);
    const hash = open.hash(sample);
    must(deals.has(hash), () => `the sample ${open.printPosition(sample)} contradicts what ${viewer} knows`);
    found.set(hash, (found.get(hash) ?? 0) + 1);
  }
  let chiSquare = 0;
  for (const [hash, n] of deals) {
    const expected = (samples * n) / total;
    chiSquare += ((found.get(hash) ?? 0) - expected) ** 2 / expected;
  }
  return { states: deals.size, deals: total, samples, chiSquare, freedom: deals.size - 1 };
}

/** The largest chi-square that chance alone gives, but for one time in some hundred thousand (Wilson and Hilferty). */
export function chiSquareLimit(freedom: number): number {
  invariant(freedom >= 0, "degrees of freedom");
  if (freedom === 0) return 0;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 4.3 * Math.sqrt(spread)) ** 3;
}

/** Throws unless the samples spread evenly over the consistent deals. */
export function mustSpreadEvenly<T extends GameTypes>(where: Case<T>, source: ChanceSource): Spread {
  const spread = spreadOf(where, source);
  const limit = chiSquareLimit(spread.freedom);
  must(
    spread.chiSquare <= limit,
    () =>
      `samples for ${where.viewer} are not even over ${spread.deals} deals: chi-square ${spread.chiSquare.toFixed(1)}, ` +
      `limit ${limit.toFixed(1)}, at ${where.open.printPosition(where.state)}`,
  );
  return spread;
}
