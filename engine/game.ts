import type { Insight } from "./insight.ts";
import type { ChanceBuffer, ChanceSource } from "./match/chance.ts";
import type { OptionSpec, Preset, Switches } from "./opening/options.ts";
import type { Result } from "./result.ts";
import type { Sampler } from "./sampler.ts";
import { MAX_SEATS, type Seat, type SeatCount, type Viewer } from "./seat.ts";
import type { Standings } from "./standings.ts";
import type { ToAct } from "./to-act.ts";

/**
 * The contract between the rules of a game and everything else. `docs/contract.md` describes it at length;
 * `engine/testkit` checks every promise for every game.
 */

/** The id, title and authors of a game, its seats and options. */
export interface GameMeta {
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly artists: readonly string[];
  readonly publishers: readonly string[];
  readonly year: number;
  readonly seats: { readonly min: SeatCount; readonly max: SeatCount };
  readonly minutes: number;
  /**
   * How often a match waits for people, by the number of seats, on average of matches that bots have played: choices at
   * the same time are one wait. `npm run -s waits` counts them.
   */
  readonly waits?: Partial<Readonly<Record<SeatCount, number>>>;
  /** Changes whenever any golden match changes. */
  readonly rulesVersion: string;
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset[];
}

/** The figures of a game as validated JSON, with the built-in ones as default. */
export interface ContentSpec {
  /** Canonical JSON text of the built-in figures. */
  readonly builtIn: string;
  /** Reads figures from JSON text; the refusal names the field and what is wrong with it. */
  parse(
    text: string,
  ): Result<unknown, { readonly code: "content-invalid"; readonly field: string; readonly why: string }>;
}

/** The types that a game brings along. */
export interface GameTypes {
  readonly state: { readonly bytes: Uint8Array };
  /** A readable move, one of a finite table: `{ type: "place", disc: "white", street: 4 }`. */
  readonly move: { readonly type: string };
  /** A readable chance outcome, one of a finite table. */
  readonly outcome: { readonly type: string };
  readonly view: unknown;
  readonly event: { readonly type: string };
  /** A thing on the board that can be pointed at: "street:4", "city:lisbon". */
  readonly target: string;
  /** Why a thing cannot be used now: a code and its facts, worded in the UI. */
  readonly reason: Reason;
  /** What a move would bring beyond the position after it. */
  readonly forecast: unknown;
}

export interface Reason {
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** The receivers of an event, as a mask: bit s for seat s, `PUBLIC_AUDIENCE` for spectators. */
export type Audience = number;
export const PUBLIC_AUDIENCE = 1 << MAX_SEATS;
export const EVERYBODY: Audience = 2 * PUBLIC_AUDIENCE - 1;

/** An event with its audience. */
export interface AddressedEvent<E> {
  readonly event: E;
  readonly audience: Audience;
}

/** Receives the events of a `play` or `resolve`, in order. Without it no event is built. */
export type Tell<E> = (event: E, audience: Audience) => void;

/** Legal moves are written here as indices of the move table. */
export type MoveBuffer = Uint16Array;
export const MAX_MOVES = 512;
export const moveBuffer = (): MoveBuffer => new Uint16Array(MAX_MOVES);

/** Returned by `forced` when no move is forced. */
export const NO_MOVE = -1;

/** A scoring that has not happened. */
export interface ScoredNow {
  /** By seat. */
  readonly points: readonly number[];
  /** What counts for it, by seat: cubes, seals, goods. */
  readonly counts: readonly number[];
}

export interface Game<T extends GameTypes = GameTypes> {
  readonly meta: GameMeta;
  readonly content?: ContentSpec;
  /** What bots know of this game; without it they judge by random play to the end. */
  readonly insight?: Insight<T["state"]>;
  /** The game for one match. `options` are complete switches; `content` is what `content.parse` gave. */
  open(seats: SeatCount, options: Switches, content?: unknown): OpenGame<T>;
}

/** What algorithms ask of a game before they choose how to search it. */
export interface Traits {
  /** Something is hidden from some seat at some time of a match. */
  readonly hides: boolean;
  /** Several seats choose at the same time at some time of a match. */
  readonly simultaneous: boolean;
  /** Points that no seat is ever below or above, at any time of a match. */
  readonly points: { readonly least: number; readonly most: number };
}

/** Any game, when only the contract matters. */
export type AnyGame = Game<GameTypes>;
export type AnyOpenGame = OpenGame<GameTypes>;

/** A game opened for one match. States know their opened game; neither options nor content are in their bytes. */
export interface OpenGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seats: SeatCount;
  readonly options: Switches;
  /** The finite tables: an index is a move (an outcome) in the engine; only notation leaves the process. */
  readonly moves: readonly T["move"][];
  readonly outcomes: readonly T["outcome"][];
  readonly traits: Traits;
  /** A bound on the entries of any match. */
  readonly maxEntries: number;
  /** Changes with the meaning of the bytes: a key for stored bytes. */
  readonly layoutFingerprint: string;

