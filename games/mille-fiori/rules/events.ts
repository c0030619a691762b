import type { Seat } from "#engine";
import type { Berth, Good, House, LevelName, Person, Row, SeaSpace, TradeSpace, Workshop } from "./board/board.ts";
import type { BonusAreaName, CardName, ShipNumber, SymbolName } from "./content.ts";

/** Points by seat, one number for every seat of the match. */
export type Points = readonly number[];
/** The pile a diamond comes from. */
export type Supply = "personal" | "general";
/** 4.1 What earned the extra card. */
export type ExtraReason = "triple" | "threeHouses" | "fiveHouses" | "top" | "goodDeal" | "sea";

/**
 * What happened, in order. Log texts, animations and statistics are made from these and nothing else. Fields that a
 * viewer may not know are absent from its events (`card`, `cards`).
 */
export type Event =
  | { readonly type: "startPlayer"; readonly seat: Seat }
  /** Rounds count from 1; the seat has the Doge. */
  | { readonly type: "roundBegun"; readonly round: number; readonly seat: Seat }
  /** A card from the deck joins the open display. */
  | { readonly type: "displayed"; readonly card: CardName }
  /** Owner only: `card`. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly card?: CardName }
  /** Tricks count from 1. Everybody can choose (in turn: the start player). */
  | { readonly type: "trickBegun"; readonly trick: number; readonly last: boolean }
  /** Owner only: `card`. `passed`: how many cards lie before the left neighbour now, face down; 0 in the last trick. */
  | { readonly type: "cardKept"; readonly seat: Seat; readonly passed: number; readonly card?: CardName }
  /** 2.5 A packet is picked up. `cards`: for viewers who have held it. */
  | {
      readonly type: "packetPassed";
      readonly from: Seat;
      readonly to: Seat;
      readonly n: number;
      readonly cards?: readonly CardName[];
    }
  /** The kept card is turned up, or the extra card taken from the display. */
  | { readonly type: "cardPlayed"; readonly seat: Seat; readonly card: CardName; readonly number: ShipNumber }
  | { readonly type: "extraCardTaken"; readonly seat: Seat; readonly card: CardName; readonly number: ShipNumber }
  /** A diamond is placed and scores: one of the six that follow, by area. `group`: connected workshops, the new one included. */
  | {
      readonly type: "workshopPlaced";
      readonly seat: Seat;
      readonly supply: Supply;
      readonly space: Workshop;
      readonly symbol: SymbolName;
      readonly group: readonly Workshop[];
      readonly doubled: boolean;
      readonly points: Points;
    }
  /** `run`: the unbroken own houses, the new one last. `value`: of the new one. */
  | {
      readonly type: "housePlaced";
      readonly seat: Seat;
      readonly supply: Supply;
      readonly space: House;
      readonly value: number;
      readonly run: readonly House[];
      readonly points: Points;
    }
  /** `own`: for the new diamond. `support`: diamonds below that earn their owner something. `points` holds both. */
  | {
      readonly type: "personPlaced";
      readonly seat: Seat;
      readonly supply: Supply;
      readonly area: "nobili" | "populi";
      readonly space: Person;
      readonly symbol: SymbolName;
      readonly level: LevelName;
      readonly doubled: boolean;
      readonly own: number;
      readonly support: readonly { readonly space: Person; readonly seat: Seat; readonly points: number }[];
      readonly points: Points;
    }
  /** `value`: of every diamond of the good, now. `counts`: diamonds by seat. */
  | {
      readonly type: "tradePlaced";
      readonly seat: Seat;
      readonly supply: Supply;
      readonly space: TradeSpace;
      readonly good: Good;
      readonly symbol: SymbolName;
      readonly value: number;
      readonly counts: readonly number[];
      readonly points: Points;
    }
  | {
      readonly type: "berthPlaced";
      readonly seat: Seat;
      readonly supply: Supply;
      readonly space: Berth;
      readonly row: Row;
    }
  /** 3.7 The third ship of a row. `goods`: filled goods, `each`: what every diamond of the fleet earns. */
  | {
      readonly type: "fleetSailed";
      readonly row: Row;
      readonly goods: number;
      readonly each: number;
      readonly counts: readonly number[];
      readonly points: Points;
    }
  /** 4.3 A bonus diamond; `value` counts at once (`revised`) or in the end (`first`: then no points yet). */
  | {
      readonly type: "bonusPlaced";
      readonly seat: Seat;
      readonly supply: Supply;
      readonly area: BonusAreaName;
      readonly value: number;
      readonly secured: boolean;
      readonly points: Points;
    }
  /** 4.4 No diamond is left for it. */
  | { readonly type: "bonusMissed"; readonly seat: Seat; readonly area: BonusAreaName }
  | {
      readonly type: "shipSailed";
      readonly seat: Seat;
      readonly number: ShipNumber;
      readonly from: SeaSpace;
      readonly to: SeaSpace;
      readonly points: Points;
    }
  /** 4.5 The first diamond of the general supply is about to be used. */
  | { readonly type: "generalSupplyOpened"; readonly seat: Seat }
  /** 6.2 The personal supply is empty; `ends`: the first of all, so this trick is the last. */
  | { readonly type: "lastDiamond"; readonly seat: Seat; readonly ends: boolean }
  | { readonly type: "extraCardEarned"; readonly seat: Seat; readonly reason: ExtraReason }
  /** 4.2 Nothing in the display can be played. */
  | { readonly type: "extraCardLapsed"; readonly seat: Seat }
  | { readonly type: "extraCardDeclined"; readonly seat: Seat }
  /** 2.6 What was left of a hand joins the display. */
  | { readonly type: "cardsLaidOut"; readonly seat: Seat; readonly cards: readonly CardName[] }
  | { readonly type: "dogePassed"; readonly seat: Seat }
  /** 6.1 `left`: cards of the deck that stay hidden. */
  | { readonly type: "deckSpent"; readonly left: number }
  /** 6.3 In the end (`first`): all bonus points of a seat together. */
  | { readonly type: "bonusCounted"; readonly seat: Seat; readonly value: number; readonly points: Points };
