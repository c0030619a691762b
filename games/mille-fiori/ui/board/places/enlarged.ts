import { signal } from "@preact/signals";
import type { Reader } from "#boardkit";

/** The space whose press has only opened its close-up, until another press. */
export const enlarged = signal<string | null>(null);

/** What a press of the target has done that made no move. */
export const opensCloseUp = (target: string, _: unknown, { say }: Pick<Reader, "say">): string | null =>
  target === enlarged.value ? say("board.enlarged") : null;
