import type { View } from "../../hidden/view-types.ts";
import type { ScoringCardName, TileName } from "../../rules/content.ts";

/** One scoring of the match: a tile or, at the end, a card. */
export interface Scoring {
  readonly kind: "tile" | "card";
  readonly name: TileName | ScoringCardName;
  readonly points: readonly number[];
}

/** All scorings in the order in which they happened. */
export function scoringsOf(view: View): readonly Scoring[] {
  const tiles = view.council.flatMap(({ tile, points }): Scoring[] =>
    tile === null || points === null ? [] : [{ kind: "tile", name: tile, points }],
  );
  const cards = view.cardScores.map(({ card, points }): Scoring => ({ kind: "card", name: card, points }));
  return [...tiles, ...cards];
}
