import { MANNER, Search } from "#bots";
import { type AnyOpenGame, FastChance, playout } from "#engine";
import { cpuSeconds } from "./clock.ts";
import { decisionsOf } from "./decisions.ts";

/** What an iteration of the search costs beside the playout that is part of it. */
export interface IteratingCosts {
  readonly decisions: number;
  /** Iterations in the time of as many playouts from samples of the same views, drawn as often. */
  readonly share: number;
}

const ITERATIONS = 1000;

/** Measures all decisions of greedy matches, each with a tree of its own. */
export function timeIterating(open: AnyOpenGame, matches: number): IteratingCosts {
  const source = new FastChance(1);
  const dealt = open.blank();
  const state = open.blank();
  const decisions = decisionsOf(open, "greedy", matches);
  let searched = 0;
  let played = 0;
  for (const { view, seat } of decisions) {
    const sampler = open.sampler(view);
    const start = cpuSeconds();
    const search = new Search({ game: open, seat, sampler, source }, MANNER);
    for (let i = 0; i < ITERATIONS; i++) search.iterate();
    const between = cpuSeconds();
    for (let i = 0; i < ITERATIONS; i++) {
      if (i % MANNER.shared === 0) sampler.write(dealt, source);
      open.copy(dealt, state);
      playout(open, state, source);
    }
    searched += between - start;
    played += cpuSeconds() - between;
  }
  return { decisions: decisions.length, share: played / searched };
}
