import { grid, layout, row, SEATS_OF, type Seat, type SeatCount, scalar, seatsAmong } from "#engine";
import {
  ACTION_INDEX,
  type Action,
  BUILDINGS,
  CELLS,
  CITIES,
  LEVELS,
  MATERIALS,
  SCORING_CARD_INDEX,
  STREETS,
  TILE_INDEX,
  WORKSHOP_INDEX,
} from "./content.ts";

/** The options and the number of seats in the form that the rules read. */
export interface Rules {
  readonly seats: 3 | 4 | 5;
  readonly seatList: readonly Seat[];
  readonly introductory: boolean;
  readonly onStack: boolean;
  readonly limited: boolean;
  /** A fixed start player, or -1. */
  readonly startSeat: number;
  /** 7.5 One compensation card in one's own turn. */
  readonly oneCard: boolean;
  /** 7.6 There are seats that draw an extra card. */
  readonly extraCard: boolean;
  /** 7.7 */
  readonly lateSeats: boolean;
  /** 7.8 */
  readonly turnOrderTies: boolean;
  /** 7.9 */
  readonly pooled: boolean;
  /** States for searches to write over, so that a search allocates nothing (`reach.ts`). */
  readonly copies: State[];
}

/** What can be awaited, in the order in which a match meets it. */
export const AWAITED = [
  "startPlayer",
  "actionTiles",
  "scoringTiles",
  "scoringDeal",
  "keep",
  "startCards",
  "extraCards",
  "place",
  "uses",
  "build",
  "artwork",
  "contribute",
  "ship",
  "transport",
  "draw",
  "seatDisc",
  "reveal",
  "over",
] as const;
export const START_PLAYER = 0;
export const ACTION_TILES = 1;
export const SCORING_TILES = 2;
export const DEAL_SCORING = 3;
export const KEEP = 4;
export const DEAL_START_CARDS = 5;
export const EXTRA_CARDS = 6;
export const PLACE = 7;
export const USES = 8;
export const BUILD_CHOICE = 9;
export const ARTWORK_CHOICE = 10;
export const CONTRIBUTE_CHOICE = 11;
export const SHIP_CHOICE = 12;
export const TRANSPORT_CHOICE = 13;
export const DRAW = 14;
export const SEAT_DISC = 15;
export const REVEAL = 16;
export const OVER = 17;

/** The two actions of a street. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
/** Slots for one material at one church: church * 3 + material. */
export const GIFT_SLOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type GiftSlot = (typeof GIFT_SLOTS)[number];
/** Trade cities from 0: Troyes, Bruges, Hamburg. */
export const HOUSES = [0, 1, 2] as const;
export type House = (typeof HOUSES)[number];
/** Scoring cards scored at the end: kept cards by seat, then the face-up one. */
export const CARD_SCORES = [0, 1, 2, 3, 4] as const;
/** 7.7 Seats gained after the 15th tile: a round has at most four more turns. */
export const LATE_SEATS = [0, 1, 2, 3] as const;
/** Draws and plays since the reshuffle: at most 45 draws and 45 plays lie between two. */
const TRAIL: readonly number[] = Array.from({ length: 96 }, (_, i) => i);

/** In stacks: nothing 0, a seat's disc seat + 1, a white disc 6. */
export const WHITE_DISC = 6;
/** In the trail: seat * 20 + kind of a new card played, + 9 for a draw, + 10 + kind of an old card played. */
export const TRAIL_SEAT = 20;
export const TRAIL_DRAW = 9;
export const TRAIL_OLD = 10;

/** Bits of `room`: contributions by material, trade cities, artworks, ports. */
export const ROOM_GIFTS = 0;
export const ROOM_CITIES = 3;
export const ROOM_ARTWORKS = 6;
export const ROOM_PORTS = 7;

/** All seats that a match can have. */
export const PLAYERS = SEATS_OF[5];

