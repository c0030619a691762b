import type { GameUi, Reader } from "#boardkit";
import { statusText } from "../../board/headline/status-text.ts";
import { turnStatus } from "../../match/turn/words/turn-status.ts";
import type { Try } from "./try.ts";

/** What a match would say now in its headline, where an exercise has its task: "You: give 3 bricks away". */
export function askedNow({ turn, moment }: Pick<Try, "turn" | "moment">, ui: GameUi, reader: Reader): string {
  const { ahead, deciding, possible, state } = turn;
  const own = turnStatus(state.value, moment, { ui, reader });
  const { view, toAct } = ahead.value ?? moment;
  return own ?? statusText({ ui, reader, moment, view, toAct, deciding: deciding.value, possible: possible.value });
}
