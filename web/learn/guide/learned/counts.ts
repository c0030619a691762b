import { keep, readRecord } from "./kept.ts";

/** How far people have come with a game at this device: counted here alone, without names, shown to whoever has it. */

export const STEPS = ["started", "second", "points", "finished", "again"] as const;
export type Step = (typeof STEPS)[number];

const KEY = "fiorino.learned";

/** Guided matches that came so far, by game. `again`: another match was played after one. */
export function countsOf(game: string): Readonly<Record<Step, number>> {
  const found = readRecord(KEY)[game];
  const counts = typeof found === "object" && found !== null ? (found as Readonly<Record<string, unknown>>) : {};
  const at = (step: Step): number => (typeof counts[step] === "number" ? counts[step] : 0);
  return {
    started: at("started"),
    second: at("second"),
    points: at("points"),
    finished: at("finished"),
    again: at("again"),
  };
}

const STEP_KEY = "fiorino.learned-at";

/** Counts a step of a match once. */
export function countStep(game: string, table: string, step: Step): void {
  const done = readRecord(STEP_KEY)[game];
  const steps: readonly unknown[] = Array.isArray(done) ? done : [];
  const name = `${table} ${step}`;
  if (steps.includes(name)) return;
  keep(STEP_KEY, { ...readRecord(STEP_KEY), [game]: [...steps.slice(-MOST_KEPT), name] });
  const counts = countsOf(game);
  keep(KEY, { ...readRecord(KEY), [game]: { ...counts, [step]: counts[step] + 1 } });
}

/** How many matches are kept; older ones are dropped. */
const MOST_KEPT = 40;

export function forgetCounts(): void {
  keep(KEY, {});
  keep(STEP_KEY, {});
}
