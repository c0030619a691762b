import type { Seat, Viewer } from "#engine";
import type { BuildingName, CardName, ColourName, HandName } from "../rules/content.ts";
import type { Bricks } from "../rules/events.ts";
import type { AWAITED, PURPOSES, SourceName } from "../rules/state.ts";

/** What anybody may know: everything, since only the order of the deck and the draws from the bag are hidden (8.1). */
export interface View {
  readonly viewer: Viewer;
  readonly seats: 2 | 3 | 4;
  readonly awaits: (typeof AWAITED)[number];
  /** Setup: tiles, seals or cards laid so far. */
  readonly setupDraws: number;
  readonly startPlayer: Seat | null;
  readonly active: Seat | null;
  /** Who suffers from the event just now. */
  readonly loser: Seat | null;
  /** Who placed its last seal first. */
  readonly ending: Seat | null;
  /** 36 contracts, tower after tower, floors ascending; `balcony` is the number of the tile from 0. */
  readonly contracts: readonly { readonly seal: Seat | "neutral" | null; readonly balcony: number | null }[];
  /** Balconies covered so far: the next numeral is open. */
  readonly balconiesDone: number;
  /** Who took the bonus of 5, 6, 7, 8 floors. */
  readonly floorBonuses: readonly (Seat | null)[];
  readonly row: readonly { readonly card: CardName; readonly bricks: Bricks }[];
  readonly bag: Bricks;
  /** Bricks of the event's card, out of its reach. */
  readonly aside: Bricks;
  /** Cards by kind: start cards still on top, the rest of the deck, the discards. */
  readonly startDeck: readonly number[];
  readonly deck: readonly number[];
  readonly discards: readonly number[];
  readonly church: readonly CardName[];
  readonly mats: readonly Mat[];
  readonly turn: Turn;
}

export interface Mat {
  readonly storage: Bricks;
  readonly towers: readonly { readonly colour: ColourName; readonly floors: number; readonly built: number }[];
  readonly hand: readonly HandName[];
  readonly buildings: readonly BuildingName[];
  readonly sealsLeft: number;
  /** Its small seal lies on Campanile. */
  readonly bell: boolean;
  readonly turns: number;
  readonly points: Readonly<Record<SourceName, number>>;
}

/** The turn under way. */
export interface Turn {
  readonly event: CardName | null;
  /** The space of the row that is named, exchanged with or given bricks, and bricks still to be drawn for it. */
  readonly slot: number | null;
  readonly drawLeft: number;
  readonly back: (typeof AWAITED)[number] | null;
  /** What is still to be given, kept or discarded, and the lowest colour, tower or card that may follow. */
  readonly due: number;
  readonly lowest: number;
  readonly purpose: (typeof PURPOSES)[number];
  readonly wanted: ColourName | null;
  readonly victim: Seat | null;
  /** Towers of the loser that are paid for. */
  readonly kept: readonly number[];
  readonly built: number;
  readonly cursor: number;
  readonly exchanged: boolean;
  readonly played: readonly CardName[];
}
