import type { ComponentChildren } from "preact";
import type { GameTypes, Reason, Seat } from "#engine";

/** The languages of the house; every catalog has all of them. */
export const LANGUAGES = ["en", "de", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message in the reader's language: its key in the catalogs and its arguments. */
export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** Keys and ICU messages, compiled by the build. */
export type Catalog = Readonly<Record<string, string>>;

export interface SeatName {
  /** As shown everywhere: unique at the table. */
  readonly name: string;
  readonly kind: "person" | "bot" | "free";
  readonly here: boolean;
}

/** Who reads: language, words (the game's catalog, then the platform's), names by seat, own seat. */
export interface Reader {
  readonly language: Language;
  readonly say: Say;
  /** "A, B and C" by the locale. */
  list(items: readonly string[]): string;
  readonly names: readonly SeatName[];
  readonly you: Seat | null;
}

/** An event as the reader may know it, and the entry that brought it about; `auto`: the move was forced. */
export interface Told<E> {
  readonly ply: number;
  readonly auto?: true;
  readonly event: E;
}

export interface BoardProps<V> {
  readonly view: V;
  readonly reader: Reader;
  /** Targets that a legal move names now: they glow. */
  readonly legal: ReadonlySet<string>;
  /** Targets chosen so far, of a move that several targets name. */
  readonly picked: ReadonlySet<string>;
  /** Targets that the last turn touched: dashed outline. */
  readonly recent: ReadonlySet<string>;
  readonly focus: string | null;
  /** A click or Enter on any target, legal or not: the match screen plays, picks, or says why not. */
  onTarget(target: string): void;
  /** Hover or keyboard focus on a target. */
  onFocus(target: string | null): void;
  /** The bar of choices without a place, on a phone: set it between mat and hand. Absent on a desktop. */
  readonly children?: ComponentChildren;
}

export interface SideProps<V> {
  readonly view: V;
  readonly reader: Reader;
  /** Mask of who is to act. */
  readonly toAct: number;
}

export interface LogLine {
  readonly ply: number;
  readonly kind: "heading" | "line";
  /** Whose emblem stands before the line. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly auto?: true;
}

/** One piece on its way: `from` and `to` are `data-anchor` ids on the board. */
export interface Travel {
  readonly piece: string;
  readonly seat: Seat | null;
  readonly from: string;
  readonly to: string;
}

/** One column of the final ledger: a scoring in the order in which it happened. */
export interface Scoring {
  /** Heading over the columns that belong together ("Fifteen tiles"). */
  readonly group: string;
  readonly label: string;
  readonly icon: ComponentChildren;
  readonly points: readonly number[];
  /** Ties of this scoring and how each was decided, in words. */
  readonly ties: readonly string[];
}

/**
 * The pictures and words of a game. The match screen knows nothing of any game and this knows nothing of legality,
 * which comes from the engine alone. Components draw targets as focusable elements with `data-target`.
 */
export interface GameUi<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** The catalog of one language, as a module of its own. */
  messages(language: Language): Promise<Catalog>;

  /** The play area: players' strip (phone), board, own mat, hand; fills its box and never scrolls. */
  Board(props: BoardProps<T["view"]>): ComponentChildren;
  /** Ledger of the players, open cards: beside the board on a desktop, in a sheet on a phone. */
  Side(props: SideProps<T["view"]>): ComponentChildren;
  /** The order of what is being carried out, under the status sentence. */
  Chain(props: { readonly view: T["view"]; readonly reader: Reader }): ComponentChildren;
  /** The game's picture on the home page; fills its box, 376 x 236. */
  Miniature(): ComponentChildren;
  /** The board as it lies on the round table: an svg that fills a square. */
  Plan(): ComponentChildren;
  /** The seat's piece in the game's material: an svg that fills its box (56 x 60). `glow`: it is its turn. */
  Piece(props: { readonly seat: Seat; readonly glow?: boolean }): ComponentChildren;
  /** Credits, edition, which figures are certain, whose rights. */
  About(props: { readonly say: Say }): ComponentChildren;

  /** What the seat has to do, as a base form: "place a disc". */
  task(view: T["view"], seat: Seat, reader: Reader): string;
  /** A move as the label of a button. */
  moveLabel(move: T["move"], view: T["view"], reader: Reader): string;
  /** What a target is, for screen readers. */
  targetLabel(target: T["target"], view: T["view"], reader: Reader): string;
  /** Why a target cannot be used now, as a sentence. */
  reason(reason: Reason, view: T["view"], reader: Reader): string;
  /** What a move changes in resources and points, as short texts: "+1 wood", "Marion +3". */
  effect(before: T["view"], after: T["view"], reader: Reader): readonly string[];
  logLines(events: readonly Told<T["event"]>[], reader: Reader): readonly LogLine[];
  /** Targets that an event touched. */
  touched(event: T["event"]): readonly string[];
  travels(event: T["event"], view: T["view"]): readonly Travel[];
  /** In board order, for the arrow keys. */
  targetOrder(targets: readonly T["target"][]): readonly T["target"][];
  scorings(view: T["view"], reader: Reader): readonly Scoring[];
  /** The rule that decided a tie of the standings, in words. */
  tieReason(by: string, reader: Reader): string;

  /** One line under the title: "Cloth, marble and a seat on the council". */
  tagline(say: Say): string;
  /** An option of the game's own list, its help line and its values, in words. */
  optionLabel(option: string, say: Say): string;
  optionHelp(option: string, say: Say): string;
  optionValue(option: string, value: string, say: Say): string;
}
