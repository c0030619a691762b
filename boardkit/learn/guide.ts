import type { GameTypes, Seat, SeatCount } from "#engine";
import type { GameEvent, Locale } from "../game-ui.ts";
import type { Figures } from "./book.ts";

/**
 * The guide of a game's guided match: situations in which something is said, not a film. Data here, texts in one file a
 * language. One folder of the browser tells and checks it for every game (`web/learn/guide/`).
 */

/** What a move would bring, as far as its seat can know. */
export interface Brought<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: V;
  readonly events: readonly E[];
  /** Points gained, by seat. */
  readonly points: readonly number[];
}

/** A move that the reader may make now. */
export interface GuideMove<V = unknown, E extends GameEvent = GameEvent> {
  /** In notation; `END` for handing over what has been played. */
  readonly text: string;
  readonly targets: readonly string[];
  brings(): Brought<V, E>;
  /** What the rules foresee of it (`Game.forecast`); `null` where they foresee nothing. */
  forecast(): unknown;
  /** What its seat may do at once after it; empty when somebody else, or chance, is to act. */
  next(): readonly GuideMove<V, E>[];
}

/** The notation of handing over. */
export const END = "end turn";

/** The match at a moment at which its reader decides, hands over, or sees the end, tentative moves included. */
export interface GuideMoment<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: V;
  readonly you: Seat;
  /** All that the reader has been told. */
  readonly events: readonly E[];
  readonly moves: readonly GuideMove<V, E>[];
  readonly isOver: boolean;
  /** The moves that a steady bot would make from here until chance or another seat is to act, in notation. */
  planned(): readonly string[];
  /** The moment beyond these moves and the draws after them, of which a sample is taken; `null` where the turn ends. */
  onward(): GuideMoment<V, E> | null;
}

/** The figures of the reason for a proposed move, computed only when it is spoken. */
export interface Because<V = unknown, E extends GameEvent = GameEvent> {
  figures(at: GuideMoment<V, E>, move: GuideMove<V, E>): Figures;
  /** The figures proved in another way, for tests. */
  claim(at: GuideMoment<V, E>, move: GuideMove<V, E>, figures: Figures): boolean;
}

/** The reason of a move that a steady bot would make where no situation proposes one. */
export interface Reason<V = unknown, E extends GameEvent = GameEvent> extends Because<V, E> {
  readonly id: string;
  /** Whether it is one for this move. */
  when(at: GuideMoment<V, E>, move: GuideMove<V, E>): boolean;
}

export interface Situation<V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** It proposes how to end a choice of several presses, and speaks in the midst of one. */
  readonly isFinishing?: true;
  /** It tells of what has just happened: it speaks before all else. */
  readonly isNews?: true;
  /** The figures of its sentence where it is true now; `null` where there is nothing of the kind. */
  when(at: GuideMoment<V, E>): Figures | null;
  /** Targets that it speaks of: the hand shows the first that is on the screen. */
  point(at: GuideMoment<V, E>): readonly string[];
  /** What else it is about: not pointed at, but kept in sight where there is room. */
  about?(at: GuideMoment<V, E>): readonly string[];
  /**
   * Moves that it proposes; the one with most points is chosen, of equal ones the first. Without this, something is
   * told that asks for no move.
   */
  propose?(at: GuideMoment<V, E>): readonly GuideMove<V, E>[];
  /** The sentence proved in another way than `when` does it, for tests: by playing the moves. */
  claim?(at: GuideMoment<V, E>): boolean;
}

export interface Guide<V = unknown, E extends GameEvent = GameEvent> {
  /** The rules that it was made for. */
  readonly rulesVersion: string;
  readonly seats: SeatCount;
  readonly options: Readonly<Record<string, string>>;
  /** What the first draws bring, in notation, as long as that is possible. */
  readonly luck: readonly string[];
  /** In the order in which they speak, when several are there at once. */
  readonly situations: readonly Situation<V, E>[];
  /** The reasons of those that propose a move, by their ids. */
  readonly because: Readonly<Record<string, Because<V, E>>>;
  /** The reasons of moves that no situation proposes: the first that fits is given. */
  readonly reasons?: readonly Reason<V, E>[];
  /** What a position is worth to the steady bot besides, in points: what it is to teach comes first. Asked once a plan. */
  wish?(at: GuideMoment<V, E>): (state: GameTypes["state"]) => number;
  /**
   * Moves, in notation, that come first in any case: what the guide has named is done whatever else the steady bot, which
   * plans the rest, would rather do. None where nothing is.
   */
  begin?(at: GuideMoment<V, E>): readonly string[];
  /** Whether a move, in notation, may come before these where the steady bot would make it at once. */
  opens?(move: string): boolean;
  /**
   * Lets the moves of a group that goes on be made in any order, in a copy of the position: the rules take them in one, the
   * reader's presses come in any.
   */
  reopen?(state: GameTypes["state"]): void;
  readonly texts: Readonly<Record<Locale, () => Promise<GuideTexts>>>;
}

/** By situation; a reason of `Guide.reasons` has no words but `because`. */
export type GuideTexts = Readonly<Record<string, GuideWords>>;

/** At most two sentences; `because` is the reason of the proposal, with its figures. */
export interface GuideWords {
  readonly title?: string;
  readonly text?: string;
  readonly because?: string;
}
