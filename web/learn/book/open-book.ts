import type { BlockProps, Book, BookTexts, Figures } from "#boardkit";
import type { AtHand } from "../../loading/games.ts";

/** A book as it is being read: its texts in the reader's language, for the terms of a table. */
export interface OpenBook {
  readonly book: Book;
  readonly texts: BookTexts;
  readonly atHand: AtHand;
  readonly figures: Figures;
  readonly terms: BlockProps;
  readonly onSection: (id: string) => void;
}

/** The chapter of pieces and symbols, the last one of every book. */
export const WORDS = "words";

/** Where an address leads: a section and its chapter. */
export interface Place {
  readonly chapter: string;
  readonly section: string;
}

const WHY = "why-";
const PART = "part-";
const WORD = "word-";

/**
 * The place of an address: a section, a chapter, `word-<id>` of the last chapter, `why-<reason>`, `part-<kind of
 * target>`. `null` when it leads nowhere (any more).
 */
export function placeOf(book: Book, address: string): Place | null {
  const [firstChapter] = book.chapters;
  const first = firstChapter?.sections[0];
  if (address === "" && firstChapter !== undefined && first !== undefined) {
    return { chapter: firstChapter.id, section: first.id };
  }
  if (address === WORDS) return { chapter: WORDS, section: WORDS };
  if (address.startsWith(WORD)) {
    const isThere = book.words.some(({ id }) => `${WORD}${id}` === address);
    return isThere ? { chapter: WORDS, section: address } : null;
  }
  const section = meantBy(book, address);
  const chapter = book.chapters.find(({ sections }) => sections.some(({ id }) => id === section));
  return chapter === undefined ? null : { chapter: chapter.id, section };
}

function meantBy({ reasons, parts }: Book, address: string): string {
  if (address.startsWith(WHY)) return reasons[address.slice(WHY.length)] ?? address;
  if (address.startsWith(PART)) return parts[address.slice(PART.length)] ?? address;
  return address;
}
