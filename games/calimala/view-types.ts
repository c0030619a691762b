import type { Seat, Viewer } from "#engine";
import type { ActionName, ChurchName, CityName, MaterialName, ScoringCardName, Street, TileName } from "./content.ts";

/** What a seat, the public, or everybody together may know. Plain JSON, built up field by field. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: 3 | 4 | 5;
  /** What is going on; `null` fields are not known or not there. */
  readonly stage: Stage;
  readonly round: number;
  readonly startPlayer: Seat | null;
  /** Whose turn it is; `null` before the first turn. */
  readonly active: Seat | null;
  /** 9 actions by cell; `null` while the tile is not yet drawn. */
  readonly cells: readonly (ActionName | null)[];
  /** 12 stacks, each from the bottom. */
  readonly stacks: readonly (readonly StackDisc[])[];
  /** 15 council spaces in order. `points` per seat once scored. */
  readonly council: readonly CouncilSpace[];
  readonly tilesScored: number;
  /** Cloth by seat, per city. */
  readonly cities: Readonly<Record<CityName, readonly number[]>>;
  /** Trade houses by seat, per trade city (ports have none). */
  readonly houses: Readonly<Record<"troyes" | "bruges" | "hamburg", readonly boolean[]>>;
  /** Contributions by material and seat, artworks by seat. */
  readonly churches: Readonly<
    Record<
      ChurchName,
      { readonly materials: Readonly<Record<MaterialName, readonly number[]>>; readonly artworks: readonly number[] }
    >
  >;
  /** Owners of the artworks in the Palazzo, in order; at most 4. */
  readonly palazzo: readonly Seat[];
  readonly mats: readonly Mat[];
  readonly deck: number;
  /** Discarded cards by kind. */
  readonly discards: Readonly<Record<ActionName, number>>;
  /** The activation under way, if any. */
  readonly activation: Activation | null;
  /** The street whose stack is being activated and whose fourth disc is dealt with. */
  readonly street: Street | null;
  /** 2.5 start cards not yet taken, while they are being taken. */
  readonly startCards: readonly ActionName[];
  /** The face-up scoring card, if the number of seats has one. */
  readonly openScoringCard: ScoringCardName | null;
  /** Per seat: has kept a scoring card. */
  readonly kept: readonly boolean[];
  /** Kept cards by seat: only one's own until they are turned up. */
  readonly keptCards: readonly (ScoringCardName | null)[];
  /** Scoring cards dealt to the viewer (own seat only; what is kept included). */
  readonly dealt: readonly ScoringCardName[];
  /** Scoring cards scored at the end, with points per seat. */
  readonly cardScores: readonly { readonly card: ScoringCardName; readonly points: readonly number[] }[];
  readonly scores: readonly number[];
  /** What public play since the last reshuffle proves about hands (RULES.md 9). */
  readonly knowledge: Knowledge;
}

export type Stage =
  | "startPlayer"
  | "actionTiles"
  | "scoringTiles"
  | "scoringDeal"
  | "keep"
  | "startCards"
  | "place"
  | "uses"
  | "build"
  | "artwork"
  | "contribute"
  | "ship"
  | "transport"
  | "draw"
  | "seatDisc"
  | "reveal"
  | "over";

export type StackDisc = Seat | "white";

export interface CouncilSpace {
  readonly tile: TileName | null;
  /** `empty`: scored without a seat. */
  readonly seat: Seat | "empty" | null;
  readonly points: readonly number[] | null;
}

export interface Mat {
  readonly warehouse: Readonly<Record<MaterialName, number>>;
  /** Cloth per workshop, fullest first. */
  readonly workshops: readonly number[];
  readonly ships: number;
  readonly cubes: number;
  readonly coloured: number;
  readonly white: number;
  readonly handSize: number;
  /** Cards by kind: own hand; for others only at the end or when `open`. */
  readonly hand: Readonly<Record<ActionName, number>> | null;
  /** The start card, as long as it has not been played. */
  readonly startCard: ActionName | null;
  readonly turnsTaken: number;
}

export interface Activation {
  readonly seat: Seat;
  /** 1 to 3 from the top. */
  readonly position: number;
  /** The street's two actions and how often each is still to come up. */
  readonly actions: readonly [ActionName, ActionName];
  readonly uses: readonly [number, number];
  /** One action of the disc just placed has still to be carried out. */
  readonly obliged: boolean;
  /** The action being carried out, and whether a card brought it. */
  readonly action: {
    readonly name: ActionName;
    readonly byCard: boolean;
    readonly delivered: number;
    readonly shipsLeft: number;
    readonly minCity: number;
  } | null;
  /** An impossible action waits for its card. */
  readonly drawFor: ActionName | null;
}

export interface Knowledge {
  /** Cards that were in hands at the last reshuffle and are not known to have been played... see RULES.md 9. */
  readonly reshuffles: number;
  /** Since the last reshuffle (or the first turn), in order: a draw or a play of a seat. */
  readonly trail: readonly { readonly seat: Seat; readonly played: ActionName | null }[];
  /** Hand sizes at the last reshuffle. */
  readonly oldSizes: readonly number[];
  /** The deck as it was made at the last reshuffle (at the first turn), by kind. */
  readonly deckThen: Readonly<Record<ActionName, number>>;
  /** Own hand: which of the cards are old (were in hand at the last reshuffle), by kind; others `null`. */
  readonly ownOld: Readonly<Record<ActionName, number>> | null;
}
