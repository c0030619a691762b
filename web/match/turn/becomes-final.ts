import type { GameUi, Reader } from "#boardkit";
import { list, say } from "../../i18n/language.ts";
import { type Draft, doneMoves, isHandOver } from "../draft/draft.ts";
import type { Offer } from "./picking.ts";
import type { Turn } from "./take-turns.ts";

type Labels = Pick<GameUi, "moveLabel">;

/** More moves that are passed by are not named: they glow. */
const MOST_NAMED = 3;

/** What the reader has done and can still take back, as its buttons name it; "" for nothing. */
export function stillOpen(draft: Draft, ui: Labels, reader: Reader): string {
  const { open, seat } = draft;
  return list(
    doneMoves(draft).map(({ move, before }) => ui.moveLabel(open.printMove(move), open.view(before, seat), reader)),
  );
}

/** What a press of the button that hands over makes final, and what it passes by. */
export function endingText(draft: Draft, offers: readonly Offer[], ui: Labels, reader: Reader): string {
  const { open, seat, state } = draft;
  const what = stillOpen(draft, ui, reader);
  const left = offers.filter(({ move }) => !isHandOver(draft, move));
  const view = open.view(state, seat);
  const named = new Set(left.map(({ move }) => ui.moveLabel(open.printMove(move), view, reader)));
  const passed = named.size > MOST_NAMED ? say("end.passed-many") : say("end.passed", { what: list([...named]) });
  return [what === "" ? say("end.nothing") : say("end.final", { what }), named.size === 0 ? "" : passed]
    .filter((part) => part !== "")
    .join(" ");
}

/** Said while a turn only has to be ended: what can still be taken back; `undefined` otherwise. */
export function openNow(turn: Turn, ui: Labels, reader: Reader): string | undefined {
  const { draft, question } = turn.state.value;
  if (draft === null || question !== null || turn.handOver.value === null || turn.unasked.value.ahead > 0)
    return undefined;
  const isOnly = turn.offers.value.every(({ move }) => isHandOver(draft, move));
  const what = isOnly ? stillOpen(draft, ui, reader) : "";
  return what === "" ? undefined : say("end.open", { what });
}
