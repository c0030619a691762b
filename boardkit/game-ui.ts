import type { ComponentChildren, ComponentType } from "preact";
import type { Reason, Seat, Standings } from "#engine";
import type { Travel } from "./travels/travel.ts";

/**
 * What a game gives to the match screen. The screen knows no game; the game's pictures know no screen, no server and no
 * state, only views, events, targets and notation.
 *
 * The match screen is a grid with the areas `status`, `actions`, `chips`, `board`, `mat`, `hand` and `side`.
 * `Board` renders elements for `board`, `mat` and `hand` side by side (no wrapper), `Side` and `Chips` one element
 * each for theirs. Phones show `chips` and hide `side` (its content opens as a sheet).
 */

export const LOCALES = ["en", "de", "pt"] as const;
export type Locale = (typeof LOCALES)[number];

/** The arguments of a message. */
export type Args = Readonly<Record<string, string | number>>;

/** A message of the game's catalog in the reader's language. */
export type Say = (id: string, args?: Args) => string;

/** The reader: their seat (`null` for a spectator), the names by seat, and their language. */
export interface Reader {
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly locale: Locale;
  readonly say: Say;
  /** The options of the table, where there is one. */
  readonly options?: Readonly<Record<string, string>>;
  /** The figures of the match as the game's `content.parse` gave them; left out for a game that has none. */
  readonly content?: unknown;
  /** Their hash. */
  readonly figures?: string;
}

/**
 * `view` and the sets may be the same objects in every render while what they say changes. A component that reads them
 * while it is rendered is rendered anew when an answer that it got has changed, and only then if its other props are the
 * same; a memo depends on what it reads of them. `Side`, `Chips` and `Chain` are not told of the focus.
 */
export interface BoardProps<V> extends Reader {
  readonly view: V;
  /** Targets that some legal move of the reader names now, together with the picked ones. They glow. */
  readonly legal: ReadonlySet<string>;
  /** Legal targets whose press would make a move that cannot be undone. They carry a sign. */
  readonly final: ReadonlySet<string>;
  /** Targets picked so far for a move that names several, and those of a move that waits to be confirmed. */
  readonly picked: ReadonlySet<string>;
  /** The target under pointer or keyboard focus, wherever it is shown. */
  readonly focused: string | null;
  /** What a press of the focused target, or the move in question, would bring later; `null` without such. */
  readonly forecast: unknown;
  /** Anchors of pieces that moved since the reader's last turn: dashed outline. */
  readonly recent: ReadonlySet<string>;
  /** The seat whose tentative turn is played to its end and waits to be handed over: it is still to act. */
  readonly ending: Seat | null;
  /** Seats whose simultaneous choice is made and waits for the others. */
  readonly chosen: ReadonlySet<Seat>;
  /**
   * A preview: the view after pressing these targets in turn, as far as the reader can know it; `null` when one of the
   * presses makes no move, or leaves several.
   */
  readonly preview: (...targets: readonly string[]) => V | null;
  /** What a legal target that does not act itself may be picked for, in words; undefined for others. Left out where nobody picks. */
  readonly companion?: (target: string) => string | undefined;
  /** A click, Enter or Space on the element with this `data-target`. `joins`: *Undo* takes it back with the press before it. */
  readonly onTarget: (target: string, joins?: boolean) => void;
  /** Pointer or keyboard focus on it; `null` when it leaves. */
  readonly onFocus: (target: string | null) => void;
}

/** One line of the log. `event`: index of the event that it words. */
export interface LogLine {
  readonly kind: "heading" | "line";
  readonly seat: Seat | null;
  readonly text: string;
  readonly event: number;
}

/** A stretch of the match in one line: a seat's turn, or what lies between turns (setup, round, scoring). */
export interface TurnLine {
  /** Whose turn; `null` between turns. */
  readonly seat: Seat | null;
  /** Who has acted in it last, where that is somebody else. */
  readonly acting?: Seat;
  /** What it was, after the seat's name: "on brick and transport". */
  readonly text: string;
  /** "1 brick, 1 cloth to Troyes"; empty without any. */
  readonly brought: string;
  /** The parts of `brought`. */
  readonly gains: readonly Gain[];
  /** Points by seat; seats without points may be left out at the end. */
  readonly points: readonly number[];
  /** Index of its first event; it ends before the next line's. */
  readonly event: number;
}

