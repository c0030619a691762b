import type { AnyOpenGame } from "#engine";
import { press } from "./acting.ts";
import { begin, type Position, type Pressed, type TurnGame, type TurnState, withDraft } from "./turn-state.ts";

/**
 * The seat's simultaneous choice while it waits for the others. The board marks its targets and shows nothing else of
 * it.
 */

/** Whether the seat has made its choice, which waits for those of others. */
export const isWaiting = ({ position, draft }: TurnState): boolean =>
  draft === null && position !== null && position.waiting !== null;

/** The targets by which the choice was made. */
export const waitingParts = (open: AnyOpenGame, { base, waiting }: Position): readonly string[] =>
  (waiting ?? []).flatMap((text) => open.names(base, open.parseMove(text)));

/** Takes over the waiting choice from the server. When it is new, made here or at another screen, the draft ends. */
export function choiceArrived(game: TurnGame, state: TurnState, position: Position): TurnState {
  const before = state.position?.waiting ?? null;
  if (before?.join() === position.waiting?.join()) {
    return state.position?.isLast === position.isLast ? state : { ...state, position };
  }
  const arrived = { ...state, position };
  return before === null ? withDraft(game, arrived, null) : arrived;
}

/** Begins the choice anew. */
export function rethink(game: TurnGame, state: TurnState): TurnState {
  const { position, draft } = state;
  return position === null || draft !== null ? state : begin(game, state, position, null);
}

/** Asks about another choice if the pressed target makes one. */
export function changeChoice(game: TurnGame, state: TurnState, pressed: Pressed): TurnState {
  const { position } = state;
  if (position === null || waitingParts(game.open, position).includes(pressed.target)) return state;
  const changed = press(game, rethink(game, state), pressed);
  return changed.question === null ? { ...state, blocked: changed.blocked } : changed;
}
