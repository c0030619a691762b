import type { Reader } from "#boardkit";
import styles from "./about.module.css";
import { Miniature } from "./miniature.tsx";

/** Credits, editions, which figures are certain, whose rights. */
export function About({ say }: Pick<Reader, "say" | "locale">) {
  return (
    <article data-world="mille-fiori" class={styles.about}>
      <div class={styles.plate}>
        <Miniature />
      </div>
      <p class={styles.lead}>{say("line")}</p>
      <p>{say("about.what")}</p>
      <h2>{say("about.credits")}</h2>
      <p>{say("about.designer")}</p>
      <p>{say("about.publisher")}</p>
      <p>{say("about.drawings")}</p>
      <p>{say("about.rights")}</p>
      <h2>{say("about.edition")}</h2>
      <p>{say("about.certain")}</p>
      <p>{say("about.rulings")}</p>
    </article>
  );
}
