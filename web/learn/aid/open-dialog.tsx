import { useEffect, useRef } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { openOver } from "../../widgets/frame/dialog.ts";
import { To } from "../../widgets/frame/to.tsx";
import { aidPath, bookPath } from "../book/address.ts";
import { Aid } from "./aid.tsx";
import styles from "./aid-dialog.module.css";
import type { AidDialogProps } from "./aid-dialog.tsx";
import { closeAid } from "./open.ts";

/** The sheet of the player aid, open as long as it is rendered. */
export function OpenDialog({ atHand, at }: AidDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current !== null) openOver(dialog.current);
  }, []);
  const content = atHand.figures?.content;
  return (
    <dialog ref={dialog} class={styles.dialog} aria-label={say("aid")} onClose={closeAid}>
      <header class={styles.head}>
        <h2>{atHand.meta.title}</h2>
        <p>{say("aid.on-one-page")}</p>
        <To path={bookPath(atHand.meta, at)}>{say("ruleBook")}</To>
        <a href={aidPath(atHand.meta, at)} target="_blank" rel="noopener">
          {say("aid.print")}
        </a>
        <button type="button" class={page.button} onClick={() => dialog.current?.close()}>
          {say("close")}
        </button>
      </header>
      <Aid {...{ atHand }} terms={{ options: at.options, ...(content === undefined ? {} : { content }) }} />
    </dialog>
  );
}
