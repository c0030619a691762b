import { listOf, type Reader } from "#boardkit";
import { AREAS, type AreaName, areaOfSymbol, type CardName, SYMBOLS, type SymbolName } from "../../rules/content.ts";

/** Names of things in the reader's language. */

type Words = Pick<Reader, "say">;

export const areaName = ({ say }: Words, area: AreaName): string => say(`area.${area}`);
/** The short name of an area for cards. */
export const shortName = ({ say }: Words, area: AreaName): string => say(`short.${area}`);
export const symbolName = ({ say }: Words, symbol: SymbolName): string => say(`symbol.${symbol}`);
/** What a card shows. */
export interface Face {
  readonly symbol: SymbolName;
  readonly number: number;
  readonly area: AreaName;
}

export function faceOf(card: CardName): Face {
  const [first, last] = card.split("-");
  const symbol = SYMBOLS.find((each) => each === first) ?? "key";
  return { symbol, number: Number(last), area: areaOfSymbol(symbol) };
}

/** "pigment 3" */
export function cardName(words: Words, card: CardName): string {
  const { symbol, number } = faceOf(card);
  return words.say("card.short", { symbol: symbolName(words, symbol), n: number });
}

/** "pigment 3, Workshops" */
export function fullCardName(words: Words, card: CardName): string {
  const { symbol, number, area } = faceOf(card);
  return words.say("card.full", { symbol: symbolName(words, symbol), n: number, area: areaName(words, area) });
}

export const cardNames = (reader: Pick<Reader, "say" | "locale">, cards: readonly CardName[]): string =>
  listOf(
    reader.locale,
    cards.map((card) => cardName(reader, card)),
  );

export const isArea = (name: string): name is AreaName => AREAS.some((area) => area === name);
export const isSymbol = (name: string): name is SymbolName => SYMBOLS.some((symbol) => symbol === name);
