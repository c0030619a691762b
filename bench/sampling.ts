import { type Policy, playByPolicies, policyByName, UNHURRIED } from "#bots";
import { type AnyOpenGame, FastChance, type GameTypes, isToAct, NO_MOVE, type Sampler, SEATS_OF } from "#engine";
import { cpuSeconds, median } from "./clock.ts";
import { heapGrowth } from "./heap.ts";

/** What samples cost, in microseconds of processor time, each position with the view of a seat that decides there. */
export interface SamplingCosts {
  readonly positions: number;
  /** Of one sample, over all positions. */
  readonly mean: number;
  readonly p99: number;
  readonly worst: number;
  /** Of preparing a sampler: the middle of the positions, and the most. */
  readonly prepared: number;
  readonly mostPrepared: number;
  /** Bytes that a sample takes from the heap. */
  readonly allocated: number;
}

/** Samples in one measurement, and measurements of a position: their median drops what the machine does beside. */
const WRITES = 100;
const MEASUREMENTS = 3;
/** Positions whose samplers are written in turn while the heap is watched. */
const WATCHED = 64;
const WATCHED_SAMPLES = 300_000;

/** Measures positions of greedy and of random matches, half of the matches each. */
export function timeSampling(open: AnyOpenGame, matches: number): SamplingCosts {
  const views = [...viewsOf(open, "greedy", matches), ...viewsOf(open, "random", matches)];
  const state = open.blank();
  const source = new FastChance(1);
  const time = (times: number, run: () => void): number => {
    const start = cpuSeconds();
    for (let i = 0; i < times; i++) run();
    return ((cpuSeconds() - start) * 1e6) / times;
  };
  for (const view of views) open.sampler(view).write(state, source);
  const costs = views.map((view) => {
    const prepared = time(1, () => open.sampler(view));
    const sampler = open.sampler(view);
    const write = (): void => sampler.write(state, source);
    return { prepared, sample: median(Array.from({ length: MEASUREMENTS }, () => time(WRITES, write))) };
  });
  const samples = costs.map(({ sample }) => sample).toSorted((a, b) => a - b);
  return {
    positions: views.length,
    mean: samples.reduce((a, b) => a + b, 0) / samples.length,
    p99: samples[Math.floor(samples.length * 0.99)] ?? 0,
    worst: samples.at(-1) ?? 0,
    prepared: median(costs.map(({ prepared }) => prepared)),
    mostPrepared: Math.max(...costs.map(({ prepared }) => prepared)),
    allocated: heapTaken(open, views),
  };
}

/** The views of the seats that decide, at every real decision of some matches of one policy. */
function viewsOf(open: AnyOpenGame, name: string, matches: number): readonly unknown[] {
  const policy = policyByName(name) as Policy;
  const policies = Array.from({ length: open.seats }, () => policy);
  const views: unknown[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const state = open.setup();
    const onEntry = (): void => {
      if (open.forced(state) !== NO_MOVE) return;
      const mask = open.toAct(state);
      for (const seat of SEATS_OF[open.seats]) if (isToAct(mask, seat)) views.push(open.view(state, seat));
    };
    playByPolicies({ game: open, state, policies, source: new FastChance(seed), budget: UNHURRIED, onEntry });
  }
  return views;
}

function heapTaken(open: AnyOpenGame, views: readonly unknown[]): number {
  const every = Math.max(1, Math.floor(views.length / WATCHED));
  const samplers: readonly Sampler<GameTypes["state"]>[] = views
    .filter((_, i) => i % every === 0)
    .map((view) => open.sampler(view));
  const state = open.blank();
  const source = new FastChance(1);
  const batch = (): number => {
    for (let i = 0; i < samplers.length; i++) samplers[i]?.write(state, source);
    return samplers.length;
  };
  return heapGrowth({ name: "samples", batch, matchesPerBatch: 0 }, WATCHED_SAMPLES).allocated;
}