/** One thing that a turn brought, made or took away. */
export interface Gain {
  /** Whose; `null` for nobody's. */
  readonly seat: Seat | null;
  /** Somebody else whom it touches. */
  readonly other?: Seat;
  /** "1 cloth to Troyes" */
  readonly text: string;
  readonly weight: GainWeight;
}

/** How much a gain matters to whoever reads of it later: it decides matches, it stays on the board, it passes by. */
export type GainWeight = "decides" | "stays" | "passes";

/** Something worth telling about a finished match. */
export interface Highlight {
  readonly seat: Seat;
  readonly title: string;
  /** One sentence with the seat's name. */
  readonly text: string;
}

/** What a part of the board is: opened by resting on it. */
export interface HelpCard {
  readonly title: string;
  /** A line under the title; may be empty. */
  readonly kind: string;
  /** What it does, in at most two sentences and 40 words; may be empty. */
  readonly text: string;
  /** Its drawing: an svg or a small element, as large as its place. */
  readonly picture?: ComponentChildren;
  /** What it is worth or costs in this position, in one sentence. */
  readonly now?: string;
  /** The kind of target whose section of the rule book explains it; left out for a target, whose own kind it is. */
  readonly section?: string;
  /** What would be scored, in words, where that is not the thing itself: "majority of the red tower". */
  readonly scores?: string;
  /** What counts for its scoring, in words: "5 cubes". Without this, the bare number. */
  readonly counted?: (n: number) => string;
}

/** What the seat has to do, for the status sentence: the id of the catalog, and the text in base form. */
export interface Task {
  readonly id: string;
  readonly text: string;
}

export interface FinalProps<V> extends Reader {
  readonly view: V;
  readonly standings: Standings;
}

/** A compiled catalog: by message id. */
export type Catalog = Readonly<Record<string, unknown>>;

/** An event as one viewer may know it. */
export interface GameEvent {
  readonly type: string;
}

/** The events of one type. */
export type EventOf<E extends GameEvent, T extends E["type"]> = Extract<E, { readonly type: T }>;

