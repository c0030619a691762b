import type { ComponentType } from "preact";
import type { Seat, SeatCount } from "#engine";
import type { Locale, Reader } from "../game-ui.ts";

/**
 * A game's rule book as the game brings it: data here, texts in one file a language. One folder of the browser draws it
 * for every game (`web/learn/book/`), one test checks it for every game (`games/learn.test.ts`).
 */

/** A live piece of the real board: a position, and what of it is seen. */
export interface Fragment {
  readonly seats: SeatCount;
  readonly options?: Readonly<Record<string, string>>;
  /** In notation. */
  readonly position: string;
  /** Whose eyes see it, and who presses. */
  readonly you: Seat;
  /** Targets that are brought into view, as large as they fit. */
  readonly show: readonly string[];
  /** Targets that the reader may press; without them it is a picture. */
  readonly press?: readonly string[];
}

/** A section with a lasting address: `/rules/<game>#<id>`. */
export interface Section {
  readonly id: string;
  /** Paragraphs of RULES.md that it tells. */
  readonly covers: readonly string[];
  readonly fragment?: Fragment;
}

export interface Chapter {
  readonly id: string;
  readonly sections: readonly Section[];
}

/** The terms of a match: what the figures and marks of a text are made from. */
export interface Terms {
  readonly options: Readonly<Record<string, string>>;
  /** As `content.parse` gave it; left out for a game without figures. */
  readonly content?: unknown;
}

/** The values of a text's `{names}`. */
export type Figures = Readonly<Record<string, string | number>>;

/** What a block of its own is drawn from. */
export type BlockProps = Pick<Reader, "say" | "locale"> & Terms;

/** A piece or a symbol: its picture is an svg or a small element of about 40 px. */
export interface Word {
  readonly id: string;
  readonly Picture: ComponentType;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** Pieces and symbols with their pictures, the last chapter. */
  readonly words: readonly Word[];
  /** Drawings and tables that a text asks for by `[[name]]`. */
  readonly blocks: Readonly<Record<string, ComponentType<BlockProps>>>;
  /** Paragraphs of RULES.md that no section tells, each with the reason. */
  readonly excepted: Readonly<Record<string, string>>;
  /** The section that explains a reason of `whyNot`, by its code. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The section that explains a part of the board, by the kind of its target (the word before the first colon). */
  readonly parts: Readonly<Record<string, string>>;
  figures(terms: Terms): Figures;
  readonly texts: Readonly<Record<Locale, () => Promise<BookTexts>>>;
}

/**
 * The texts of a section. A paragraph that begins with `- ` is an item of a list, `# ` of a numbered one;
 * `@option:value ` marks what holds with that value alone; `[[name]]` is a block. Inside stand `**bold**`,
 * `[a link](#section)` and the `{figures}` of the book.
 */
export interface SectionTexts {
  readonly title: string;
  readonly text: readonly string[];
  /** Words by which players look for it and that the text does not use. */
  readonly also?: string;
  /** What is seen on the fragment, or what to try there. */
  readonly fragment?: string;
  /** Said when it has been tried. */
  readonly tried?: string;
}

export interface BookTexts {
  readonly chapters: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, SectionTexts>>;
  readonly words: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
}

/** The section about ties: every book has it under this address. */
export const TIES = "ties";
