import { type Draft, followedMoves } from "../draft/draft.ts";
import type { Pressed, TurnState } from "./turn-state.ts";

/** So soon after a press nobody has seen what followed it by itself. */
const UNSEEN_MS = 1000;

/**
 * The turn after a press of what has just been made by itself, as it was the only choice: whoever aimed at it is told
 * so, and nothing else is made of the press. Undefined for every other press.
 */
export function alreadyMade(state: TurnState, pressed: Pressed): TurnState | undefined {
  const { draft, question } = state;
  const { target, at } = pressed;
  if (draft === null || question !== null || at - state.pressed.at >= UNSEEN_MS) return undefined;
  // A second press of the same part may mean more of it, and what was picked since has been chosen by sight.
  if (target === state.pressed.target || !isPlayed(draft, state.pressed.target)) return undefined;
  const { open, seat } = draft;
  const followed = followedMoves(draft).find(({ move, before }) => open.names(before, move).includes(target));
  if (followed === undefined) return undefined;
  const made = { move: open.printMove(followed.move), before: open.view(followed.before, seat) };
  return { ...state, pressed, blocked: { target, made } };
}

/** Whether a press of the target, or of a button, has made the last move. */
const isPlayed = ({ last }: Draft, target: string): boolean =>
  target === "" || last?.before.open.names(last.before.state, last.move).includes(target) === true;
