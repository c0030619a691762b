import type { GameUi, Reader } from "#boardkit";
import { stillChoosing } from "../../../board/headline/status-text.ts";
import type { Moment } from "../../../board/source.ts";
import { list, say } from "../../../i18n/language.ts";
import type { Draft } from "../../draft/draft.ts";
import { endOnly } from "../acting.ts";
import type { TurnState } from "../turn-state.ts";
import { isWaiting } from "../waiting-choice.ts";
import { endsMatch } from "./end-name.ts";

/** The part of the status sentence about one's own turn; `null` without one. */
export function turnStatus(
  state: TurnState,
  moment: Moment,
  { ui, reader }: { readonly ui: Pick<GameUi, "moveLabel">; readonly reader: Reader },
): string | null {
  if (isWaiting(state)) return say("status-chosen", { names: list(stillChoosing(moment, reader)) });
  const { draft, sending } = state;
  const only = endOnly(state);
  if (draft !== null && only !== undefined && sending === null) {
    return say("status-by-itself", { move: ui.moveLabel(draft.open.printMove(only), moment.view, reader) });
  }
  if (draft === null || sending !== null || draft.edge === "own") return null;
  return say("status-you", { task: say(taskAt(draft)) });
}

/** What is left to do after the last move. */
function taskAt(draft: Draft): "status-reveal" | "status-handover" | "status-handover-last" {
  if (draft.edge === "chance") return "status-reveal";
  return endsMatch(draft) ? "status-handover-last" : "status-handover";
}
