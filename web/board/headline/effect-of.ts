import { type GameUi, phraseOf, type Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import type { Preview } from "../overlay.ts";

/** A move as its button names it. */
export const nameOf = ({ move, before, after }: Preview, ui: GameUi, reader: Reader): string =>
  ui.moveLabel(move, before, reader, after);

/** What a move would do, after its name, in one line. */
export const effectOf = (preview: Preview, ui: GameUi, reader: Reader): string =>
  [nameOf(preview, ui, reader), doneBy(preview, ui, reader)].filter((part) => part !== "").join(" · ");

/** What a move would do. That it is final comes first: a long line is cut at its end. */
export function doneBy(preview: Preview, ui: GameUi, reader: Reader): string {
  const { seat, before, after, isRevealing, isAtOnce } = preview;
  const parts = [
    isRevealing ? [endedBy(preview, ui, reader), say("final")].filter((part) => part !== "").join(": ") : "",
    ui.effect(before, after, seat, asYou(reader)),
    foreseenBy(preview, ui, reader),
    forgoneIn(preview, ui, reader),
    isAtOnce && !isRevealing ? whenFinal(preview) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** What a move would bring that the position after it does not show. */
export const foreseenBy = ({ forecast, before }: Preview, ui: GameUi, reader: Reader): string =>
  forecast === null ? "" : (ui.forecastLine?.(forecast, before, asYou(reader)) ?? "");

/** What the move ends: the match, the reader's turn, "" where it is somebody else's that goes on. */
export function endedBy({ ends, before }: Preview, ui: Pick<GameUi, "endLabel">, reader: Reader): string {
  if (ends === "match") return say("ends-match");
  return ends === null || (ui.endLabel?.(before, reader, new Set()) ?? null) !== null ? "" : say("ends-turn");
}

/** When a choice that others make at the same time becomes final. */
export const whenFinal = ({ isLast }: Preview): string => say(isLast ? "final" : "final-once-all");

/** The reader to whom their own seat is told as "you". */
export const asYou = (reader: Reader): Reader => ({
  ...reader,
  names: reader.names.map((name, seat) => (seat === reader.you ? say("you-word") : name)),
});

/** The clicks of an open group that the move gives up. More of them are not named: they glow. */
export function forgoneIn({ forgone, before }: Preview, ui: GameUi, reader: Reader): string {
  const [move, ...others] = forgone.map((each) => phraseOf(ui, each, before, reader));
  if (move === undefined) return "";
  return others.every((other) => other === move) ? say("forgone", { moves: move }) : say("forgone-many");
}
