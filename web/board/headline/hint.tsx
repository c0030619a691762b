import type { ComponentChildren } from "preact";
import type { GameUi, Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import type { Preview } from "../overlay.ts";
import styles from "./hint.module.css";

interface HintProps {
  readonly ui: GameUi;
  readonly reader: Reader;
  /** Of the focused part. */
  readonly preview: Preview | null;
  /** Shown while there is nothing to preview. */
  readonly children: ComponentChildren;
}

/** The line under the status sentence: what the focused move would do, else what runs now. */
export function Hint({ ui, reader, preview, children }: HintProps) {
  const text = preview === null ? "" : effectOf(preview, ui, reader);
  return <div class={styles.hint}>{text === "" ? children : <p>{text}</p>}</div>;
}

function effectOf({ seat, move, before, after, isRevealing }: Preview, ui: GameUi, reader: Reader): string {
  const parts = [
    ui.moveLabel(move, before, reader),
    ui.effect(before, after, seat, reader),
    isRevealing ? say("reveals") : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
