import type { SeaSpace, SpaceName } from "./board.ts";
import type { BonusAreaName, CardName } from "./content.ts";
import type { Player } from "./state.ts";

/** Everything at the table that can be pointed at. The board puts these ids on its elements. */
export type Target =
  | SpaceName
  /** A space of the sea route; 0 is the dock. */
  | `sea:${SeaSpace}`
  | `ship:${Player}`
  /** A card of the viewer's own hand; of the open display. */
  | `hand:${CardName}`
  | `display:${CardName}`
  /** The kept card of a seat; what it holds, or has laid before its left neighbour, face down. */
  | `kept:${Player}`
  | `packet:${Player}`
  /** The point bonus of an area. */
  | `bonus:${BonusAreaName}`;
