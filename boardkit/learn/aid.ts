import type { ComponentType } from "preact";
import type { Locale, Reader } from "../game-ui.ts";
import type { Figures, Terms } from "./book.ts";

/**
 * A game's player aid: one screen and one sheet of A4, made from its content tables, its catalog and a few short texts.
 * `web/learn/aid/` draws it for every game.
 */

/** The tab of a phone, and the column of a desktop, that a block lies in. */
export const AID_TABS = ["turn", "points", "pieces"] as const;
export type AidTab = (typeof AID_TABS)[number];

/** A line: a name or a picture, how often there is one, what it does. */
export interface AidRow {
  readonly Picture?: ComponentType;
  readonly name: string;
  readonly count?: number;
  readonly text: string;
}

/** A name, and its figures in a row. */
export interface AidFigures {
  readonly name: string;
  readonly cells: readonly (string | number)[];
}

export type AidPart =
  | { readonly kind: "steps" | "rows"; readonly rows: readonly AidRow[] }
  | { readonly kind: "table"; readonly rows: readonly AidFigures[] }
  | { readonly kind: "note"; readonly text: string };

export interface AidBlock {
  readonly tab: AidTab;
  readonly title: string;
  readonly parts: readonly AidPart[];
}

/** What an aid is made from: the terms of the match, the game's catalog, the aid's own texts. */
export interface AidReader extends Terms, Pick<Reader, "say" | "locale"> {
  /** A text of the aid with its figures. */
  readonly text: (id: string, figures?: Figures) => string;
}

export interface Aid {
  blocks(reader: AidReader): readonly AidBlock[];
  readonly texts: Readonly<Record<Locale, () => Promise<AidTexts>>>;
}

export type AidTexts = Readonly<Record<string, string>>;
