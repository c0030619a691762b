import type { Locale, Say } from "#boardkit";
import { sayFrom } from "#boardkit/testing";
import de from "./locale/de.json";
import en from "./locale/en.json";
import pt from "./locale/pt.json";

/** The words for tests, compiled as in the product. */
export const sayIn = (locale: Locale): Say => sayFrom({ en, de, pt }, locale);
