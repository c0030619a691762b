import { FastChance, isToAct, seatsToAct, unreachable } from "#engine";
import type { MatchUpdate, Refusal } from "#protocol";
import { isPassing } from "../../live/passing.ts";
import { makeByItself, restore, undoAll } from "../draft/draft.ts";
import type { KeptDraft } from "../draft/kept-drafts.ts";
import {
  ask,
  confirm,
  endTurn,
  isUndoable,
  joined,
  lastStep,
  letGo,
  play,
  press,
  pressButton,
  takeBack,
} from "./acting.ts";
import { alreadyMade } from "./already-made.ts";
import {
  begin,
  NOT_TO_ACT,
  type Position,
  send,
  type TurnGame,
  type TurnState,
  withDraft,
  withKept,
} from "./turn-state.ts";
import { changeChoice, choiceArrived, isWaiting, rethink } from "./waiting-choice.ts";

/** The match as the server sends it, and the inputs of a new turn. */
export interface Arrival {
  readonly match: MatchUpdate | null;
  /** The moves that this browser has stored for the table. */
  readonly kept: KeptDraft | null;
  /** The seed for the sample of the view. */
  readonly seed: number;
}

/** The events of a turn: first those from outside, then the person's. */
export type TurnInput =
  | { readonly type: "position"; readonly arrival: Arrival }
  /** The answer to the sent moves; `null`: they were accepted. The new position came first. */
  | { readonly type: "answer"; readonly refusal: Refusal | null; readonly arrival: Arrival }
  /** Another tab has kept other moves. */
  | { readonly type: "kept"; readonly kept: KeptDraft }
  /**
   * `at`: when, in milliseconds, for telling a double click from two presses. `joins`: it is taken back with the press
   * before it.
   */
  | { readonly type: "press"; readonly target: string; readonly at: number; readonly joins?: boolean }
  | { readonly type: "confirm"; readonly at: number }
  | { readonly type: "play" | "only"; readonly move: number }
  /** As a press that makes the move does it: one that cannot be undone has to be confirmed. */
  | { readonly type: "ask"; readonly move: number; readonly at: number }
  /** By its button, which says what it brings. */
  | { readonly type: "button"; readonly move: number; readonly at: number }
  | { readonly type: "undo" | "undo-all" | "end" | "rethink" | "let-go" };

/** The reducer of a turn. Pure: the caller sends, stores and waits as the new state demands. */
export function turned(game: TurnGame, state: TurnState, input: TurnInput): TurnState {
  switch (input.type) {
    case "position":
      return arrive(game, state, input.arrival);
    case "answer":
      return settle(game, state, input.refusal, input.arrival);
    case "kept":
      return takeOver(game, state, input.kept);
    case "press":
      if (isWaiting(state)) return changeChoice(game, state, input);
      if (input.joins === true) return joined(state, press(game, state, input));
      return alreadyMade(state, input) ?? press(game, state, input);
    case "confirm":
      return confirm(game, state, input.at);
    case "play":
      return play(game, state, input.move);
    case "ask":
      return ask(game, state, input);
    case "button":
      return pressButton(game, state, input.move, input.at);
    case "only":
      return sent(play(game, state, input.move, makeByItself));
    case "undo":
      return takeBack(game, state, (draft) => lastStep(draft, state.joined).before);
    case "undo-all":
      return takeBack(game, state, undoAll);
    case "end":
      return endTurn(game, state);
    case "rethink":
      return rethink(game, state);
    case "let-go":
      return letGo(game, state);
    default:
      return unreachable(input);
  }
}

/** What was made by itself and ends the stretch is sent: there is nothing to take back. */
const sent = (state: TurnState): TurnState =>
  state.draft === null || state.draft.edge === "own" || isUndoable(state) ? state : send(state);

/** A repeated position (after a reconnect, or another seat's choice) changes nothing. */
function arrive(game: TurnGame, state: TurnState, { match, kept, seed }: Arrival): TurnState {
  if (match === null || match.seat === null || !isToAct(match.toAct, match.seat)) {
    const { sending, refusal } = state;
    return state.position === null ? state : { ...NOT_TO_ACT, sending, refusal };
  }
  const { ply, seat, waiting, rewinds } = match;
  const isLast = seatsToAct(match.toAct, game.open.seats).every(
    (other) => other === seat || match.chosen[other] === true,
  );
  const known = state.position;
  const isKnown = known?.ply === ply && known.seat === seat && known.rewinds === rewinds;
  if (isKnown) return choiceArrived(game, state, { ...known, waiting, isLast });
  const base = game.open.sample(match.view, new FastChance(seed));
  return decide(game, state, { ply, seat, base, waiting, isLast, rewinds }, kept);
}

/** Begins to decide, unless the seat has chosen already. */
function decide(game: TurnGame, state: TurnState, position: Position, kept: KeptDraft | null): TurnState {
  if (position.waiting !== null) return withDraft(game, { ...state, position }, null);
  return begin(game, state, position, kept);
}

/** Ends the sending: accepted or refused moves leave the draft; after a temporary refusal they may be sent again. */
function settle(game: TurnGame, state: TurnState, refusal: Refusal | null, arrival: Arrival): TurnState {
  const now = arrive(game, { ...state, sending: null, refusal }, arrival);
  const isOver = refusal === null || !isPassing(refusal);
  if (!isOver || now.position === null || now.position.ply !== state.sending?.ply) return now;
  return decide(game, now, now.position, null);
}

function takeOver(game: TurnGame, state: TurnState, kept: KeptDraft): TurnState {
  const { draft, position, sending } = state;
  if (draft === null || position?.ply !== kept.ply || sending !== null) return state;
  return withKept(game, state, restore(undoAll(draft), kept.moves), kept);
}
