import type { GameUi, Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import type { Preview } from "../overlay.ts";
import styles from "./hint.module.css";

interface HintProps {
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly preview: Preview | null;
  /** The last error as a sentence. */
  readonly alert: string | null;
  /** Said while nothing else is: what somebody else did last. */
  readonly rest: string;
}

/** One line, always there: the last error, else what the focused or the questioned move would do, else what was done last. */
export function Hint({ ui, reader, preview, alert, rest }: HintProps) {
  if (alert !== null) {
    return (
      <p class={styles.hint} role="alert">
        {alert}
      </p>
    );
  }
  return <p class={styles.hint}>{preview === null ? rest : effectOf(preview, ui, reader)}</p>;
}

function effectOf({ seat, move, before, after, forecast, isRevealing }: Preview, ui: GameUi, reader: Reader): string {
  const parts = [
    ui.moveLabel(move, before, reader),
    ui.effect(before, after, seat, reader),
    forecast === null ? "" : (ui.forecastLine?.(forecast, before, reader) ?? ""),
    isRevealing ? say("reveals") : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
