import type { Seat, Viewer } from "#engine";
import type {
  ActionName,
  ChurchName,
  CityName,
  MaterialName,
  ScoringCardName,
  Street,
  TileName,
} from "../rules/content.ts";
import type { AWAITED } from "../rules/state.ts";

/**
 * What a seat, the public, or everybody together may know, as plain JSON. A field is `null` where a thing is unknown or
 * not there.
 */
export interface View {
  readonly viewer: Viewer;
  readonly seats: 3 | 4 | 5;
  /** What is awaited now. */
  readonly awaits: Awaited;
  readonly round: number;
  readonly startPlayer: Seat | null;
  /** Whose turn it is; `null` before the first turn. */
  readonly active: Seat | null;
  /** Who decides now, or for whom chance draws; `null` when the draw is for no seat. */
  readonly actor: Seat | null;
  /** 3.3 A disc is to be placed and no action is possible at all: it may go anywhere. */
  readonly isFree: boolean;
  /** 9 actions by cell; `null` while the tile is not yet drawn. */
  readonly cells: readonly (ActionName | null)[];
  /** 12 stacks, each from the bottom. */
  readonly stacks: readonly (readonly StackDisc[])[];
  /** 15 council spaces in order. `points` per seat once scored. */
  readonly council: readonly CouncilSpace[];
  readonly tilesScored: number;
  /** Owners of seats gained after the 15th tile, in order (7.7). */
  readonly lateSeats: readonly Seat[];
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
  /** The active player has drawn the one compensation card of this turn (7.5). */
  readonly compensated: boolean;
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
  /** Scoring cards dealt, by seat, what is kept included; `null` for what the viewer does not see. */
  readonly dealt: readonly (readonly ScoringCardName[] | null)[];
  /** Scoring cards scored at the end, with points per seat. */
  readonly cardScores: readonly {
    readonly card: ScoringCardName;
    /** Who kept it; `null` for the face-up card. */
    readonly seat: Seat | null;
    readonly points: readonly number[];
  }[];
  readonly scores: readonly number[];
  /** Turns finished, by seat. */
  readonly turns: readonly number[];
  /** Setup: tiles or cards drawn so far of those awaited now. */
  readonly setupDraws: number;
  /** What public play since the last reshuffle proves about hands (RULES.md 9). */
  readonly knowledge: Knowledge;
}

type Awaited = (typeof AWAITED)[number];

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
  /** Cards by kind: own hand; others' only when everything is open. */
  readonly hand: Readonly<Record<ActionName, number>> | null;
  /** The start card, as long as it has not been played. */
  readonly startCard: ActionName | null;
}

export interface Activation {
  readonly seat: Seat;
  /** 1 to 3 from the top. */
  readonly position: number;
  /** The street's two actions, and how many uses of each are left. */
  readonly actions: readonly [ActionName, ActionName];
  readonly uses: readonly [number, number];
  /** One action of the disc just placed has still to be carried out. */
  readonly obliged: boolean;
  /** 9.4 The obligation rested on the hand when the last card was drawn, so that card did not count for it. */
  readonly uncounted: boolean;
  /** The action being carried out, and whether a card brought it. */
  readonly action: {
    readonly name: ActionName;
    readonly byCard: boolean;
    readonly delivered: number;
    readonly fromCity: number;
  } | null;
  /** An impossible action waits for its card. */
  readonly drawFor: ActionName | null;
}

/** What public play proves about hidden cards (RULES.md 9). */
export interface Knowledge {
  /** How often the discards have become the deck. */
  readonly reshuffles: number;
  /**
   * Since the last reshuffle (or the first turn), in order: a draw or a play of a seat. `old`: the card played had been
   * in hand at the reshuffle; known of own plays only, else `null`.
   */
  readonly trail: readonly { readonly seat: Seat; readonly played: ActionName | null; readonly old: boolean | null }[];
  /** Hand sizes at the last reshuffle. */
  readonly oldSizes: readonly number[];
  /** The deck as it was made at the last reshuffle (at the first turn), by kind. */
  readonly deckThen: Readonly<Record<ActionName, number>>;
  /** By seat: cards of the hand that were in it at the last reshuffle, by kind; `null` where the hand is not seen. */
  readonly old: readonly (Readonly<Record<ActionName, number>> | null)[];
  /** Start cards by seat, as taken. */
  readonly startCards: readonly (ActionName | null)[];
  /** Per seat: the start card was still in hand at the last reshuffle. */
  readonly startHeldThen: readonly boolean[];
}
