import type { Seat } from "#engine";
import type { Berth, House, Person, TradeSpace, Workshop } from "./board.ts";
import type { CardName } from "./content.ts";

/** A decision of a seat. The table of all of them is in `move-table.ts`. */
export type Move =
  /** 2.3 Keep this card of the hand; the others are passed on. */
  | { readonly type: "keep"; readonly card: CardName }
  /** 3.1 Place a diamond for the card in play: the kept card, or the extra card taken. */
  | { readonly type: "place"; readonly area: "workshops"; readonly space: Workshop }
  | { readonly type: "place"; readonly area: "houses"; readonly space: House }
  | { readonly type: "place"; readonly area: "nobili" | "populi"; readonly space: Person }
  | { readonly type: "place"; readonly area: "trade"; readonly space: TradeSpace }
  | { readonly type: "place"; readonly area: "harbor"; readonly space: Berth }
  /** 3.1 Sail by the number of the card in play. */
  | { readonly type: "sail" }
  /** 4.1 Take a card of the display as the extra card; it is placed or sailed with next. */
  | { readonly type: "take"; readonly card: CardName }
  /** 4.1 No extra card. */
  | { readonly type: "decline" };

/** What chance can bring. */
export type Outcome =
  | { readonly type: "startPlayer"; readonly seat: Seat }
  /** The next card, to a hand or to the display. */
  | { readonly type: "draw"; readonly card: CardName }
  /** 2.5 The passed cards are picked up. */
  | { readonly type: "pass" }
  /** 2.6 What is left of the hands joins the display. */
  | { readonly type: "layOut" };