/** Values "+ 1" have 0 for none. */
export const LAYOUT = layout({
  awaits: scalar({ max: OVER }),
  /** Setup: tiles or cards drawn so far of those awaited now. */
  dealt: scalar({ max: 15 }),
  /** Seat + 1. */
  startPlayer: scalar({ max: 5 }),
  /** Seat + 1: whose turn it is. */
  active: scalar({ max: 5 }),
  /** Seat + 1: who decides now. */
  actor: scalar({ max: 5 }),
  /** Street + 1 being activated. */
  street: scalar({ max: 12 }),
  /** Position of the disc being activated, from the top: 1 to 3. */
  position: scalar({ max: 4 }),
  /** Uses of the street's two actions still to come up. */
  uses: row(SIDES, { max: 2 }),
  /** Derived: action + 1 on each side of the street being activated. */
  sides: row(SIDES, { max: 9 }),
  /** 3.11 the obligation is pending. */
  obliged: scalar({ max: 1 }),
  /** 9.4 The obligation was pending and rested on the hand when the last card was drawn, which did not count for it. */
  uncounted: scalar({ max: 1 }),
  /** Action + 1 being carried out. */
  action: scalar({ max: 9 }),
  /** The action being carried out comes from a card. */
  byCard: scalar({ max: 1 }),
  /** Cloth delivered so far in this ship or transport action. */
  delivered: scalar({ max: 3 }),
  /** The lowest city that may be delivered to next: orders of a shipment are merged into the ascending one. */
  fromCity: scalar({ max: 6 }),
  /** Action + 1 whose compensation is being drawn. */
  drawFor: scalar({ max: 9 }),
  /** 7.5 The active player has drawn the one compensation card of the turn. */
  compensated: scalar({ max: 1 }),

  /** Action + 1 by cell. */
  cells: row(CELLS, { max: 9 }),
  /** Derived: the two actions of each street, as a mask. */
  streetMask: row(STREETS, { max: 511 }),
  /** Derived: the streets that offer an action, as a mask. */
  streetsOf: row(ACTION_INDEX, { max: 4095 }),
  /** Tile + 1 in council order. */
  tiles: row(TILE_INDEX, { max: 15 }),
  tilesScored: scalar({ max: 15 }),
  /** Seat + 1 on each council space. */
  council: row(TILE_INDEX, { max: 5 }),
  /** 7.7 Seat + 1 by the order in which they were gained after the 15th tile. */
  lateSeats: row(LATE_SEATS, { max: 5 }),
  tilePoints: grid(TILE_INDEX, PLAYERS, { max: 3 }),
  cardPoints: grid(CARD_SCORES, PLAYERS, { max: 5 }),
  score: row(PLAYERS, { max: 255 }),

  /** Discs from the bottom: seat + 1, white 6. */
  stacks: grid(STREETS, LEVELS, { max: WHITE_DISC }),
  height: row(STREETS, { max: 4 }),
  /** Cloth by city and seat, and slots left. */
  cloth: grid(CITIES, PLAYERS, { max: 12 }),
  cityRoom: row(CITIES, { max: 12 }),
  /** Bit per trade city. */
  houses: row(PLAYERS, { max: 7 }),
  /** Contributions by church and material and seat, and slots left. */
  gifts: grid(GIFT_SLOTS, PLAYERS, { max: 5 }),
  giftRoom: row(GIFT_SLOTS, { max: 5 }),
  artworks: grid(BUILDINGS, PLAYERS, { max: 5 }),
  artworkRoom: row(BUILDINGS, { max: 5 }),
  /** Seat + 1 of the Palazzo's artworks in order. */
  palazzo: row(LEVELS, { max: 5 }),

  warehouse: grid(MATERIALS, PLAYERS, { max: 4 }),
  /** Workshops built; cloth in each, fullest first. 7.9 Pooled cloth fills one after the other: only the sum counts. */
  workshops: row(PLAYERS, { max: 3 }),
  woven: grid(PLAYERS, WORKSHOP_INDEX, { max: 4 }),
  ships: row(PLAYERS, { max: 3 }),
  cubes: row(PLAYERS, { max: 40 }),
  coloured: row(PLAYERS, { max: 12 }),
  white: row(PLAYERS, { max: 15 }),
  turns: row(PLAYERS, { max: 15 }),
  /** Derived: where there is room for a piece, as a mask of the ROOM bits. */
  room: scalar({ max: 255 }),
  /** Derived: the actions that a seat can carry out now, as a mask. */
  possible: row(PLAYERS, { max: 511 }),
  /** Derived: 5.8 the tie order as numbers, the larger one wins. */
  tie: row(PLAYERS, { max: 32767 }),

  /** 4.12 No limit; how many cards they are is public. */
  hand: grid(PLAYERS, ACTION_INDEX, { max: 5, seen: "owner" }),
  handSize: row(PLAYERS, { max: 45 }),
  /** Derived: the kinds of cards in hand, as a mask. */
  held: row(PLAYERS, { max: 511, seen: "owner" }),
  /** 9.3 of the hand: cards that were there at the last reshuffle. */
  old: grid(PLAYERS, ACTION_INDEX, { max: 5, seen: "owner" }),
  oldSize: row(PLAYERS, { max: 45 }),
  /** Action + 1 of the start card; whether it has not been played; whether it had not at the last reshuffle. */
  startCard: row(PLAYERS, { max: 9 }),
  startHeld: row(PLAYERS, { max: 1 }),
  startHeldThen: row(PLAYERS, { max: 1 }),
  deck: row(ACTION_INDEX, { max: 5, seen: "none" }),
  deckSize: scalar({ max: 45 }),
  discards: row(ACTION_INDEX, { max: 5 }),
  discardSize: scalar({ max: 45 }),
  /** 9.3 the deck as made at the last reshuffle. */
  deckThen: row(ACTION_INDEX, { max: 5 }),
  reshuffles: scalar({ max: 255 }),
  trailLength: scalar({ max: 96 }),
  /** Whether a card played was old is known to its seat only. */
  trail: row(TRAIL, { max: 99, seen: "none" }),

  scoringHand: grid(PLAYERS, SCORING_CARD_INDEX, { max: 1, seen: "owner" }),
  /** Card + 1. */
  kept: row(PLAYERS, { max: 10, seen: "owner" }),
  hasKept: row(PLAYERS, { max: 1 }),
  /** Card + 1. */
  openCard: scalar({ max: 10 }),
});

export type State = ReturnType<typeof LAYOUT.create<Rules>>;

/** The seat that decides now. */
export const actorOf = (s: State): Seat => (s.actor[0] - 1) as Seat;
/** The seat whose turn it is. */
export const activeOf = (s: State): Seat => (s.active[0] - 1) as Seat;
/** The action on a side of the street being activated. */
export const actionOn = (s: State, side: Side): Action => (s.sides[side] - 1) as Action;

export const narrowSeats = (n: SeatCount): 3 | 4 | 5 => seatsAmong([3, 4, 5], n);
