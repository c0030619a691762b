import { type AnyOpenGame, FastChance, type GameTypes, type Sampler } from "#engine";
import { cpuSeconds, median } from "./clock.ts";
import { decisionsOf } from "./decisions.ts";
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
  const decided = [...decisionsOf(open, "greedy", matches), ...decisionsOf(open, "random", matches)];
  const views = decided.map(({ view }) => view);
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
