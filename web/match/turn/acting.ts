import { isSimultaneous } from "#engine";
import { canUndo, type Draft, isHandOver, make, possible } from "../draft/draft.ts";
import { movesAt, naming, whyNot } from "./picking.ts";
import { offersIn, send, type TurnGame, type TurnState, withDraft } from "./turn-state.ts";

/** The person's actions: each returns the turn after it, the same object when nothing changes. */

/** A press of a part of the board picks it, puts it back, makes the move that it names, or shows why there is none. */
export function press(game: TurnGame, state: TurnState, target: string): TurnState {
  const { draft, picked, usual } = state;
  if (draft === null) return state;
  if (picked.includes(target)) {
    const rest = picked.filter((each) => each !== target);
    return { ...state, blocked: null, picked: rest.length > 0 ? rest : usual };
  }
  const offers = offersIn(state);
  const [move, ...others] = movesAt(offers, picked, target);
  if (move === undefined) return { ...state, blocked: whyNot(draft, target) };
  if (others.length === 0) return play(game, { ...state, blocked: null }, move);
  const isMore = naming(offers, [...picked, target]).length > 0;
  return { ...state, blocked: null, picked: isMore ? [...picked, target] : [target] };
}

/** Plays a possible move, and sends the draft when the move ends the stretch. */
export function play(game: TurnGame, state: TurnState, move: number): TurnState {
  const { draft, sending } = state;
  if (draft === null || sending !== null || !possible(draft).includes(move)) return state;
  const next = make(draft, move);
  const played = withDraft(game, { ...state, refusal: null }, next);
  if (next.clicks.length > 0 && next.edge !== "own") return played;
  const isChoice = isSimultaneous(draft.open.toAct(draft.state));
  return isChoice || isHandOver(draft, move) || next.edge === "chance" ? send(played) : played;
}

/** The move that "End turn" plays before sending: a bare hand-over, none, or no hand-over is possible now. */
export function endingOf(state: TurnState): number | "commit" | null {
  const { draft, sending } = state;
  if (draft === null || sending !== null) return null;
  if (draft.edge !== "own") return "commit";
  return offersIn(state).find(({ move }) => isHandOver(draft, move))?.move ?? null;
}

export function endTurn(game: TurnGame, state: TurnState): TurnState {
  const how = endingOf(state);
  if (how === null) return state;
  return how === "commit" ? send(state) : play(game, state, how);
}

export const isUndoable = ({ draft, sending }: TurnState): boolean =>
  draft !== null && sending === null && canUndo(draft);

export function takeBack(game: TurnGame, state: TurnState, back: (draft: Draft) => Draft): TurnState {
  return state.draft !== null && isUndoable(state) ? withDraft(game, state, back(state.draft)) : state;
}

/** Clears the picked targets and the "why not?" answer. */
export const letGo = (state: TurnState): TurnState => ({ ...state, picked: state.usual, blocked: null });
