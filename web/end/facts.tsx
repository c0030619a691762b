import { type Fact, SeatSign } from "#boardkit";
import { say } from "../i18n/language.ts";
import styles from "./end.module.css";

/** What is worth telling about this match, in the words of its game. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{say("facts")}</h2>
      <ul class={styles.facts}>
        {facts.map(({ seat, title, text }) => (
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
