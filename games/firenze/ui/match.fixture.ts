import type { Locale, Say } from "#boardkit";
import { sayFrom, watchedMatch } from "#boardkit/testing";
import type { Seat, SeatCount } from "#engine";
import { firenze } from "../index.ts";
import de from "./locale/de.json";
import en from "./locale/en.json";
import pt from "./locale/pt.json";

/** Most entries of a match: random players might never end it. */
const MOST = 600;

/** Plays a random match and shows every entry as the seat sees it. */
export const randomMatch = (seats: SeatCount, seed: number, viewer: Seat, options?: Readonly<Record<string, string>>) =>
  watchedMatch(firenze, { seats, seed, viewer, ...(options && { options }), limit: MOST });

/** The words, compiled as in the product. */
export const sayIn = (locale: Locale): Say => sayFrom({ en, de, pt }, locale);
