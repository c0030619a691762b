import { useMemo, useRef } from "preact/hooks";
import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { TableView } from "#protocol";
import { currentLocale } from "../i18n/language.ts";
import type { AtHand } from "../loading/games.ts";
import { namesAt } from "../table/seat-names.ts";

/**
 * The reader of a match: the same object until one of its values changes, so that values computed from it stay cached.
 */
export function useReader(table: TableView, you: Seat | null, { say, figures }: AtHand): Reader {
  const names = useUnchanged(namesAt(table));
  const options = useUnchanged(table.options);
  const locale = currentLocale();
  const content = figures?.content;
  const hash = figures?.hash;
  return useMemo(
    () => ({ you, names, locale, say, options, content, ...(hash === undefined ? {} : { figures: hash }) }),
    [you, names, locale, say, options, content, hash],
  );
}

/** Reads turns whose words nobody reads. */
export const WORDLESS: Reader = { you: null, names: [], locale: "en", say: (id) => id };

/** Returns the earlier of two equal values. */
function useUnchanged<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
