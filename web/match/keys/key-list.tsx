import type { Ref } from "preact";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import styles from "./key-list.module.css";

const KEYS = {
  match: [
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
    "key-settings",
    "key-n",
    "key-next",
    "key-help",
  ],
  replay: [
    "key-step",
    "key-step-turn",
    "key-step-round",
    "key-step-own",
    "key-step-ends",
    "key-step-play",
    "key-l",
    "key-help",
  ],
} as const;

const ALONE = ["key-advice"] as const;
const GUIDED = ["key-d", "key-g"] as const;

interface KeyListProps {
  readonly dialog: Ref<HTMLDialogElement>;
  readonly keys?: keyof typeof KEYS;
  /** A guide speaks in the match, and has keys of its own. */
  readonly guide?: true | undefined;
  /** A good move may be asked for. */
  readonly isAlone?: boolean;
}

/** The list of keys of a screen. */
export function KeyList({ dialog, keys = "match", guide, isAlone = false }: KeyListProps) {
  return (
    <dialog ref={dialog} class={styles.keys} aria-label={say("keyboardHelp")}>
      <h2>{say("keyboardHelp")}</h2>
      <ul>
        {[...KEYS[keys], ...(guide === true ? GUIDED : []), ...(isAlone ? ALONE : [])].map((key) => (
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
