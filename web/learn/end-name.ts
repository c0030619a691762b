import type { GameUi, Reader } from "#boardkit";
import { say } from "../i18n/language.ts";

/** What the button that hands over reads now: it ends the turn, or less. */
export const endName = ({ endLabel }: Pick<GameUi, "endLabel">, view: unknown, reader: Reader): string =>
  endLabel?.(view, reader) ?? say("endTurn");
