import type { ComponentChildren } from "preact";
import type { Say } from "../game-ui.ts";
import styles from "./credits.module.css";

interface CreditsProps {
  /** The game's id: its colours. */
  readonly world: string;
  readonly say: Say;
  readonly picture: ComponentChildren;
  /** Notes on how certain the edition is, and on rulings. */
  readonly children: ComponentChildren;
}

/** The page about a game: its description, its authors, the owners of its rights, and this edition. */
export function Credits({ world, say, picture, children }: CreditsProps) {
  return (
    <article data-world={world} class={styles.about}>
      <div class={styles.plate}>{picture}</div>
      <p class={styles.lead}>{say("line")}</p>
      <p>{say("about.what")}</p>
      <h2>{say("about.credits")}</h2>
      <p>{say("about.designer")}</p>
      <p>{say("about.publisher")}</p>
      <p>{say("about.drawings")}</p>
      <p>{say("about.rights")}</p>
      <h2>{say("about.edition")}</h2>
      {children}
    </article>
  );
}
