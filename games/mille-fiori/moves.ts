import type { Seat } from "#engine";
import type { Berth, House, Person, TradeSpace, Workshop } from "./board.ts";
import type { CardName } from "./content.ts";

/** A decision of a seat. The table of all of them is in `move-table.ts`. */
export type Move =
  /** 2.3 Keep this card of the hand; the others are passed on. */
  | { readonly type: "keep"; readonly card: CardName }
  /** 3.1 Place a diamond for the card in play: the kept card, which this shows, or the extra card taken. */
  | ({ readonly type: "place"; readonly card: CardName } & Spot)
  /** 3.1 Sail by the number of the card in play. */
  | { readonly type: "sail"; readonly card: CardName }
  /** 4.1 Take a card of the display as the extra card; it is placed or sailed with next. */
  | { readonly type: "take"; readonly card: CardName }
  /** 4.1 No extra card. */
  | { readonly type: "decline" };

/** A space by its area and its number within it. */
export type Spot =
  | { readonly area: "workshops"; readonly space: Workshop }
  | { readonly area: "houses"; readonly space: House }
  | { readonly area: "nobili" | "populi"; readonly space: Person }
  | { readonly area: "trade"; readonly space: TradeSpace }
  | { readonly area: "harbor"; readonly space: Berth };

/** What chance can bring. */
export type Outcome =
  | { readonly type: "startPlayer"; readonly seat: Seat }
  /** The next card, to a hand or to the display. */
  | { readonly type: "draw"; readonly card: CardName }
  /** 2.5 The passed cards are picked up. */
  | { readonly type: "pass" }
  /** 2.6 What is left of the hands joins the display. */
  | { readonly type: "layOut" };
