import { signal } from "@preact/signals";
import type {
  Aid,
  AidTexts,
  Book,
  BookTexts,
  ExerciseSet,
  ExerciseTexts,
  Guide,
  GuideTexts,
  Learn,
  Locale,
} from "#boardkit";
import { shelfOf } from "#games/ui";
import { currentLocale } from "../i18n/language.ts";
import { loadOnce } from "./load-once.ts";

/** What teaches a game, loaded when somebody opens it; components that read it render again when it has arrived. */

interface BookAtHand {
  readonly book: Book;
  readonly texts: BookTexts;
}

interface AidAtHand {
  readonly aid: Aid;
  readonly texts: AidTexts;
}

const arrived = signal<ReadonlyMap<string, unknown>>(new Map());

/** The thing of this name; `null` while it is being fetched. */
function once<T>(name: string, load: () => Promise<T>): T | null {
  const found = arrived.value.get(name);
  if (found !== undefined) return found as T;
  loadOnce(`learn ${name}`, async () => {
    const loaded = await load();
    arrived.value = new Map(arrived.value).set(name, loaded);
  });
  return null;
}

const learnOf = (game: string): Learn | null => {
  const shelf = shelfOf(game);
  return shelf === undefined ? null : once(game, shelf.learn);
};

interface Written<T> {
  readonly texts: Readonly<Record<Locale, () => Promise<T>>>;
}

/** The part with its texts in the reader's language. */
function withTexts<W extends Written<unknown>>(name: string, load: () => Promise<W>) {
  const part = once(name, load);
  const locale = currentLocale();
  const texts = part === null ? null : once(`${name} ${locale}`, part.texts[locale]);
  return part === null || texts === null ? null : { part, texts: texts as Awaited<ReturnType<W["texts"][Locale]>> };
}

/** `undefined` for a game whose book nobody has written yet. */
export function bookAtHand(game: string): BookAtHand | null | undefined {
  const learn = learnOf(game);
  if (learn === null) return null;
  if (learn.book === undefined) return undefined;
  const found = withTexts(`${game} book`, learn.book);
  return found === null ? null : { book: found.part, texts: found.texts };
}

/** Fetches book and aid in the reader's language, so that a match without a connection has them. */
export async function fetchAhead(game: string): Promise<void> {
  const learn = await shelfOf(game)?.learn();
  const parts = await Promise.all([learn?.book?.(), learn?.aid?.()]);
  await Promise.all(parts.map((part) => part?.texts[currentLocale()]()));
}

/** `undefined` for a game without one. */
export function aidAtHand(game: string): AidAtHand | null | undefined {
  const learn = learnOf(game);
  if (learn === null) return null;
  if (learn.aid === undefined) return undefined;
  const found = withTexts(`${game} aid`, learn.aid);
  return found === null ? null : { aid: found.part, texts: found.texts };
}

interface ExercisesFound {
  readonly set: ExerciseSet;
  readonly texts: ExerciseTexts;
}

/** `undefined` for a game whose exercises nobody has written yet. */
export function exercisesOf(game: string): ExercisesFound | null | undefined {
  const learn = learnOf(game);
  if (learn === null) return null;
  if (learn.exercises === undefined) return undefined;
  const found = withTexts(`${game} exercises`, learn.exercises);
  return found === null ? null : { set: found.part, texts: found.texts };
}

export interface GuideFound {
  readonly guide: Guide;
  readonly texts: GuideTexts;
}

/** `undefined` for a game whose guided match nobody has prepared yet. */
export function guideOf(game: string): GuideFound | null | undefined {
  const learn = learnOf(game);
  if (learn === null) return null;
  if (learn.guide === undefined) return undefined;
  const found = withTexts(`${game} guide`, learn.guide);
  return found === null ? null : { guide: found.part, texts: found.texts };
}

/** The guide without its texts, for opening its match. */
export async function guidesOf(game: string): Promise<Guide | undefined> {
  const learn = await shelfOf(game)?.learn();
  return learn?.guide?.();
}
