import { type Book, type BookTexts, type Figures, fill } from "#boardkit";
import { plainText } from "../text/marked.ts";

/** Searches a book for what players ask: whole questions, single words, beginnings of words. */

export interface Found {
  /** The section's id, or `word-<id>` of a word of the last chapter. */
  readonly id: string;
  readonly title: string;
  /** The sentence that fits best. */
  readonly sentence: string;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly titleStems: ReadonlySet<string>;
  readonly alsoStems: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

export interface Index {
  readonly entries: readonly Entry[];
  /** How many entries have the stem. */
  readonly spread: ReadonlyMap<string, number>;
}

const LONGEST_STEM = 6;
const SHORTEST = 2;
const WEIGHTS = { title: 3, also: 2.5, text: 1 } as const;
const MOST = 8;

/** Letters and digits in lower case, without accents; long words by their beginning, so that their forms meet. */
export const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\d/.test(word) || (word.length >= SHORTEST && !EMPTY.has(word)))
    .map((word) => stem(word));

const stem = (word: string): string =>
  (word.length > 3 ? word.replace(/([aeo]?s|en|[aeo])$/, "") : word).slice(0, LONGEST_STEM);

/** Words of questions that tell nothing about the answer, without accents. */
const EMPTY = new Set(
  [
    "a an and are at can do does for from get have how if in is it may me my of on one or the to what when which who why will with you your",
    "aber am an auf aus bei darf das dem den der die du ein eine einen einer er es fur gibt habe hat ich im in ist kann man mehr mein meine mit passiert sind und viel von wann warum was wem wen wenn wer wie wird zu zum",
    "a ao aos acontece as com como da das de do dos e em estiver fica fico ha isso me meu minha minhas na nas no nos o os ou para pela pelo pode podem por porque posso qual quando quanto que quem se sao ser tem tenho um uma",
  ].flatMap((words) => words.split(" ")),
);

const sentencesOf = (paragraphs: readonly string[]): readonly string[] =>
  paragraphs.flatMap((each) => plainText(each).split(/(?<=[.:?!]) /)).filter((each) => each !== "");

function entryOf(id: string, title: string, paragraphs: readonly string[], also: string): Entry {
  const sentences = sentencesOf(paragraphs);
  return {
    ...{ id, title, sentences, titleStems: new Set(stemsOf(title)), alsoStems: new Set(stemsOf(also)) },
    stems: new Set(sentences.flatMap(stemsOf)),
  };
}

export function indexOf(book: Pick<Book, "chapters" | "words">, texts: BookTexts, figures: Figures): Index {
  const sections = book.chapters.flatMap((chapter) =>
    chapter.sections.map(({ id }) => {
      const { title = id, text = [], also = "" } = texts.sections[id] ?? {};
      const filled = text.map((each) => fill(each, figures));
      return entryOf(id, title, filled, also);
    }),
  );
  const words = book.words.map(({ id }) =>
    entryOf(`word-${id}`, texts.words[id]?.name ?? id, [fill(texts.words[id]?.text ?? "", figures)], ""),
  );
  const entries = [...sections, ...words];
  const spread = new Map<string, number>();
  for (const { titleStems, alsoStems, stems } of entries) {
    for (const each of new Set([...titleStems, ...alsoStems, ...stems])) spread.set(each, (spread.get(each) ?? 0) + 1);
  }
  return { entries, spread };
}

/** Whether the stem, or a beginning that is still being typed, is among these. */
const isIn = (stems: ReadonlySet<string>, wanted: string): boolean =>
  stems.has(wanted) || (wanted.length > 2 && [...stems].some((each) => each.startsWith(wanted)));

/** Rare words tell more: "tie" more than "card". */
const worthOf = ({ entries, spread }: Index, wanted: string): number =>
  Math.log(1 + entries.length / (1 + (spread.get(wanted) ?? 0)));

/** The sections that fit, the best first. */
export function search(index: Index, query: string): readonly Found[] {
  const wanted = [...new Set(stemsOf(query))];
  const worth = new Map(wanted.map((each) => [each, worthOf(index, each)]));
  return index.entries
    .map((entry) => ({ entry, score: scoreOf(entry, worth) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ entry: { id, title, sentences } }) => ({ id, title, sentence: bestOf(sentences, worth) }));
}

function scoreOf({ titleStems, alsoStems, stems }: Entry, worth: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const [wanted, each] of worth) {
    if (isIn(titleStems, wanted)) score += each * WEIGHTS.title;
    else if (isIn(alsoStems, wanted)) score += each * WEIGHTS.also;
    else if (isIn(stems, wanted)) score += each * WEIGHTS.text;
  }
  return score;
}

function bestOf(sentences: readonly string[], worth: ReadonlyMap<string, number>): string {
  const scored = sentences.map((sentence) => {
    const stems = new Set(stemsOf(sentence));
    return { sentence, score: [...worth].reduce((sum, [wanted, n]) => sum + (isIn(stems, wanted) ? n : 0), 0) };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.sentence ?? "";
}
