import type { GameUi, Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";

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
