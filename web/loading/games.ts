import { signal } from "@preact/signals";
import type { Catalog, GameUi, Say } from "#boardkit";
import type { AnyGame, Figures, GameMeta } from "#engine";
import { shelfOf } from "#games/ui";
import { currentLocale, sayWith } from "../i18n/language.ts";
import { figuresAtHand } from "./figures.ts";
import { loadOnce } from "./load-once.ts";

/** A loaded game: rules, pictures, and words in the reader's language. */
export interface AtHand {
  readonly meta: GameMeta;
  readonly game: AnyGame;
  readonly ui: GameUi;
  readonly say: Say;
  /** The figures of the match or table, if it has any. */
  readonly figures?: Figures;
}

type Loaded = Pick<AtHand, "game" | "ui">;

const loaded = signal<ReadonlyMap<string, Loaded>>(new Map());
const catalogs = signal<ReadonlyMap<string, Catalog>>(new Map());
const atHands = new Map<string, AtHand>();
/** In the language in which it was asked for last. */
const latest = new Map<string, AtHand>();

/**
 * The game with the figures of this hash: always the same object for one language. It is `null` while some of it is
 * being fetched; components that read it render again when it has arrived. While another language is being fetched, the
 * game in the former language is returned, so that the board stays as it is.
 */
export function gameAtHand(id: string, content?: string): AtHand | null {
  const shelf = shelfOf(id);
  if (shelf === undefined) return null;
  const parts = loaded.value.get(id);
  if (parts === undefined) {
    loadOnce(id, async () => {
      const found = await shelf.load();
      loaded.value = new Map(loaded.value).set(id, found);
    });
    return null;
  }
  const which = `${id} ${content}`;
  const name = `${id} ${currentLocale()}`;
  const catalog = catalogs.value.get(name);
  if (catalog === undefined) {
    const locale = currentLocale();
    loadOnce(name, async () => {
      const words = await parts.ui.messages[locale]();
      catalogs.value = new Map(catalogs.value).set(name, words);
    });
    return latest.get(which) ?? null;
  }
  const figures = content === undefined ? undefined : figuresAtHand(parts.game, content);
  if (figures === null) return null;
  const key = `${name} ${content}`;
  const known = atHands.get(key) ?? withFigures({ meta: shelf.meta, ...parts, say: sayWith(catalog) }, figures);
  atHands.set(key, known);
  latest.set(which, known);
  return known;
}

const withFigures = (atHand: AtHand, figures: Figures | undefined): AtHand =>
  figures === undefined ? atHand : { ...atHand, figures };

/** The label of an option's value; a value that is a seat is its own label. */
export const optionValue = (words: Say, option: string, value: string): string =>
  /^\d$/.test(value) ? value : words(`option.${option}.${value}`);
