import type { GameUi } from "#boardkit";
import type { AnyOpenGame, GameTypes, Seat } from "#engine";
import type { Refusal } from "#protocol";
import { type Draft, draftMoves, hiddenClicks, restore, startDraft } from "../draft/draft.ts";
import type { KeptDraft } from "../draft/kept-drafts.ts";
import { type Blocked, type LeftOut, type Made, naming, type Offer, offersOf } from "./picking.ts";

/** The part of the game that a turn needs. */
export interface TurnGame {
  readonly open: AnyOpenGame;
  readonly ui: Pick<GameUi, "usualPicks" | "clicked" | "ends" | "declines" | "isScoring" | "untold">;
  /** Of an exercise: the others have chosen what all choose at once. */
  readonly othersChose?: boolean | undefined;
}

/** The server's position, while it is the reader's turn. */
export interface Position {
  readonly ply: number;
  /** How often the match has been rewound: the same ply may be another position. */
  readonly rewinds?: number | undefined;
  readonly seat: Seat;
  /** A sample of what the seat sees. */
  readonly base: GameTypes["state"];
  /** The seat's own choice, in notation, while it waits for those of others. */
  readonly waiting: readonly string[] | null;
  /** Everybody else who chooses has chosen: the seat's choice is made at once. */
  readonly isLast: boolean;
}

/** Moves on their way to the server. */
export interface Stretch {
  readonly ply: number;
  readonly moves: readonly string[];
}

/** A pressed target, and the time in milliseconds. */
export interface Pressed {
  readonly target: string;
  readonly at: number;
}

/** A move that cannot be undone, or a choice among simultaneous ones: it is made when it has been confirmed. */
export interface Question {
  readonly move: number;
  /** The part whose press chose it, empty for a button; a second press of it confirms. */
  readonly target: string;
  /**
   * The time of that press in milliseconds: a double click counts as one press. `null` where the question comes from
   * before a reload, or from another tab: the next press only asks.
   */
  readonly at: number | null;
  /** How many presses of it came too soon after the one before to confirm; left out for none. */
  readonly hurried?: number;
}

/** One's own turn: the moves not sent yet, and the picked targets. */
export interface TurnState {
  /** `null`: the reader is not to act. */
  readonly position: Position | null;
  /** `null` when there is nothing to decide, or when the seat's choice waits for others. */
  readonly draft: Draft | null;
  /** Targets that count as picked when the decision begins. */
  readonly usual: readonly string[];
  readonly picked: readonly string[];
  /** The press that picked or made something last: a double click counts as one press. */
  readonly pressed: Pressed;
  /** Which of the things done, counted from 1, are taken back with the one before. */
  readonly joined: readonly number[];
  readonly question: Question | null;
  /** The answer to "why not?" for the target last asked about, or what its press has left out or found made. */
  readonly blocked: Blocked | LeftOut | Made | null;
  /** The turn is blocked until these are answered. */
  readonly sending: Stretch | null;
  /** The refusal of the last commit. */
  readonly refusal: Refusal | null;
}

export const NOT_TO_ACT: TurnState = {
  ...{
    position: null,
    draft: null,
    usual: [],
    picked: [],
    pressed: { target: "", at: 0 },
    joined: [],
    question: null,
    blocked: null,
  },
  ...{ sending: null, refusal: null },
};

/** The seat's view, with the clicks of an unfinished group applied by the game's `clicked`. */
export function viewOf({ open, ui }: Pick<TurnGame, "open" | "ui">, draft: Draft): unknown {
  const view = open.view(draft.state, draft.seat);
  const hidden = hiddenClicks(draft).map((move) => open.names(draft.before, move));
  return ui.clicked === undefined || hidden.length === 0 ? view : ui.clicked(view, hidden);
}

/** What counts as picked when the draft's next decision begins. */
export function usualPicks(game: Pick<TurnGame, "open" | "ui">, draft: Draft | null): readonly string[] {
  if (draft === null || draft.edge !== "own") return [];
  const picks = game.ui.usualPicks(viewOf(game, draft), draft.seat);
  return naming(offersOf(draft), picks).length > 0 ? picks : [];
}

/** The moves that can be made now. */
export const offersIn = ({ draft, sending }: TurnState): readonly Offer[] =>
  draft === null || sending !== null ? [] : offersOf(draft);

/** The turn with another draft, at the beginning of its next decision. */
export function withDraft(game: TurnGame, state: TurnState, draft: Draft | null): TurnState {
  const usual = usualPicks(game, draft);
  return { ...state, draft, usual, picked: usual, question: null, blocked: null };
}

/** Sends the draft, unless a commit is on its way already. */
export function send(state: TurnState): TurnState {
  const { position, draft, sending } = state;
  if (position === null || draft === null || sending !== null) return state;
  return { ...state, refusal: null, sending: { ply: position.ply, moves: draftMoves(draft) } };
}

/** A fresh draft for a position, with the moves kept for it. */
export function begin(game: TurnGame, state: TurnState, position: Position, kept: KeptDraft | null): TurnState {
  const { open, ui, othersChose } = game;
  const empty = startDraft(open, position.seat, position.base, { ends: ui.ends, othersChose });
  if (kept?.ply !== position.ply) return withDraft(game, { ...state, position, joined: [] }, empty);
  // Nothing is sent by it: what reveals something waits to be confirmed once more.
  return withKept(game, { ...state, position }, restore(empty, kept.moves), kept);
}

/** The turn with moves that were kept, and with the question that was open. */
export function withKept(game: TurnGame, state: TurnState, draft: Draft, { asked, joined = [] }: KeptDraft): TurnState {
  const begun = withDraft(game, { ...state, joined }, draft);
  const move = asked === undefined ? -1 : game.open.parseMove(asked.move);
  const isAsked = asked !== undefined && offersOf(draft).some((offer) => offer.move === move);
  return isAsked ? { ...begun, question: { move, target: asked.target, at: null } } : begun;
}
