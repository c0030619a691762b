import { type Below, below, tableOf } from "./board/tables.ts";

/** The cards of Mille Fiori and where they belong (RULES.md 1). The board is in `board.ts`. */

export const AREAS = ["workshops", "houses", "nobili", "populi", "trade", "harbor"] as const;
export type AreaName = (typeof AREAS)[number];
/** Index into AREAS. */
export type Area = 0 | 1 | 2 | 3 | 4 | 5;
export const WORKSHOPS = 0;
export const HOUSES = 1;
export const NOBILI = 2;
export const POPULI = 3;
export const TRADE = 4;
export const HARBOR = 5;

/** 1.9 Areas with a point bonus: the first five. */
export const BONUS_AREAS = [WORKSHOPS, HOUSES, NOBILI, POPULI, TRADE] as const;
export type BonusArea = (typeof BONUS_AREAS)[number];
export type BonusAreaName = Exclude<AreaName, "harbor">;
/** The spaces of a point bonus, the highest first. */
export const BONUS_SPACES = [0, 1, 2, 3] as const;
export const BONUS_POINTS = [20, 15, 10, 5] as const;

/** 2.3 Tricks of a round by the number of seats. */
export const TRICKS = { 2: 3, 3: 4, 4: 4 } as const;

/** What cards and spaces show, area by area. */
export const SYMBOLS = [
  "quartz",
  "ash",
  "lime",
  "pigment",
  "key",
  "coin",
  "lion",
  "cross",
  "shell",
  "fish",
  "lobster",
  "goblet",
  "carafe",
  "earrings",
  "swan",
  "ship",
] as const;
export type SymbolName = (typeof SYMBOLS)[number];
/** Indices into SYMBOLS. */
export const SIGNS = below(16);
export const PIGMENT = 3;
export const COIN = 5;
export const SHELL = 8;
export const GOBLET = 11;

const AREA_OF_SYMBOL: Readonly<Record<SymbolName, Area>> = {
  quartz: WORKSHOPS,
  ash: WORKSHOPS,
  lime: WORKSHOPS,
  pigment: WORKSHOPS,
  key: HOUSES,
  coin: NOBILI,
  lion: NOBILI,
  cross: NOBILI,
  shell: POPULI,
  fish: POPULI,
  lobster: POPULI,
  goblet: TRADE,
  carafe: TRADE,
  earrings: TRADE,
  swan: TRADE,
  ship: HARBOR,
};

/** How far a card sails. */
export type ShipNumber = 1 | 2 | 3 | 4 | 5;

/** 1.2 The numbers on the cards of each symbol: as many cards as the board has spaces for them. */
const NUMBERS: Readonly<Record<SymbolName, readonly ShipNumber[]>> = {
  quartz: [1, 2, 3, 3, 3, 4, 5],
  ash: [1, 2, 2, 3, 4, 4, 5],
  lime: [1, 1, 2, 3, 4, 5, 5],
  pigment: [1, 1, 2, 2, 3, 3, 4, 4, 5],
  key: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
  coin: [1, 2, 3, 5],
  lion: [1, 2, 3, 5],
  cross: [1, 2, 3, 4],
  shell: [1, 2, 3, 4],
  fish: [1, 2, 3, 4],
  lobster: [1, 2, 3, 5],
  goblet: [1, 2, 3, 4, 5],
  carafe: [1, 2, 3, 4, 5],
  earrings: [1, 2, 3, 4, 5],
  swan: [1, 2, 3, 4, 5],
  ship: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
};

/** A kind of card: its symbol and its number. Cards of one kind cannot be told apart. */
export type CardName = `${SymbolName}-${ShipNumber}`;
/** Index into CARDS. */
export type Kind = Below<74>;
export const KINDS = below(74);
export const ALL_CARDS = 109;

interface Card {
  readonly name: CardName;
  readonly symbol: SymbolName;
  readonly number: ShipNumber;
  readonly copies: number;
}

const cardsOf = (symbol: SymbolName): readonly Card[] =>
  [...new Set(NUMBERS[symbol])].map((number) => ({
    name: `${symbol}-${number}`,
    symbol,
    number,
    copies: NUMBERS[symbol].filter((each) => each === number).length,
  }));

/** Every kind of card: by symbol, then by number. */
export const CARDS: readonly Card[] = SYMBOLS.flatMap(cardsOf);

const KIND_BY_NAME = new Map(CARDS.map(({ name }, kind) => [name, kind as Kind]));
/** Index into CARDS of a card's name. */
export const kindOf = (name: CardName): Kind => KIND_BY_NAME.get(name) ?? 0;
export const cardName = (kind: Kind): CardName => CARDS[kind]?.name ?? "quartz-1";

export const COPIES = tableOf(KINDS, (kind) => CARDS[kind]?.copies ?? 0);
export const MOST_COPIES = 4;
export const NUMBER_OF = tableOf(KINDS, (kind) => CARDS[kind]?.number ?? 0);
/** The symbol of a card, as an index into SYMBOLS. */
export const SIGN_OF = tableOf(KINDS, (kind) => SYMBOLS.indexOf(CARDS[kind]?.symbol ?? "key"));
/** The area of a card. */
export const AREA_OF = tableOf(KINDS, (kind) => AREA_OF_SYMBOL[CARDS[kind]?.symbol ?? "key"]);
export const areaOfSymbol = (symbol: SymbolName): AreaName => AREAS[AREA_OF_SYMBOL[symbol]];
