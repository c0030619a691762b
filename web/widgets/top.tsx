import { user } from "../live/connection.ts";
import { Coin } from "./coin.tsx";
import { Languages } from "./languages.tsx";
import { To } from "./to.tsx";
import styles from "./top.module.css";

/** The head of every page but home and match: the way home, who one is. */
export function Top() {
  return (
    <header class={styles.top}>
      <To path="/" class={styles.home}>
        <Coin />
        <b>Fiorino</b>
      </To>
      <Languages />
      {user.value === null ? null : <span class={styles.guest}>{user.value.name}</span>}
    </header>
  );
}
