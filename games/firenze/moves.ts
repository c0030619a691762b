import type { Seat } from "#engine";
import type { BuildingName, CardName, ColourName, Floors, HandName, Slot } from "./content.ts";
import type { Player, TowerSlot } from "./state.ts";

/** A tower is counted as one floor higher or lower with the Architect (4.3). */
export type Shift = "up" | "down";

/** A decision of a seat. The table of all of them is in `move-table.ts`. */
export type Move =
  /** 2.3 */
  | { readonly type: "neutral"; readonly colour: ColourName; readonly floors: Floors }
  /** 3.1 */
  | { readonly type: "card"; readonly slot: Slot }
  | { readonly type: "lay"; readonly slot: Slot; readonly colour: ColourName }
  /** A brick of one's own storage, for whatever has to be given. */
  | { readonly type: "give"; readonly colour: ColourName }
  /** 3.2 */
  | { readonly type: "exchange"; readonly slot: Slot; readonly colour: ColourName }
  /** 3.3 */
  | { readonly type: "found"; readonly colour: ColourName }
  | { readonly type: "raise"; readonly tower: TowerSlot }
  | { readonly type: "built" }
  /** 3.5 `shift`: with the Architect. */
  | { readonly type: "fulfil"; readonly colour: ColourName; readonly floors: Floors; readonly shift?: Shift }
  | { readonly type: "bell"; readonly shift?: Shift }
  | { readonly type: "end" }
  /** 4 Persons. */
  | { readonly type: "alchemist"; readonly colour: ColourName }
  | { readonly type: "wholesaler"; readonly slot: Slot }
  | { readonly type: "saboteur"; readonly seat: Player; readonly tower: TowerSlot }
  | { readonly type: "smuggler"; readonly seat: Player; readonly colour: ColourName }
  | { readonly type: "princess" }
  | { readonly type: "mason" }
  | { readonly type: "patrician"; readonly card: HandName }
  | { readonly type: "cancel" }
  | { readonly type: "accept" }
  /** 4.4, 4.18 The own tower that the event hits. */
  | { readonly type: "strike"; readonly tower: TowerSlot }
  /** 4.30 A tower that is paid for. */
  | { readonly type: "keep"; readonly tower: TowerSlot }
  /** 4.1, 4.25 The own brick for the one wanted. */
  | { readonly type: "swap"; readonly colour: ColourName }
  /** 3.6 */
  | { readonly type: "discard"; readonly card: HandName | BuildingName };

/** A result of chance. */
export type Outcome =
  | { readonly type: "startPlayer"; readonly seat: Seat }
  | { readonly type: "balcony"; readonly tile: number }
  | { readonly type: "neutral"; readonly colour: ColourName; readonly floors: Floors }
  | { readonly type: "card"; readonly card: CardName }
  | { readonly type: "brick"; readonly colour: ColourName };
