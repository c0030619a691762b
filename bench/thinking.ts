import { type Policy, playByPolicies, UNHURRIED } from "#bots";
import { type AnyOpenGame, FastChance } from "#engine";
import { cpuSeconds } from "./clock.ts";

/** How long a bot thinks for one stretch, in milliseconds of processor time. */
export interface ThinkingTimes {
  readonly stretches: number;
  readonly median: number;
  /** The 95th percentile of the times of stretches. */
  readonly p95: number;
  readonly slowest: number;
}

/** Matches of a bot against itself; the first one warms up and is not counted. */
export function timeThinking(open: AnyOpenGame, policy: Policy, matches: number): ThinkingTimes {
  const times: number[] = [];
  const timed: Policy = {
    name: policy.name,
    stretch(...asked) {
      const start = cpuSeconds();
      const moves = policy.stretch(...asked);
      times.push((cpuSeconds() - start) * 1000);
      return moves;
    },
  };
  const policies = Array.from({ length: open.seats }, () => timed);
  for (let m = 0; m <= matches; m++) {
    playByPolicies({ game: open, policies, source: new FastChance(m), budget: UNHURRIED });
    if (m === 0) times.length = 0;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { stretches: times.length, median: at(0.5), p95: at(0.95), slowest: at(1) };
}
