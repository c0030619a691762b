import type { Locale, Say } from "#boardkit";
import { type Catalogs, sayFrom } from "#boardkit/testing";
import de from "./locale/de.json";
import en from "./locale/en.json";
import pt from "./locale/pt.json";

/** The catalogs for tests, compiled as in the product. */
export const CATALOGS: Catalogs = { en, de, pt };

export const sayIn = (locale: Locale): Say => sayFrom(CATALOGS, locale);
