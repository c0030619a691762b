import type { Seat } from "#engine";
import type {
  ActionName,
  BuildingName,
  ChurchName,
  CityName,
  Level,
  MaterialName,
  ScoringCardName,
  Street,
} from "./content.ts";

/** A decision of a seat. The table of all of them is in `move-table.ts`. */
export type Move =
  /** 2.4 keep one scoring card. */
  | { readonly type: "keep"; readonly card: ScoringCardName }
  /** 2.5 take one of the open action cards. */
  | { readonly type: "take"; readonly action: ActionName }
  /** 3.1 put a disc on a street. */
  | { readonly type: "place"; readonly disc: DiscKind; readonly street: Street }
  /** 3.8 name an action of the street: it is carried out, or, being impossible, gives a card. */
  | { readonly type: "use"; readonly action: ActionName }
  /** 3.9 decline a possible action. */
  | { readonly type: "decline"; readonly action: ActionName }
  /** 4.9 play an action card from hand. */
  | { readonly type: "card"; readonly action: ActionName }
  /** 4.3 to 4.7 the choices inside an action. */
  | { readonly type: "buildShip" }
  | { readonly type: "buildWorkshop" }
  | { readonly type: "buildHouse"; readonly city: CityName }
  | { readonly type: "artwork"; readonly building: BuildingName }
  | { readonly type: "contribute"; readonly material: MaterialName; readonly building: ChurchName }
  | { readonly type: "ship"; readonly city: CityName }
  | { readonly type: "transport"; readonly city: CityName }
  | { readonly type: "deliverNoMore" }
  /** 3.13 end one's activation. */
  | { readonly type: "end" }
  /** 5.3 a disc of one's own on a street becomes the seat; level 0 is the bottom. */
  | { readonly type: "seatDisc"; readonly street: Street; readonly level: Level };

export type DiscKind = "coloured" | "white";

/** What chance can bring. */
export type Outcome =
  | { readonly type: "startPlayer"; readonly seat: Seat }
  /** The next action tile on the grid. */
  | { readonly type: "actionTile"; readonly action: ActionName }
  /** The next scoring tile of the council. */
  | { readonly type: "scoringTile"; readonly tile: TileOutcome }
  /** The next scoring card dealt (or turned face up). */
  | { readonly type: "scoringCard"; readonly card: ScoringCardName }
  /** The action card drawn. */
  | { readonly type: "actionCard"; readonly action: ActionName }
  /** 6.5 the kept cards are turned up. */
  | { readonly type: "reveal" };

type TileOutcome = import("./content.ts").TileName;
