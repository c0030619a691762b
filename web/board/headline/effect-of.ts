import type { GameUi, Reader } from "#boardkit";
import { list, say } from "../../i18n/language.ts";
import type { Preview } from "../overlay.ts";

/** What a move would do, in one line. That it is final comes last: its sign and its question say so, too. */
export function effectOf(
  { seat, move, before, after, forecast, isRevealing, isAtOnce, forgone }: Preview,
  ui: GameUi,
  reader: Reader,
): string {
  const parts = [
    ui.moveLabel(move, before, reader),
    ui.effect(before, after, seat, reader),
    forecast === null ? "" : (ui.forecastLine?.(forecast, before, reader) ?? ""),
    forgone.length === 0
      ? ""
      : say("forgone", { moves: list(forgone.map((each) => ui.moveLabel(each, before, reader))) }),
    isRevealing ? say("final") : isAtOnce ? say("final-once-all") : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
