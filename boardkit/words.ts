import type { Locale } from "./game-ui.ts";

const formats = new Map<Locale, Intl.ListFormat>();

/** "Ada, Bruno and Clara" in the reader's language. */
export function listOf(locale: Locale, parts: readonly string[]): string {
  const known = formats.get(locale) ?? new Intl.ListFormat(locale === "pt" ? "pt-PT" : locale, { type: "conjunction" });
  formats.set(locale, known);
  return known.format(parts);
}
