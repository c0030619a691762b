import type { GameUi, Reader } from "#boardkit";
import { NOBODY } from "#engine";
import { say } from "../../../i18n/language.ts";
import type { Draft } from "../../draft/draft.ts";
import type { Turn } from "../take-turns.ts";

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What the button that hands over reads now: it ends the turn, or less. `possible`: the targets of what the reader can
 * do now; left out where what is passed by is meant.
 */
export const endName = (
  { endLabel }: Pick<GameUi, "endLabel">,
  view: unknown,
  reader: Reader,
  possible: ReadonlySet<string> = NOTHING,
): string => endLabel?.(view, reader, possible) ?? say("endTurn");

/** Whether the match is over once the draft is handed over. */
export const endsMatch = ({ open, state, edge }: Pick<Draft, "open" | "state" | "edge">): boolean =>
  edge !== "chance" && open.toAct(state) === NOBODY;

/** What the button that hands the draft over ends: the match, or what it is named after. */
export const endsWhat = (draft: Pick<Draft, "open" | "state" | "edge">, named: string): string =>
  endsMatch(draft) ? say("endMatch") : named;

/** The name of that button, also where it confirms. */
export const handOverName = (
  turn: Pick<Turn, "handOver" | "offers">,
  draft: Pick<Draft, "open" | "state" | "edge" | "clicks">,
  named: string,
): string => (isConfirming(turn, draft) ? say("confirm") : endsWhat(draft, named));

/**
 * Whether that button confirms: clicks that may be followed by others, or that reveal something. Otherwise it ends the
 * turn, or a part of it.
 */
export const isConfirming = (
  { handOver, offers }: Pick<Turn, "handOver" | "offers">,
  { clicks, edge }: Pick<Draft, "clicks" | "edge">,
): boolean => handOver.value === "commit" && clicks.length > 0 && (edge === "chance" || offers.value.length > 0);
