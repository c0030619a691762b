import { setupI18n } from "@lingui/core";
import type { Catalog, Locale, Say } from "../game-ui.ts";
import { LANGUAGE_TAGS } from "../words/words.ts";

/** The three compiled catalogs of a game. */
export type Catalogs = Readonly<Record<Locale, Catalog>>;

/** A game's words as in the product; an unknown id or a missing argument throws. */
export function sayFrom(catalogs: Catalogs, locale: Locale): Say {
  const catalog = catalogs[locale];
  const i18n = setupI18n({
    locale,
    locales: LANGUAGE_TAGS[locale],
    messages: { [locale]: catalog as Record<string, string> },
  });
  return (id, args = {}) => {
    if (!Object.hasOwn(catalog, id)) throw new Error(`no words for ${id}`);
    const missing = argumentsOf(catalog[id]).filter((name) => args[name] === undefined);
    if (missing.length > 0) throw new Error(`${id} needs ${missing.join(", ")}`);
    return i18n._(id, { ...args });
  };
}

/** The names of a compiled message's arguments, sorted. */
export function argumentsOf(message: unknown): readonly string[] {
  const found = new Set<string>();
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, , forms] = token;
      found.add(String(name));
      if (typeof forms === "object" && forms !== null) for (const form of Object.values(forms)) walk(form);
    }
  };
  walk(message);
  return [...found].sort();
}
