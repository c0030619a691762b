import type { Exercises } from "#engine";
import type { Catalog, Locale } from "../game-ui.ts";

/** The exercises of a game with their words, one file a language. */
export interface ExerciseSet extends Exercises {
  /** The section of the rule book that tells what an exercise asks for, by the exercise's id. */
  readonly sections: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<Locale, () => Promise<ExerciseTexts>>>;
}

export interface ExerciseTexts {
  /** Titles by chapter. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly exercises: Readonly<Record<string, ExerciseWords>>;
  /**
   * What is the case after a miss and what was wanted, by the name of what is lacking (`lackName`, and `.like` where
   * something like it happened), with `{n}`, `{of}` and the particulars of the check.
   */
  readonly lacks: Catalog;
}

export interface ExerciseWords {
  /** The task: aim and limit in one line. */
  readonly aim: string;
  /** The first hint: where to look. */
  readonly hint: string;
  /** What somebody who missed it may not have known: one or two sentences, true whatever they did. */
  readonly why: string;
}

interface File<T> {
  readonly default: T;
}

/** The texts of the exercises with their messages, which have a folder `locale` of their own, so that they are compiled. */
export const withLacks = (texts: File<Omit<ExerciseTexts, "lacks">>, lacks: File<Catalog>): ExerciseTexts => ({
  ...texts.default,
  lacks: lacks.default,
});
