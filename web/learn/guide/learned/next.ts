import type { OptionSpec } from "#engine";
import { STEPS, type Step } from "./counts.ts";
import { keep, readRecord } from "./kept.ts";

/** What to offer next to whoever learns a game at this device. */
export type Next =
  | { readonly kind: "learn" }
  /** A guided match that goes on. */
  | { readonly kind: "go-on"; readonly table: string; readonly seen: number }
  | { readonly kind: "exercise"; readonly id: string; readonly done: number }
  | { readonly kind: "alone" }
  | { readonly kind: "option"; readonly option: string; readonly value: string }
  | { readonly kind: "nothing" };

export interface Learner {
  readonly counts: Readonly<Record<Step, number>>;
  /** The guided match that is not over. */
  readonly running: { readonly table: string; readonly seen: number } | undefined;
  readonly exercises: readonly { readonly id: string; readonly isReached: boolean }[];
  /** Values of options that have been played with, as `edition:first`. */
  readonly tried: ReadonlySet<string>;
  readonly options: readonly OptionSpec[];
}

/** After so many exercises a match is a good idea. */
const FEW = 5;

export function nextFor({ counts, running, exercises, tried, options }: Learner): Next {
  if (running !== undefined) return { kind: "go-on", ...running };
  if (counts.finished === 0) return { kind: "learn" };
  const done = exercises.filter(({ isReached }) => isReached).length;
  const open = exercises.find(({ isReached }) => !isReached);
  const exercise: Next | undefined = open === undefined ? undefined : { kind: "exercise", id: open.id, done };
  if (done < FEW && exercise !== undefined) return exercise;
  if (counts.again === 0) return { kind: "alone" };
  return untried(options, tried) ?? exercise ?? { kind: "nothing" };
}

function untried(options: readonly OptionSpec[], tried: ReadonlySet<string>): Next | undefined {
  for (const { id, values } of options) {
    const value = values.find((each) => !/^\d$/.test(each) && !tried.has(`${id}:${each}`));
    if (value !== undefined && values.some((each) => tried.has(`${id}:${each}`)))
      return { kind: "option", option: id, value };
  }
  return undefined;
}

const TRIED = "fiorino.tried-options";

/** The values of options that have been played with on this device. */
export function triedOptions(game: string): ReadonlySet<string> {
  const found = readRecord(TRIED)[game];
  return new Set(Array.isArray(found) ? found.filter((each) => typeof each === "string") : []);
}

export function noteOptions(game: string, options: Readonly<Record<string, string>>): void {
  const played = Object.entries(options).map(([id, value]) => `${id}:${value}`);
  const before = triedOptions(game);
  if (played.every((each) => before.has(each))) return;
  keep(TRIED, { ...readRecord(TRIED), [game]: [...new Set([...before, ...played])] });
}

export const hasBegun = (counts: Readonly<Record<Step, number>>): boolean => STEPS.some((step) => counts[step] > 0);
