import type { ComponentChildren } from "preact";
import type { GameUi, Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import { leadsTo } from "../../match/draft/draft.ts";
import { previewAt } from "../../match/preview.ts";
import type { Turn } from "../../match/turn.ts";
import styles from "./hint.module.css";

interface HintProps {
  readonly turn: Turn;
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly focused: string | null;
  /** Shown while there is nothing to preview. */
  readonly children: ComponentChildren;
}

/** The line under the status sentence: what the focused move would do, else what runs now. */
export function Hint({ turn, ui, reader, focused, children }: HintProps) {
  const text = focused === null ? "" : effectOf(focused, turn, ui, reader);
  return <div class={styles.hint}>{text === "" ? children : <p>{text}</p>}</div>;
}

function effectOf(target: string, turn: Turn, ui: GameUi, reader: Reader): string {
  const draft = turn.draft.value;
  const preview = previewAt(turn, target);
  if (draft === null || preview === null) return "";
  const effect = ui.effect(preview.before, preview.after, draft.seat, reader);
  const label = ui.moveLabel(draft.open.printMove(preview.move), turn.view.value, reader);
  const reveals = leadsTo(draft, preview.move) === "chance" ? say("reveals") : "";
  return [label, effect, reveals].filter((part) => part !== "").join(" · ");
}
