import type { Seat, Tell } from "#engine";
import type {
  ActionName,
  BuildingName,
  Cell,
  ChurchName,
  CityName,
  Level,
  MaterialName,
  ScoringCardName,
  Street,
  TileName,
} from "./content.ts";
import type { DiscKind } from "./moves.ts";

/**
 * What happened, in order. Log texts, animations and statistics are made from these events alone. A field that a viewer
 * may not know is absent in the event told to them (`card`, `action` of a draw).
 */
export type Event =
  | { readonly type: "startPlayer"; readonly seat: Seat }
  | { readonly type: "actionTile"; readonly cell: Cell; readonly action: ActionName }
  /** `k` counts council seats from 1. */
  | { readonly type: "scoringTile"; readonly k: number; readonly tile: TileName }
  /** Owner only: `card`. */
  | { readonly type: "scoringCardDealt"; readonly seat: Seat; readonly card?: ScoringCardName }
  | { readonly type: "openScoringCard"; readonly card: ScoringCardName }
  /** Owner only: `card`. */
  | { readonly type: "scoringCardKept"; readonly seat: Seat; readonly card?: ScoringCardName }
  | { readonly type: "startCardTaken"; readonly seat: Seat; readonly action: ActionName }
  | {
      readonly type: "discPlaced";
      readonly seat: Seat;
      readonly disc: DiscKind;
      readonly street: Street;
      readonly level: Level;
    }
  /** `position` counts from the top, 1 to 3. `uses`: uses of each of the two actions (2 for a white disc). */
  | {
      readonly type: "discActivated";
      readonly seat: Seat;
      readonly street: Street;
      readonly position: number;
      readonly disc: DiscKind;
    }
  | { readonly type: "materialTaken"; readonly seat: Seat; readonly material: MaterialName }
  /** `into`: the workshop of each cloth, fullest first as before. */
  | { readonly type: "clothWoven"; readonly seat: Seat; readonly n: number; readonly into: readonly number[] }
  | { readonly type: "shipBuilt"; readonly seat: Seat }
  | { readonly type: "workshopBuilt"; readonly seat: Seat }
  | { readonly type: "houseBuilt"; readonly seat: Seat; readonly city: CityName }
  | { readonly type: "artworkGiven"; readonly seat: Seat; readonly building: BuildingName }
  | {
      readonly type: "contributed";
      readonly seat: Seat;
      readonly material: MaterialName;
      readonly building: ChurchName;
    }
  /** One cloth each; `workshop`: out of which one, fullest first. */
  | { readonly type: "clothShipped"; readonly seat: Seat; readonly city: CityName; readonly workshop: number }
  | { readonly type: "clothTransported"; readonly seat: Seat; readonly city: CityName; readonly workshop: number }
  | { readonly type: "cardPlayed"; readonly seat: Seat; readonly action: ActionName }
  /** `forAction`: the impossible action that the card makes up for. Owner only: `action`, the card drawn. */
  | { readonly type: "cardDrawn"; readonly seat: Seat; readonly forAction: ActionName; readonly action?: ActionName }
  | { readonly type: "noCardLeft"; readonly seat: Seat; readonly forAction: ActionName }
  /** 7.5 The impossible action gives no further card in one's own turn. */
  | { readonly type: "actionLapsed"; readonly seat: Seat; readonly forAction: ActionName }
  /** 7.6 Owner only: `action`. */
  | { readonly type: "extraCardDrawn"; readonly seat: Seat; readonly action?: ActionName }
  | { readonly type: "actionDeclined"; readonly seat: Seat; readonly action: ActionName }
  | { readonly type: "activationEnded"; readonly seat: Seat }
  | { readonly type: "deckReshuffled"; readonly n: number }
  /** The fourth disc (from level 0 of `street`) or, after a white one, a coloured disc takes council seat `k` (1 to 15). */
  | {
      readonly type: "seatGained";
      readonly seat: Seat;
      readonly k: number;
      readonly tile: TileName;
      readonly from: SeatSource;
    }
  /** The white fourth disc goes to the active player's reserve. */
  | { readonly type: "whiteSwapped"; readonly seat: Seat; readonly street: Street }
  /** The white fourth disc of `from` goes on top of the stack `to`. */
  | {
      readonly type: "whiteOnStack";
      readonly seat: Seat;
      readonly from: Street;
      readonly to: Street;
      readonly level: Level;
    }
  | { readonly type: "whiteRemoved"; readonly street: Street }
  /** 7.7 A coloured fourth disc after the 15th tile; `k` counts these seats from 1. */
  | { readonly type: "lateSeatGained"; readonly seat: Seat; readonly k: number; readonly street: Street }
  | { readonly type: "seatEmpty"; readonly k: number; readonly tile: TileName }
  | { readonly type: "fourthDiscRemoved"; readonly street: Street; readonly disc: Seat | "white" }
  /** Points per seat, counted cubes per seat, ties and how each was decided. */
  | ({ readonly type: "tileScored"; readonly k: number; readonly tile: TileName } & Scored)
  | { readonly type: "allDiscsPlaced" }
  | { readonly type: "lastTileScored" }
  | {
      readonly type: "cardsRevealed";
      readonly cards: readonly { readonly seat: Seat; readonly card: ScoringCardName }[];
    }
  | ({ readonly type: "cardScored"; readonly card: ScoringCardName; readonly seat: Seat | null } & Scored);

export type SeatSource =
  | { readonly at: "street"; readonly street: Street; readonly level: Level }
  | { readonly at: "reserve" };

export interface Scored {
  readonly points: readonly number[];
  readonly counts: readonly number[];
  readonly ties: readonly { readonly seats: readonly Seat[]; readonly by: TieStep }[];
}

/** 5.8, 5.9, 7.8 the steps of the tie order. */
export const TIE_STEPS = ["sum", "seats", "firstSeats", "firstArtwork", "shared", "turnOrder"] as const;
export type TieStep = (typeof TIE_STEPS)[number];

/** Receives the events of an entry; undefined when nobody listens. */
export type Listener = Tell<Event> | undefined;
