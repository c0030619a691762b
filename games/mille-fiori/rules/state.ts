import { CHANCE, grid, layout, row, type Seat, scalar } from "#engine";
import { GOOD_INDEX, SPACES } from "./board/board.ts";
import { ALL_CARDS, BONUS_AREAS, BONUS_SPACES, KINDS, type Kind } from "./content.ts";

export const PLAYERS = [0, 1, 2, 3] as const;
export type Player = (typeof PLAYERS)[number];
export const PLAYERS_OF = { 2: [0, 1], 3: [0, 1, 2], 4: PLAYERS } as const satisfies Record<
  2 | 3 | 4,
  readonly Player[]
>;

/** The rules' parameters, computed from the options and the number of seats. */
export interface Rules {
  readonly seats: 2 | 3 | 4;
  readonly seatList: readonly Player[];
  /** 6.5 The edition `first`. */
  readonly first: boolean;
  /** 2.4 A seat keeps a card only at its turn. */
  readonly inTurn: boolean;
  /** 1.11 Diamonds of each colour. */
  readonly personal: number;
  readonly general: number;
  /** 2.1 Cards in the display at the setup; 2.2 cards added to it at the start of a round. */
  readonly setupDisplay: number;
  readonly roundDisplay: number;
  /** 2.6 Tricks of a round. */
  readonly tricks: 3 | 4;
}

export const HAND = 5;
export const HAND_SLOTS = [0, 1, 2, 3, 4] as const;
export const LAST_SLOT = 4;
export const MOST_ROUNDS = 10;

/** What can be awaited, in the order in which a match meets it. */
export const AWAITED = [
  "startPlayer",
  "setupDisplay",
  "deal",
  "roundDisplay",
  "keep",
  "play",
  "extra",
  "playExtra",
  "pass",
  "layOut",
  "over",
] as const;
export type Awaited = (typeof AWAITED)[number];
export const START_PLAYER = 0;
export const SETUP_DISPLAY = 1;
export const DEAL = 2;
export const ROUND_DISPLAY = 3;
export const KEEP = 4;
/** The kept card is to be placed or sailed with. */
export const PLAY = 5;
/** An extra card is to be taken or declined. */
export const EXTRA = 6;
/** The extra card taken is to be placed or sailed with. */
export const PLAY_EXTRA = 7;
export const PASS = 8;
export const LAY_OUT = 9;
export const OVER = 10;

/** 5 Where points come from. */
export const SOURCES = [
  "workshops",
  "houses",
  "nobili",
  "populi",
  "support",
  "trade",
  "harbor",
  "sea",
  "bonus",
] as const;
export type SourceName = (typeof SOURCES)[number];
export const SOURCE_INDEX = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const SUPPORT = 4;
export const FROM_TRADE = 5;
export const FROM_HARBOR = 6;
export const FROM_SEA = 7;
export const FROM_BONUS = 8;

/** Nobili 0, Populi 1. */
export const PYRAMIDS = [0, 1] as const;
export type Pyramid = (typeof PYRAMIDS)[number];

const FIFTEEN_BITS = 32767;

/** Eight kinds of cards each, the last one two. */
export const BLOCKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Block = (typeof BLOCKS)[number];
export const BLOCK_BITS = 3;

export const DISPLAY_MASKS = [0, 1, 2, 3, 4] as const;
export type DisplayMask = (typeof DISPLAY_MASKS)[number];
export const KINDS_A_MASK = 15;

/** Values "+ 1" have 0 for none. "Derived" repeats what other fields say, for speed (`derived.ts`). */
export const LAYOUT = layout({
  awaits: scalar({ max: OVER }),
  /** Cards dealt so far of those awaited now. */
  dealt: scalar({ max: 20 }),
  round: scalar({ max: MOST_ROUNDS }),
  /** From 1; 0 between the rounds. */
  trick: scalar({ max: 4 }),
  /** Seat + 1: the start player. */
  doge: scalar({ max: 4 }),
  /** Seat + 1: whose turn it is. */
  actor: scalar({ max: 4 }),
  /** Kind + 1 of the extra card to be placed or sailed with. */
  taken: scalar({ max: KINDS.length }),
  /** 6.2 Seat + 1 of the first seat to place the last diamond of its personal supply. */
  ending: scalar({ max: 4 }),

  /** 2.3 Kinds + 1, ascending, then zeros: a seat's hand, or its packet before its left neighbour. */
  hand: grid(PLAYERS, HAND_SLOTS, { max: KINDS.length, seen: "owner" }),
  /** Kind + 1, as long as it has not been played. */
  kept: row(PLAYERS, { max: KINDS.length, seen: "owner" }),
  deck: row(KINDS, { max: 4, seen: "none" }),
  deckSize: scalar({ max: ALL_CARDS }),
  display: row(KINDS, { max: 4 }),
  displaySize: scalar({ max: ALL_CARDS }),
  discards: row(KINDS, { max: 4 }),

  /** Seat + 1 by space. */
  board: row(SPACES, { max: 4 }),
  ship: row(PLAYERS, { max: 20 }),
  personal: row(PLAYERS, { max: 27 }),
  general: row(PLAYERS, { max: 5 }),
  /** Seat + 1 on each bonus space, the highest first. */
  bonus: grid(BONUS_AREAS, BONUS_SPACES, { max: 4 }),
  points: grid(SOURCE_INDEX, PLAYERS, { max: 9999 }),

  /** Derived: who is to act. */
  acting: scalar({ max: CHANCE }),
  /** Derived: kinds of cards in the display, fifteen to a mask. */
  displayKinds: row(DISPLAY_MASKS, { max: FIFTEEN_BITS }),
  /** Derived: cards of the deck by block of kinds, so that drawing passes over many at once. */
  deckBlocks: row(BLOCKS, { max: 24, seen: "none" }),
  /** Derived: workshops 0 to 14 and 15 to 29 of a seat, as masks. */
  workshopsLow: row(PLAYERS, { max: FIFTEEN_BITS }),
  workshopsHigh: row(PLAYERS, { max: FIFTEEN_BITS }),
  /** Derived: how many houses are filled; the numbers a seat has there, as a mask. */
  houses: scalar({ max: 20 }),
  houseNumbers: row(PLAYERS, { max: 63 }),
  /** Derived: people of a pyramid by seat, as masks. */
  people: grid(PYRAMIDS, PLAYERS, { max: 4095 }),
  /** Derived: filled rows of each good, as a mask; diamonds by good and seat. */
  goodRows: row(GOOD_INDEX, { max: 31 }),
  goods: grid(GOOD_INDEX, PLAYERS, { max: 5 }),
  /** Derived: filled ship spaces, as a mask. */
  berths: scalar({ max: FIFTEEN_BITS }),
  /** Derived: areas whose bonus a seat has, as a mask. */
  hasBonus: row(PLAYERS, { max: 31 }),
});

export type State = ReturnType<typeof LAYOUT.create<Rules>>;

export const actorOf = (s: State): Player => (s.actor[0] - 1) as Player;
/** The card that is to be placed or sailed with by the seat whose turn it is. */
export const cardInPlay = (s: State): Kind =>
  ((s.awaits[0] === PLAY_EXTRA ? s.taken[0] : s.kept[actorOf(s)]) - 1) as Kind;
export const dogeOf = (s: State): Player => (s.doge[0] - 1) as Player;

/** How many seats clockwise from `from` to `to`. */
export const stepsTo = (from: Seat, to: Seat, seats: number): number => (to - from + seats) % seats;