  /** The first state; nothing random has happened yet. A fresh state that the caller owns. */
  setup(): T["state"];
  /** A scratch state of the caller's, to copy into. */
  blank(): T["state"];
  copy(from: T["state"], to: T["state"]): void;
  /** 64 bits as 16 hexadecimal digits; equal bytes give equal hashes. */
  hash(state: T["state"]): string;
  /** Share of the match done, 0 to 1, public. */
  progress(state: T["state"]): number;

  /** Who owes the next entry. Public: never depends on anything hidden. */
  toAct(state: T["state"]): ToAct;
  /**
   * All legal moves of the seat, without duplicates, in an order that depends on the state alone, written to `out`.
   * Returns how many; 0 exactly when the seat is not to act.
   */
  legalMoves(state: T["state"], seat: Seat, out: MoveBuffer): number;
  /** The move that the seat must make in every state consistent with the public view, or `NO_MOVE`. */
  forced(state: T["state"]): number;
  /** The order-free group that a move belongs to (a shipment, a payment); undefined when it has none. */
  group(move: number): string | undefined;
  /** Carries out a legal move. Draws nothing. */
  play(state: T["state"], seat: Seat, move: number, tell?: Tell<T["event"]>): void;
  /** When chance is to act: the distinct outcomes with integer weights, written to `out`. Returns how many. */
  chance(state: T["state"], out: ChanceBuffer): number;
  resolve(state: T["state"], outcome: number, tell?: Tell<T["event"]>): void;
  /**
   * When chance is to act: the outcome that `drawOutcome` would pick from what `chance` lists, with the same source.
   * Only for games where listing takes longer than drawing; playouts then call this. Writes nothing.
   */
  draw?(state: T["state"], source: ChanceSource): number;

  /** What the viewer may know now; built up, never stripped down. Plain JSON. */
  view(state: T["state"], viewer: Viewer): T["view"];
  /** A full state, uniform over those consistent with the view and with what public play has proved. */
  sample(view: T["view"], source: ChanceSource): T["state"];
  /**
   * What writes such states for one view, again and again, each as `sample` would give it with the same random numbers.
   */
  sampler(view: T["view"]): Sampler<T["state"]>;
  /**
   * When chance is to act: the outcome as the viewer sees it, one number for all outcomes after which its view is the
   * same. Depends on what the viewer knows. Left out where everybody sees every outcome. Writes nothing.
   */
  seenAs?(state: T["state"], viewer: Viewer, outcome: number): number;
  /** Everything on the board that can be pointed at. */
  readonly targets: readonly T["target"][];
  /**
   * The targets on the board by which a person makes this move now; empty for a move without a place on the board and
   * for `NO_MOVE`.
   */
  names(state: T["state"], move: number): readonly T["target"][];
  /**
   * Whether what acts has a partner that is always pressed, too, also where only one is possible: what a person takes,
   * hits or gives away. Left out where no move has.
   */
  isPair?(move: number): boolean;
  /** Why no legal move of the seat names the target; undefined exactly when one does. */
  whyNot(state: T["state"], seat: Seat, target: T["target"]): T["reason"] | undefined;
  standings(state: T["state"]): Standings;
  /**
   * What the move would bring later, as far as the seat can know: the same for every state with its view. Undefined for
   * a move without such. Plain JSON. Writes nothing.
   */
  forecast?(state: T["state"], seat: Seat, move: number): T["forecast"] | undefined;
  /**
   * Points that the target would bring by the game's own scoring if it were scored now; undefined where nothing is
   * scored. Depends only on what is public. Writes nothing.
   */
  scoredNow?(state: T["state"], target: T["target"]): ScoredNow | undefined;

  /** Notation, one word or a few, ASCII, unique: `parseMove(printMove(m)) === m`; -1 when unreadable. */
  printMove(move: number): string;
  parseMove(text: string): number;
  printOutcome(outcome: number): string;
  parseOutcome(text: string): number;
  /** The whole position as one line of text and back; the refusal says what is wrong with it. */
  printPosition(state: T["state"]): string;
  parsePosition(text: string): Result<T["state"], string>;
}
