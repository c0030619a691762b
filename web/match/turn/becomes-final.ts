import type { GameUi, Reader } from "#boardkit";
import { list, say, shortList } from "../../i18n/language.ts";
import { type Draft, doneMoves, isHandOver, leadsTo } from "../draft/draft.ts";
import type { Offer } from "./picking.ts";
import type { Turn } from "./take-turns.ts";

type Labels = Pick<GameUi, "moveLabel">;

/** More moves that are passed by are not named: they glow. */
const MOST_NAMED = 3;

/** What the reader has done and can still take back, as its buttons name it; "" for nothing. */
export function stillOpen(draft: Draft, ui: Labels, reader: Reader): string {
  const { open, seat } = draft;
  return shortList(
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

/** What a press of another button makes final. */
export const becomesFinal = (draft: Draft, move: number, ui: Labels, reader: Reader): string => {
  if (leadsTo(draft, move) === "own") return say("end.not-yet");
  const what = stillOpen(draft, ui, reader);
  return what === "" ? "" : say("end.final", { what });
};

/** Whether a button ends the turn or a part of it now, and does not only decline something. */
function isEndOffered({ handOver, offers }: Turn, { open }: Draft, ui: Pick<GameUi, "declines">): boolean {
  const isEnd = ({ move, targets }: Offer) => targets.length === 0 && ui.declines?.(open.printMove(move)) !== true;
  return handOver.value !== null || offers.value.some(isEnd);
}

/** Said while a button ends the turn or a part of it: what can still be taken back; "" otherwise. */
export function openNow(turn: Turn, ui: Labels & Pick<GameUi, "declines">, reader: Reader): string {
  const { draft, question } = turn.state.value;
  if (draft === null || question !== null || !isEndOffered(turn, draft, ui)) return "";
  const what = stillOpen(draft, ui, reader);
  return what === "" ? "" : say("end.open", { what });
}
