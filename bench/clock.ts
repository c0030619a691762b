/** Processor time of this process in seconds, all its threads: garbage collection and compiling count, other work on the machine does not. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Units done and seconds spent, summed over slices. */
export interface Pace {
  units: number;
  matches: number;
  seconds: number;
}

/** Something that is measured: plays a few matches and says how many decisions they took. */
export interface Contender {
  readonly name: string;
  /** One batch of matches; returns decisions. */
  batch(): number;
  readonly matchesPerBatch: number;
}

/** Runs batches for about so many seconds. */
export function runSlice(contender: Contender, seconds: number): Pace {
  const start = cpuSeconds();
  const pace: Pace = { units: 0, matches: 0, seconds: 0 };
  while (pace.seconds < seconds) {
    pace.units += contender.batch();
    pace.matches += contender.matchesPerBatch;
    pace.seconds = cpuSeconds() - start;
  }
  return pace;
}

/** Slices of all contenders in turn, round by round, after one round to warm up: what drifts, drifts for all. */
export function race(contenders: readonly Contender[], rounds: number, slice: number): readonly (readonly Pace[])[] {
  for (const contender of contenders) runSlice(contender, slice);
  const paces = contenders.map((): Pace[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, contender] of contenders.entries()) paces[i]?.push(runSlice(contender, slice));
  }
  return paces;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
