import type { Seat } from "#engine";
import type { GameUi, Locale, Reader } from "../game-ui.ts";

/** House style: British English, Portuguese of Portugal. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: "en-GB", de: "de", pt: "pt-PT" };
const formats = new Map<Locale, Intl.ListFormat>();

/** "Ada, Bruno and Clara" in the reader's language. */
export function listOf(locale: Locale, parts: readonly string[]): string {
  const known = formats.get(locale) ?? new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" });
  formats.set(locale, known);
  return known.format(parts);
}

export const seatName = ({ names }: Pick<Reader, "names">, seat: Seat): string => names[seat] ?? `${seat + 1}`;

export const seatNames = (reader: Pick<Reader, "names" | "locale">, seats: readonly Seat[]): string =>
  listOf(
    reader.locale,
    seats.map((seat) => seatName(reader, seat)),
  );

/** "+3", "−2" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** With a capital letter, for the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A move as a part of a sentence: "start a blue tower". */
export const phraseOf = (
  ui: Pick<GameUi, "moveLabel" | "movePhrase">,
  move: string,
  view: unknown,
  reader: Reader,
): string => ui.movePhrase?.(move, view, reader) ?? ui.moveLabel(move, view, reader);
