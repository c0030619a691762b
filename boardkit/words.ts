import type { Locale } from "./game-ui.ts";

/** House style: British English, Portuguese of Portugal. */
const TAGS: Readonly<Record<Locale, string>> = { en: "en-GB", de: "de", pt: "pt-PT" };
const formats = new Map<Locale, Intl.ListFormat>();

/** "Ada, Bruno and Clara" in the reader's language. */
export function listOf(locale: Locale, parts: readonly string[]): string {
  const known = formats.get(locale) ?? new Intl.ListFormat(TAGS[locale], { type: "conjunction" });
  formats.set(locale, known);
  return known.format(parts);
}
