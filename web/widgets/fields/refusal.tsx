import type { Refusal } from "#protocol";
import { say } from "../../i18n/language.ts";
import styles from "./refusal.module.css";

/** A refusal as a sentence in the reader's language. */
export const refusalText = ({ code, facts }: Refusal): string => say(`refusal.${code}`, facts);

/** Shows why a request was refused; renders nothing without a refusal. */
export function RefusalLine({ refusal }: { readonly refusal: Refusal | null }) {
  return (
    <p class={styles.refusal} role="alert">
      {refusal === null ? null : refusalText(refusal)}
    </p>
  );
}
