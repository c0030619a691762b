import type { AnyOpenGame } from "#engine";
import { press } from "./acting.ts";
import { begin, type Position, type TurnGame, type TurnState, withDraft } from "./turn-state.ts";

/** The seat's own simultaneous choice, while it waits for those of others: the board only marks its parts. */

/** Has the seat made its choice, which waits for those of others? */
export const isWaiting = ({ position, draft }: TurnState): boolean =>
  draft === null && position !== null && position.waiting !== null;

/** The parts of the board by which it was made. */
export const waitingParts = (open: AnyOpenGame, { base, waiting }: Position): readonly string[] =>
  (waiting ?? []).flatMap((text) => open.names(base, open.parseMove(text)));

/** The server has sent the choice again. When it was just made, here or on another screen, nothing is left to decide. */
export function choiceTold(game: TurnGame, state: TurnState, position: Position): TurnState {
  const before = state.position?.waiting ?? null;
  if (before?.join() === position.waiting?.join()) return state;
  const told = { ...state, position };
  return before === null ? withDraft(game, told, null) : told;
}

/** Begins the choice anew. */
export function rethink(game: TurnGame, state: TurnState): TurnState {
  const { position, draft } = state;
  return position === null || draft !== null ? state : begin(game, state, position, null);
}

/** A part is pressed: another choice instead, if it makes one. */
export function changeChoice(game: TurnGame, state: TurnState, target: string): TurnState {
  const { position } = state;
  if (position === null || waitingParts(game.open, position).includes(target)) return state;
  const changed = press(game, rethink(game, state), target);
  return changed.sending === null ? { ...state, blocked: changed.blocked } : changed;
}
