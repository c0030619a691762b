import { grid, layout, row, scalar } from "#engine";
import {
  BONUS_INDEX,
  BUILDING_INDEX,
  CHURCH_INDEX,
  COLOUR_INDEX,
  CONTRACT_INDEX,
  type Figures,
  HAND_KINDS,
  KINDS,
  SLOTS,
} from "./content.ts";

/** A seat of a match of Firenze. */
export type Player = 0 | 1 | 2 | 3;
export const PLAYERS = [0, 1, 2, 3] as const;
export const PLAYERS_OF = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] } as const;

/** The options, the figures and the number of seats in the form that the rules read. */
export interface Rules {
  readonly seats: 2 | 3 | 4;
  readonly seatList: readonly Player[];
  readonly figures: Figures;
  readonly campanile: boolean;
  readonly randomSeals: boolean;
  readonly ownerLosses: boolean;
  /** Printed points by contract. */
  readonly printed: readonly number[];
  /** By tile: contract, numeral from 0, points. */
  readonly tiles: readonly { readonly contract: number; readonly numeral: number; readonly points: number }[];
}

/** What can be awaited, in the order in which a match and a turn meets it. */
export const AWAITED = [
  "startPlayer",
  "balconies",
  "neutralSeals",
  "dealCards",
  "dealBricks",
  "choose",
  "lay",
  "cancel",
  "strike",
  "keep",
  "give",
  "drawCard",
  "drawBricks",
  "act",
  "contracts",
  "limitBricks",
  "limitCards",
  "over",
] as const;
export const START_PLAYER = 0;
export const BALCONIES = 1;
export const NEUTRAL_SEALS = 2;
export const DEAL_CARDS = 3;
export const DEAL_BRICKS = 4;
/** 3.1 Before the row card is named. */
export const CHOOSE = 5;
/** 3.1 The card's cost, card by card. */
export const LAY = 6;
/** 4.20 The event just taken may be cancelled. */
export const CANCEL = 7;
/** 4.4, 4.18 Which own tower the event hits. */
export const STRIKE = 8;
/** 4.30 Which towers are paid for. */
export const KEEP = 9;
/** Bricks out of storage, one by one. */
export const GIVE = 10;
export const DRAW_CARD = 11;
export const DRAW_BRICKS = 12;
/** Phases 2 and 3. */
export const ACT = 13;
/** Phase 5. */
export const CONTRACT_PHASE = 14;
/** Phase 6. */
export const LIMIT_BRICKS = 15;
export const LIMIT_CARDS = 16;
export const OVER = 17;

/** What bricks are given for. */
export const PURPOSES = ["none", "fire", "loss", "exchange", "build", "swap"] as const;
export const FOR_FIRE = 1;
export const FOR_LOSS = 2;
export const FOR_EXCHANGE = 3;
export const FOR_BUILD = 4;
export const FOR_SWAP = 5;

/** Six towers at the start of a turn and six founded in it. */
export type TowerSlot = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
export const TOWER_SLOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** Towers between turns: each got one of at most six bricks. */
export const STANDING = 6;
/** A tower is colour * 32 + height. */
export const TOWER_COLOUR = 32;
export const TOWER_BITS = 5;

export const NEUTRAL = 5;

/** Where points come from. */
export const SOURCES = ["contracts", "floorBonuses", "privileges", "lastSeal", "majorities", "feasts"] as const;
export type SourceName = (typeof SOURCES)[number];
export const SOURCE_INDEX = [0, 1, 2, 3, 4, 5] as const;
export const FROM_CONTRACTS = 0;
export const FROM_FLOORS = 1;
export const FROM_PRIVILEGES = 2;
export const FROM_LAST_SEAL = 3;
export const FROM_MAJORITIES = 4;
export const FROM_FEASTS = 5;

/** 5.4 */
export const MOST_TURNS = 200;

