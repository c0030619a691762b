import { useLayoutEffect, useRef } from "preact/hooks";
import type { Refusal } from "#protocol";
import { say } from "../../i18n/language.ts";
import styles from "./refusal.module.css";

/** A refusal as a sentence in the reader's language. */
export const refusalText = ({ code, facts }: Refusal): string => say(`refusal.${code}`, facts);

/** Shows why a request was refused, in view; renders nothing without a refusal. */
export function RefusalLine({ refusal }: { readonly refusal: Refusal | null }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (refusal !== null) line.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  return (
    <p class={styles.refusal} role="alert" ref={line}>
      {refusal === null ? null : refusalText(refusal)}
    </p>
  );
}
