import { type I18n, setupI18n } from "@lingui/core";
import { signal } from "@preact/signals";
import { type Catalog, LANGUAGE_TAGS, LOCALES, type Locale, listOf, type Say } from "#boardkit";
import { untilLoaded } from "../loading/load-once.ts";
import type english from "./locale/en.json";

/** A key of the platform's catalogs. */
type Key = keyof typeof english;
type Values = Readonly<Record<string, string | number>>;

const CATALOGS: Readonly<Record<Locale, () => Promise<{ readonly default: Catalog }>>> = {
  en: () => import("./locale/en.json"),
  de: () => import("./locale/de.json"),
  pt: () => import("./locale/pt.json"),
};

const STORED = "fiorino.language";

const isLocale = (text: string | null | undefined): text is Locale => LOCALES.some((each) => each === text);

/** The language chosen here before, else the first of the browser's languages that has a catalog. */
function preferred(): Locale {
  const stored = localStorage.getItem(STORED);
  if (isLocale(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? "en";
}

interface Words {
  readonly locale: Locale;
  readonly messages: Catalog;
  readonly i18n: I18n;
}

const speak = (locale: Locale, messages: Catalog): Words => ({
  locale,
  messages,
  i18n: setupI18n({
    locale,
    locales: LANGUAGE_TAGS[locale],
    messages: { [locale]: messages as Record<string, string> },
  }),
});

const words = signal<Words>(speak("en", {}));

/** The reader's language. */
export const currentLocale = (): Locale => words.value.locale;

let wanted: Locale = "en";

/** Loads a language. The one chosen last wins, even when an earlier catalog arrives after its own. */
async function load(locale: Locale): Promise<void> {
  wanted = locale;
  const { default: messages } = await untilLoaded(CATALOGS[locale]);
  if (wanted !== locale) return;
  words.value = speak(locale, messages);
  document.documentElement.lang = LANGUAGE_TAGS[locale];
}

/** Loads the reader's language; nothing is drawn before. */
export const startLanguage = (): Promise<void> => load(preferred());

export function chooseLanguage(locale: Locale): Promise<void> {
  localStorage.setItem(STORED, locale);
  return load(locale);
}

/** A message of the platform in the reader's language. */
export const say = (key: Key, values?: Values): string => words.value.i18n._(key, values);

/** "A, B and C" by the locale. */
export const list = (items: readonly string[]): string => listOf(words.value.locale, items);

/** Longer lists are not read. */
const MOST_LISTED = 3;

export const isLong = (items: readonly string[]): boolean => items.length > MOST_LISTED;

/** The same, but equal ones once and of many only the first ones: "A, B, C, ...". */
export function shortList(items: readonly string[]): string {
  const different = [...new Set(items)];
  return isLong(different) ? `${different.slice(0, MOST_LISTED).join(", ")}, …` : list(different);
}

/** The messages of a game, with the platform's behind them. */
export function sayWith(catalog: Catalog): Say {
  const { locale, messages } = words.value;
  const { i18n } = speak(locale, { ...messages, ...catalog });
  return (key, values) => i18n._(key, values);
}
