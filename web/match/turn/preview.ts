import { isSimultaneous } from "#engine";
import type { Preview } from "../../board/overlay.ts";
import { type Draft, hiddenClicks, isHandOver, leadsTo, make } from "../draft/draft.ts";
import { forgoneBy } from "../draft/forgone.ts";
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
    forecast: forecastOf(draft, move),
    forgone: forgoneBy(draft, move).map(open.printMove),
    ...{ before: viewOf(game, draft), after: viewOf(game, make(draft, move)) },
  };
}

/** A preview of the move without a part that reveals something; `null` where there is none, or several. */
export function ofButton(game: TurnGame, state: TurnState): Preview | null {
  const { draft, position } = state;
  if (draft === null) return null;
  const [only, ...others] = offersIn(state).filter(
    ({ move, targets }) => targets.length === 0 && !isHandOver(draft, move) && leadsTo(draft, move) === "chance",
  );
  return only === undefined || others.length > 0 ? null : previewOf(game, draft, only.move, position);
}

/** A click that completes a payment made out of order is forecast as the last of its clicks in the order of the rules. */
function forecastOf(draft: Draft, move: number): unknown {
  const { open, seat } = draft;
  const { clicked, before } = make(draft, move);
  const last = hiddenClicks(draft).length > 0 ? clicked.at(-1) : undefined;
  const from = last === undefined ? draft.state : (clicked.at(-2)?.state ?? before);
  return open.forecast?.(from, seat, last?.move ?? move) ?? null;
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
