/**
 * Processor time of this process in seconds, all its threads: garbage collection and compiling count, other work on the
 * machine does not.
 */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Units done and seconds spent, summed over slices. */
export interface Pace {
  readonly units: number;
  readonly matches: number;
  readonly seconds: number;
}

/** A contender: plays a few matches and returns the number of their decisions. */
export interface Contender {
  readonly name: string;
  /** Plays one batch of matches; returns the number of decisions. */
  batch(): number;
  readonly matchesPerBatch: number;
}

/** Runs batches for about so many seconds. */
export function runSlice(contender: Contender, seconds: number): Pace {
  const start = cpuSeconds();
  let units = 0;
  let matches = 0;
  let spent = 0;
  while (spent < seconds) {
    units += contender.batch();
    matches += contender.matchesPerBatch;
    spent = cpuSeconds() - start;
  }
  return { units, matches, seconds: spent };
}

/** Runs for about so many seconds. */
type Slice = (seconds: number) => Pace | Promise<Pace>;

/** Runs slices of all contenders in turn, after one round to warm up, so that drift affects all alike. */
export async function race(
  slices: readonly Slice[],
  rounds: number,
  seconds: number,
): Promise<readonly (readonly Pace[])[]> {
  for (const slice of slices) await slice(seconds);
  const paces = slices.map((): Pace[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, slice] of slices.entries()) paces[i]?.push(await slice(seconds));
  }
  return paces;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