/** Values "+ 1" have 0 for none. */
export const LAYOUT = layout({
  awaits: scalar({ max: OVER }),
  /** Setup: tiles, seals or cards laid so far of those awaited now. */
  dealt: scalar({ max: 7 }),
  /** Seat + 1. */
  startPlayer: scalar({ max: 4 }),
  /** Seat + 1: whose turn it is. */
  active: scalar({ max: 4 }),
  /** Seat + 1 that suffers from the event just now. */
  loser: scalar({ max: 4 }),
  /** Kind + 1 of the event that is carried out. */
  event: scalar({ max: 27 }),
  /** Slot + 1 of the row card named, exchanged with or given bricks. */
  slot: scalar({ max: 6 }),
  /** Bricks still to be drawn for it. */
  drawLeft: scalar({ max: 255 }),
  /** What is awaited again after a person's effect. */
  back: scalar({ max: OVER }),
  /** Bricks or cards still to give, towers still to keep. */
  due: scalar({ max: 255 }),
  /** Merges equal orders: the lowest colour, card, tower or contract that may follow. */
  lowest: scalar({ max: 36 }),
  purpose: scalar({ max: FOR_SWAP }),
  /** Colour + 1 to get for what is given. */
  wanted: scalar({ max: 6 }),
  /** Seat + 1 that the wanted brick comes from; 0: the bag. */
  victim: scalar({ max: 4 }),
  /** Towers of `loser` that are paid for, as a mask. */
  kept: scalar({ max: 63 }),
  /** Bricks built this turn, and the lowest tower that may be raised next. */
  built: scalar({ max: 6 }),
  cursor: scalar({ max: 11 }),
  exchanged: scalar({ max: 1 }),
  /** Kinds of persons played this turn, as a mask. */
  played: scalar({ max: 255 }),
  /** Seat + 1 that placed its last seal first. */
  ending: scalar({ max: 4 }),
  turns: row(PLAYERS, { max: MOST_TURNS }),

  /** Seat + 1 or neutral, by contract; balcony tile + 1. */
  seals: row(CONTRACT_INDEX, { max: NEUTRAL }),
  balcony: row(CONTRACT_INDEX, { max: 19 }),
  balconiesDone: scalar({ max: 4 }),
  /** Seat + 1. */
  floorBonus: row(BONUS_INDEX, { max: 4 }),
  sealsLeft: row(PLAYERS, { max: 9 }),
  /** Small seals on Campanile. */
  bells: row(PLAYERS, { max: 1 }),

  /** Kind + 1; no gaps. */
  rowCard: row(SLOTS, { max: 27 }),
  rowBricks: grid(SLOTS, COLOUR_INDEX, { max: 31 }),
  bag: row(COLOUR_INDEX, { max: 31 }),
  storage: grid(PLAYERS, COLOUR_INDEX, { max: 31 }),
  /** 4.9, 4.10 Bricks of the event's card, out of its reach. */
  aside: row(COLOUR_INDEX, { max: 31 }),
  /** Ascending but for those founded this turn. */
  towers: grid(PLAYERS, TOWER_SLOTS, { max: 191 }),
  towerCount: row(PLAYERS, { max: 12 }),
  /** Bricks built on the active player's towers this turn. */
  fed: row(TOWER_SLOTS, { max: 6 }),

  startDeck: row(KINDS, { max: 9 }),
  deck: row(KINDS, { max: 9 }),
  discards: row(KINDS, { max: 9 }),
  hand: grid(PLAYERS, HAND_KINDS, { max: 9 }),
  buildings: grid(PLAYERS, BUILDING_INDEX, { max: 1 }),
  church: row(CHURCH_INDEX, { max: 1 }),
  points: grid(SOURCE_INDEX, PLAYERS, { min: -999, max: 9999 }),
});

export type State = ReturnType<typeof LAYOUT.create<Rules>>;

export const activeOf = (s: State): Player => (s.active[0] - 1) as Player;
/** The seat that decides: the one that suffers from an event, else the active player. */
export const actorOf = (s: State): Player => ((s.loser[0] || s.active[0]) - 1) as Player;
