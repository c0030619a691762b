import { type Highlight, SeatSign } from "#boardkit";
import { say } from "../i18n/language.ts";
import styles from "./end.module.css";

/** What is worth telling about this match, in the words of its game. */
export function Highlights({ highlights }: { readonly highlights: readonly Highlight[] }) {
  if (highlights.length === 0) return null;
  return (
    <section>
      <h2>{say("highlights")}</h2>
      <ul class={styles.highlights}>
        {highlights.map(({ seat, title, text }) => (
          <li key={title}>
            <SeatSign class={styles.emblem} seat={seat} />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
