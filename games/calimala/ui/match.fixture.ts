import type { Locale, Say } from "#boardkit";
import { sayFrom, watchedMatch } from "#boardkit/testing";
import type { Seat, SeatCount } from "#engine";
import type { View } from "../hidden/view-types.ts";
import { calimala } from "../index.ts";
import { META } from "../meta.ts";
import de from "./locale/de.json";
import en from "./locale/en.json";
import pt from "./locale/pt.json";

/** Plays a random match to its end and shows every entry as the seat sees it. */
export const randomMatch = (seats: SeatCount, seed: number, viewer: Seat, options?: Readonly<Record<string, string>>) =>
  watchedMatch(calimala, { seats, seed, viewer, ...(options && { options }) });

/** The words, compiled as in the product. */
export const sayIn = (locale: Locale): Say => sayFrom({ en, de, pt }, locale);

/** The first position of a match in the edition of 2024, as blue sees it, of which this is true. */
export function viewWhere(isWanted: (view: View) => boolean): View {
  for (const { after } of randomMatch(3, 1, 0, META.presets[0].values["2024"])) if (isWanted(after)) return after;
  throw new Error("no such position");
}
