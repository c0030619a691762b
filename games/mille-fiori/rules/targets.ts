import { SEA_SPACES, type SeaSpace, SPACES, type SpaceName, spaceName } from "./board/board.ts";
import { AREAS, BONUS_AREAS, type BonusAreaName, CARDS, type CardName } from "./content.ts";
import { PLAYERS, type Player } from "./state.ts";

/** Everything at the table that can be pointed at. The board puts these ids on its elements. */
export type Target =
  | SpaceName
  /** A space of the sea route; 0 is the dock. */
  | `sea:${SeaSpace}`
  | `ship:${Player}`
  /** A card of the viewer's own hand; of the open display. */
  | `hand:${CardName}`
  | `display:${CardName}`
  /** The kept card of a seat; its hand, or its packet face down before its left neighbour. */
  | `kept:${Player}`
  | `packet:${Player}`
  /** The point bonus of an area. */
  | `bonus:${BonusAreaName}`;

export const TARGETS: readonly Target[] = [
  ...SPACES.map(spaceName),
  ...SEA_SPACES.map((space): Target => `sea:${space}`),
  ...PLAYERS.map((seat): Target => `ship:${seat}`),
  ...CARDS.map(({ name }): Target => `hand:${name}`),
  ...CARDS.map(({ name }): Target => `display:${name}`),
  ...PLAYERS.map((seat): Target => `kept:${seat}`),
  ...PLAYERS.map((seat): Target => `packet:${seat}`),
  ...BONUS_AREAS.map((area): Target => `bonus:${AREAS[area] as BonusAreaName}`),
];
