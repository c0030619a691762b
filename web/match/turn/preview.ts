import type { Preview } from "../../board/overlay.ts";
import { leadsTo, make } from "../draft/draft.ts";
import { movesAt, naming, offersOf } from "./picking.ts";
import { offersIn, type TurnGame, type TurnState, viewOf } from "./turn-state.ts";

/** A preview of pressing the target; `null` when that makes no move, or leaves several. */
export function previewAt(game: TurnGame, state: TurnState, target: string): Preview | null {
  const { draft, picked } = state;
  const [move, ...others] = movesAt(offersIn(state), picked, target);
  if (draft === null || move === undefined || others.length > 0) return null;
  const { open, seat } = draft;
  return {
    ...{ seat, move: open.printMove(move), isRevealing: leadsTo(draft, move) === "chance" },
    ...{ before: viewOf(game, draft), after: open.view(make(draft, move).state, seat) },
  };
}

/** The view after pressing these targets one after the other. */
export function viewAfter(state: TurnState, targets: readonly string[]): unknown {
  const { draft: start, picked } = state;
  let draft = start;
  for (const target of targets) {
    if (draft === null) return null;
    const isFirst = draft === start;
    const named = isFirst
      ? movesAt(offersIn(state), picked, target)
      : naming(offersOf(draft), [target]).map(({ move }) => move);
    const [move, ...others] = named;
    draft = move === undefined || others.length > 0 ? null : make(draft, move);
  }
  return draft === null ? null : draft.open.view(draft.state, draft.seat);
}
