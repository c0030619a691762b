import type { GameUi, Reader } from "#boardkit";
import { say } from "../i18n/language.ts";

/** What the button that hands over reads now: it ends the turn, or less. `possible`: the targets of what the reader can do now. */
export const endName = (
  { endLabel }: Pick<GameUi, "endLabel">,
  view: unknown,
  reader: Reader,
  possible: ReadonlySet<string>,
): string => endLabel?.(view, reader, possible) ?? say("endTurn");
