import type { Seat, Viewer } from "#engine";
import type { AreaName, BonusAreaName, CardName } from "../rules/content.ts";
import type { Awaited, SourceName } from "../rules/state.ts";

/** What a seat, the public, or everybody together may know. Plain JSON, built up field by field. */
export interface View {
  readonly viewer: Viewer;
  readonly seats: 2 | 3 | 4;
  readonly awaits: Awaited;
  /** Cards dealt so far of those awaited now. */
  readonly dealt: number;
  /** From 1; 0 before the first. */
  readonly round: number;
  /** From 1; 0 while cards are dealt. */
  readonly trick: number;
  /** The start player; `null` before it is drawn. */
  readonly doge: Seat | null;
  /** Whose turn it is; `null` while cards are dealt, passed on, laid out, or chosen by all at once. */
  readonly actor: Seat | null;
  /** 6.2 Who placed the last diamond of a personal supply first: this trick is the last. */
  readonly ending: Seat | null;
  /** The extra card taken from the display, to be placed or sailed with now. */
  readonly taken: CardName | null;
  /** Owners of the spaces of each area, in the order of `board.ts`. */
  readonly board: Readonly<Record<AreaName, readonly (Seat | null)[]>>;
  /** Owners of the bonus diamonds of each area, the highest first: 20, 15, 10, 5. */
  readonly bonuses: Readonly<Record<BonusAreaName, readonly Seat[]>>;
  /** One entry per card, sorted by the order of `CARDS`. */
  readonly display: readonly CardName[];
  readonly discards: readonly CardName[];
  readonly deckSize: number;
  readonly mats: readonly Mat[];
  /** 7.1 By seat: what the viewer knows of the cards there. */
  readonly packets: readonly Packet[];
}

export interface Mat {
  readonly personal: number;
  readonly general: number;
  /** Space of the sea route; 0 is the dock. */
  readonly ship: number;
  /** Whether the seat has kept a card that it has not played yet. */
  readonly hasKept: boolean;
  /** Whether this trick's kept card has been played (its extra cards may follow). */
  readonly hasPlayed: boolean;
  /** The kept card, for viewers who may know it. */
  readonly kept: CardName | null;
  readonly points: Readonly<Record<SourceName, number>>;
  /** Bonus points that count in the end (edition `first`); 0 once they are among the points. */
  readonly secured: number;
}

/**
 * A seat's cards: its hand, or the packet face down before its left neighbour (in the last trick: to be laid out).
 * `size` excludes a kept card.
 */
export interface Packet {
  readonly size: number;
  /**
   * For viewers who held the packet: its cards now, a kept card not yet played included (`mixed`: the viewer does not
   * know which one is kept). `null` for other viewers.
   */
  readonly cards: readonly CardName[] | null;
  readonly mixed: boolean;
}
