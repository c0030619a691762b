import type { RefObject } from "preact";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import styles from "./key-list.module.css";

const KEYS = [
  "key-arrows",
  "key-enter",
  "key-u",
  "key-e",
  "key-escape",
  "key-space",
  "key-h",
  "key-l",
  "key-a",
  "key-r",
  "key-m",
  "key-help",
] as const;

/** The list of keys of the match screen. */
export function KeyList({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} class={styles.keys} aria-label={say("keyboardHelp")}>
      <h2>{say("keyboardHelp")}</h2>
      <ul>
        {KEYS.map((key) => (
          <li key={key}>{say(key)}</li>
        ))}
      </ul>
      <form method="dialog">
        <button type="submit" class={page.button}>
          {say("close")}
        </button>
      </form>
    </dialog>
  );
}
