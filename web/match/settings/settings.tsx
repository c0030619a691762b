import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { GuestName } from "../../widgets/guest-name.tsx";
import { Pick } from "../../widgets/pick.tsx";
import { askFirst, asksFirst } from "./ask-first.ts";
import styles from "./settings.module.css";

const ANSWERS = ["yes", "no"] as const;

/** The settings of this browser, and the name of its reader. Changes are stored at once. */
export function Settings({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const [asks, setAsks] = useState(asksFirst);
  const choose = (answer: (typeof ANSWERS)[number]): void => {
    askFirst(answer === "yes");
    setAsks(answer === "yes");
  };
  return (
    <dialog ref={dialog} class={styles.settings} aria-label={say("settings")}>
      <h2>{say("settings")}</h2>
      <div class={styles.line}>
        <span>{say("askFirst")}</span>
        <Pick label={say("askFirst")} values={ANSWERS} chosen={asks ? "yes" : "no"} text={say} onPick={choose} />
      </div>
      <div class={styles.line}>
        <span>{say("yourName")}</span>
        <GuestName />
      </div>
      <form method="dialog">
        <button type="submit" class={page.button}>
          {say("close")}
        </button>
      </form>
    </dialog>
  );
}
