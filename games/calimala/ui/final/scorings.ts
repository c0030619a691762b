import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { ScoringCardName, TileName } from "../../rules/content.ts";

/** One scoring of the match: a tile or, at the end, a card. */
export interface Scoring {
  readonly kind: "tile" | "card";
  readonly name: TileName | ScoringCardName;
  readonly points: readonly number[];
  /** Who kept the card; `null` for the face-up one and for a tile. */
  readonly keeper: Seat | null;
}

/** All scorings in the order in which they happened. */
export function scoringsOf(view: View): readonly Scoring[] {
  const tiles = view.council.flatMap(({ tile, points }): Scoring[] =>
    tile === null || points === null ? [] : [{ kind: "tile", name: tile, points, keeper: null }],
  );
  const cards = view.cardScores.map(
    ({ card, points, seat }): Scoring => ({ kind: "card", name: card, points, keeper: seat }),
  );
  return [...tiles, ...cards];
}
