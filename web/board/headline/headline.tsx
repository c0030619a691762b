import { useRef } from "preact/hooks";
import { capital } from "#boardkit";
import { useArrival } from "../../widgets/frame/arrival.ts";
import styles from "./headline.module.css";

/** The one sentence that says who must do what (or, in italics, what somebody did): of one size, whatever it says. */
export function Headline({ text, isPast }: { readonly text: string; readonly isPast: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useArrival(ref);
  return (
    <h1
      class={isPast ? `${styles.headline} ${styles.past}` : styles.headline}
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      title={text}
    >
      <span>{capital(text)}</span>
    </h1>
  );
}
