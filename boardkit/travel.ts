import type { Seat } from "#engine";

/** What a travelling piece looks like. `icon` names a symbol of the game's sprite. */
export type Piece =
  | { readonly kind: "disc"; readonly seat: Seat | "white" }
  | { readonly kind: "cube"; readonly seat: Seat }
  | { readonly kind: "icon"; readonly icon: string; readonly seat?: Seat }
  | { readonly kind: "card"; readonly icon: string | null };

/**
 * A piece on its way from one anchor to another. Anchors are values of `data-anchor` (several per element,
 * separated by spaces). Where "city:lisbon:7" is not on the screen, "city:lisbon" stands in for it, then "city".
 * "box" is off the table: what goes there leaves the match.
 */
export interface Travel {
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
}
