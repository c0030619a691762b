import { useEffect, useRef, useState } from "preact/hooks";
import styles from "./spoken.module.css";

/** How many events the key L reads. */
const LAST = 4;
/** Events of one stretch are spoken together, when it has come to rest. */
const REST_MS = 700;
/** More than these nobody listens to: the log has them all. */
const MOST = 12;

/** Says each event once to whoever listens instead of looking; the key L says the last ones again. */
export function Spoken({ lines }: { readonly lines: readonly string[] }) {
  const [text, setText] = useState("");
  const known = useRef(lines.length);
  useEffect(() => {
    known.current = Math.min(known.current, lines.length);
    if (known.current === lines.length) return undefined;
    const speak = (): void => {
      setText(lines.slice(known.current).slice(-MOST).join(". "));
      known.current = lines.length;
    };
    const rest = setTimeout(speak, REST_MS);
    return () => clearTimeout(rest);
  }, [lines]);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key.toLowerCase() === "l" && !(target instanceof HTMLInputElement)) setText(lines.slice(-LAST).join(". "));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [lines]);
  return (
    <p class={styles.spoken} role="status">
      {text}
    </p>
  );
}
