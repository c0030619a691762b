import { isSimultaneous } from "#engine";
import type { Preview } from "../../board/overlay.ts";
import { type Draft, forgoneBy, leadsTo, make } from "../draft/draft.ts";
import { endOf } from "./ends-turn.ts";
import { movesAt, naming, offersOf, pressAt } from "./picking.ts";
import { offersIn, type Position, type TurnGame, type TurnState, viewOf } from "./turn-state.ts";

/** A preview of pressing the target; `null` when the press makes no move or leaves several possible. */
export function previewAt(game: TurnGame, state: TurnState, target: string): Preview | null {
  const { draft } = state;
  const does = pressAt(offersIn(state), state, target);
  return draft === null || does === null || "picks" in does ? null : previewOf(game, draft, does.makes, state.position);
}

/** A preview of a possible move. `position`: what is known of the choices of others; `null` for nothing. */
export function previewOf(game: TurnGame, draft: Draft, move: number, position: Position | null = null): Preview {
  const { open, seat } = draft;
  const isAtOnce = isSimultaneous(open.toAct(draft.state));
  return {
    ...{ seat, move: open.printMove(move), isRevealing: leadsTo(draft, move) === "chance" },
    ends: endOf(draft, move),
    ...{ isAtOnce, isLast: isAtOnce && position?.isLast === true },
    forecast: open.forecast?.(draft.state, seat, move) ?? null,
    forgone: forgoneBy(draft, move).map(open.printMove),
    ...{ before: viewOf(game, draft), after: viewOf(game, make(draft, move)) },
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
