import type { Seat } from "#engine";
import { addedUp } from "../words/turns.ts";
import type { StoryLine } from "./story.ts";

/** The most lines of a story. */
const MOST_LINES = 20;

/** A line about the reader is folded with others only when there is nothing else to fold. */
const WEIGHT_OF_YOURS = 1000;
/** Two lines between turns are folded only when there is nothing else but the reader's: no words stand for both. */
const WEIGHT_OF_BETWEEN = 100;
/** Turns of the end weigh more than those of the beginning, by up to so many turns. */
const WEIGHT_OF_LATE = 12;

/**
 * Folds neighbours into one line until there are few enough: those of long ago first. `lines` are in order of time, and
 * so is what comes back.
 */
export function folded(
  lines: readonly StoryLine[],
  several: (n: number, seats: readonly Seat[]) => string,
): readonly StoryLine[] {
  const left: Fold[] = lines.map((line) => ({
    ...{ line, seats: line.seat === null ? [] : [line.seat] },
  }));
  while (left.length > MOST_LINES) {
    const at = lightest(left);
    const [a, b] = [left[at], left[at + 1]];
    if (a === undefined || b === undefined) break;
    left.splice(at, 2, together(a, b));
  }
  return left.map(({ line, seats }) => (line.turns > 1 ? worded(line, several(line.turns, seats)) : line));
}

/** A line of several turns brings nothing of its own. */
const worded = (line: StoryLine, text: string): StoryLine => ({
  ...{ ...line, text, whole: { seat: null, text, brought: "" } },
});

interface Fold {
  readonly line: StoryLine;
  /** Whose turns, in order of the first. */
  readonly seats: readonly Seat[];
}

/** Index of the first of the two neighbours whose details matter least. */
function lightest(folds: readonly Fold[]): number {
  let [at, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, { line }] of folds.slice(0, -1).entries()) {
    const next = folds[i + 1]?.line ?? line;
    const yours = line.isAboutYou || next.isAboutYou ? WEIGHT_OF_YOURS : 0;
    const between = line.turns + next.turns === 0 ? WEIGHT_OF_BETWEEN : 0;
    const weight = yours + between + line.turns + next.turns + (WEIGHT_OF_LATE * i) / folds.length;
    if (weight < least) [at, least] = [i, weight];
  }
  return at;
}

function together(a: Fold, b: Fold): Fold {
  const turns = a.line.turns + b.line.turns;
  // A scoring goes into the line of the only turn beside it.
  const { seat, text, whole } = b.line.turns === 1 ? b.line : a.line;
  const line = {
    ...{ seat: turns === 1 ? seat : null, text, whole, from: a.line.from, end: b.line.end, turns },
    points: addedUp([a.line.points, b.line.points]),
    isAboutYou: a.line.isAboutYou || b.line.isAboutYou,
  };
  return {
    line: turns === 0 ? worded(line, `${a.line.text}; ${b.line.text}`) : line,
    seats: [...new Set([...a.seats, ...b.seats])],
  };
}
