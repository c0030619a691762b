import { MANNER, type Policy, playByPolicies, policyByName, Search, UNHURRIED } from "#bots";
import { type AnyOpenGame, FastChance, firstSeat, NO_MOVE, playout } from "#engine";
import { cpuSeconds } from "./clock.ts";

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
  let decisions = 0;
  let searched = 0;
  let played = 0;
  const measure = (from: typeof state): void => {
    const seat = firstSeat(open.toAct(from));
    const sampler = open.sampler(open.view(from, seat));
    const start = cpuSeconds();
    const search = new Search({ game: open, seat, sampler, source }, MANNER);
    for (let i = 0; i < ITERATIONS; i++) search.iterate();
    const between = cpuSeconds();
    for (let i = 0; i < ITERATIONS; i++) {
      if (i % MANNER.shared === 0) sampler.write(dealt, source);
      open.copy(dealt, state);
      playout(open, state, source);
    }
    decisions++;
    searched += between - start;
    played += cpuSeconds() - between;
  };
  const policy = policyByName("greedy") as Policy;
  const policies = Array.from({ length: open.seats }, () => policy);
  for (let m = 0; m < matches; m++) {
    const match = open.setup();
    const onEntry = ({ by }: { readonly by: unknown }): void => {
      if (by !== "chance" && open.forced(match) === NO_MOVE) measure(match);
    };
    playByPolicies({ game: open, state: match, policies, source: new FastChance(m), budget: UNHURRIED, onEntry });
  }
  return { decisions, share: played / searched };
}
