import v8 from "node:v8";
import vm from "node:vm";
import { type Contender, median } from "./clock.ts";

/** Bytes a decision: taken from the heap while playing, and still held after a collection. */
export interface HeapGrowth {
  readonly allocated: number;
  readonly kept: number;
}

/** Decisions a round: many, for V8 counts a whole page of the heap (128 kB) as soon as a byte of it is taken. */
const DECISIONS = 1_000_000;
const ROUNDS = 9;

function playMany(contender: Contender, least: number): number {
  let decisions = 0;
  while (decisions < least) decisions += contender.batch();
  return decisions;
}

/** The garbage collector, which Node exposes only under a flag. */
function collector(): () => void {
  v8.setFlagsFromString("--expose-gc");
  const gc: unknown = vm.runInNewContext("gc");
  return typeof gc === "function" ? () => void gc() : () => undefined;
}

const held = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/**
 * Measured between collections on warm code, `least` decisions a round; the median drops rounds interrupted by an
 * automatic collection.
 */
export function heapGrowth(contender: Contender, least = DECISIONS): HeapGrowth {
  const collect = collector();
  playMany(contender, least);
  const allocated: number[] = [];
  // Until nothing falls away any more of what came before.
  for (let last = Number.POSITIVE_INFINITY; held() < last; collect()) last = held();
  const before = held();
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    collect();
    const start = held();
    const decisions = playMany(contender, least);
    allocated.push((held() - start) / decisions);
    total += decisions;
  }
  collect();
  return { allocated: Math.max(0, median(allocated)), kept: Math.max(0, (held() - before) / total) };
}