export interface GameUi<V = unknown, E extends GameEvent = GameEvent> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** Ledger of all players, open cards, deck. */
  readonly Side: ComponentType<BoardProps<V>>;
  /** The phone's strip of player chips. */
  readonly Chips: ComponentType<BoardProps<V> & { readonly onSeat: (seat: Seat) => void }>;
  /** The process under way and its next steps, shown under the status sentence; renders nothing when there is none. */
  readonly Chain?: ComponentType<BoardProps<V>>;
  readonly Final: ComponentType<FinalProps<V>>;
  /** Plate of the home page and of the page about the game. */
  readonly Miniature: ComponentType;
  /** The board as it lies on the round table of the table screens: an svg that fills a square. */
  readonly TableBoard: ComponentType;
  /** The seat's piece in the game's material: an svg, 56 x 60. `glow`: it is this seat's turn. */
  readonly Piece: ComponentType<{ readonly seat: Seat; readonly glow?: boolean }>;
  /** `content`: the figures of new matches. */
  readonly About: ComponentType<Pick<Reader, "say" | "locale" | "content">>;
  logLines(events: readonly E[], view: V, reader: Reader): readonly LogLine[];
  /** The same events, one line for each turn and for what lies between turns; the first begins with the first event. */
  turnLines(events: readonly E[], view: V, reader: Reader): readonly TurnLine[];
  /** Whether an event is a scoring for all seats, which takes longer to read than a turn. */
  isScoring?(event: E): boolean;
  /** Whether an event within the turn of somebody else is shown alone: it concerns others, or decides. */
  isStep?(event: E): boolean;
  /** The view of a match that is over as if these scorings, the last events, had not brought their points yet. */
  untold?(view: V, events: readonly E[]): V;
  /** What ends the match, and how far away that is, in one sentence; empty once it is over. */
  untilEnd?(view: V, reader: Reader): string;
  /** Whether a round of the game begins with the event; left out by a game in which that is when all have had a turn. */
  opensRound?(event: E): boolean;
  /** At most three highlights about a finished match, from its events as spectators received them. A game may have none. */
  highlights?(events: readonly E[], reader: Reader): readonly Highlight[];
  /** `possible`: the targets of what the reader can do now; empty while somebody else decides. */
  task(view: V, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task;
  /** The present task of chance, when it is to act. */
  chanceTask(view: V, reader: Reader): Task;
  /**
   * A move (in notation) as a button or list entry: base form, names its action. `after`: the view after it and after
   * what then follows without a choice, where that is known: the button says what is left to choose.
   */
  moveLabel(move: string, view: V, reader: Reader, after?: V): string;
  /**
   * The same within a sentence, where it begins small, beside other moves: what these are named after is not said twice.
   * Left out by a game whose labels always begin large and say nothing of others.
   */
  movePhrase?(move: string, view: V, reader: Reader): string;
  /**
   * What the button that hands over is called where it does not end the reader's turn, or passes by what is possible;
   * `null` where "End turn" says all. `possible`: the targets of what the reader can do now.
   */
  endLabel?(view: V, reader: Reader, possible: ReadonlySet<string>): string | null;
  /**
   * Whether the move ends what acts: its button stands out as that which hands over does, and after a move of the person
   * nothing but that button makes it.
   */
  ends?(move: string): boolean;
  /** Whether the move only declines something. Its button is small. */
  declines?(move: string): boolean;
  /**
   * What the pictures themselves do at a press of the target while a move is possible, as opening a card to show what
   * lies on it, or what a picked target waits for; `null` where they hand the press on. `possible`: the targets of what
   * the reader can do now.
   */
  opens?(
    target: string,
    turn: { readonly possible: ReadonlySet<string>; readonly picked: ReadonlySet<string> },
    reader: Reader,
  ): string | null;
  /** A target in words, for screen readers and for the explanation of a focused part. */
  targetLabel(target: string, view: V, reader: Reader): string;
  /**
   * The card of a target, or of another part that the pictures mark with `cardPart`; `null` for a target whose label
   * says all.
   */
  card?(about: string, view: V, reader: Reader): HelpCard | null;
  /** Why a target cannot be used now, as a sentence. */
  reason(reason: Reason, view: V, reader: Reader, target?: string): string;
  /** The effect of a move on the seat and on everybody's points, as one short line; empty without any. */
  effect(before: V, after: V, seat: Seat, reader: Reader): string;
  /** A forecast as one short line. */
  forecastLine?(forecast: unknown, view: V, reader: Reader): string;
  /** The part of a forecast that comes of the same press without being asked for; empty without any. */
  followingLine?(forecast: unknown, reader: Reader): string;
  /** What would come to somebody else by what the move keeps from them, as one short line; empty without any. */
  withheldLine?(forecast: unknown, view: V, reader: Reader): string;
  /**
   * What the reader's last press has begun and will bring, as one line, while it is still to be paid for; empty without
   * such. `forecast`: the one of that press; `before` and `now`: the views around it.
   */
  begunLine?(forecast: unknown, before: V, now: V, reader: Reader): string;
  /** The pieces that an event moves, by anchors; `before` is the view before it. */
  travels(event: E, before: V): readonly Travel[];
  /**
   * The anchors that these events touched, where their pieces lie in a view (for the dashed outline of what just
   * happened). `later`: what has happened between them and the view.
   */
  touched(events: readonly E[], view: V, later: readonly E[]): readonly string[];
  /** Whether an event gave the seat something, took something from it, or moved what is its own. */
  concerns(event: E, seat: Seat): boolean;
  /**
   * Targets that count as picked when the seat's decision begins (a coloured disc): a click on another replaces them.
   */
  usualPicks(view: V, seat: Seat): readonly string[];
  /**
   * The view after clicks of an order-free group that are legal only with further clicks; each click comes as the
   * targets that it names, and shows, for example, paid pieces as gone. Without this, such clicks do not show before
   * the last one.
   */
  clicked?(view: V, clicks: readonly (readonly string[])[]): V;
  /** Targets in the order in which arrow keys walk them. */
  targetOrder(targets: readonly string[]): readonly string[];
  /**
   * The game's own words: `line` (one line under the title), `option.<id>`, `option.<id>.help`, `option.<id>.<value>`,
   * `tie.<id>`, `source.<id>`.
   */
  readonly messages: Readonly<Record<Locale, () => Promise<Catalog>>>;
}
