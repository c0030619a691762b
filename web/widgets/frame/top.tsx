import { Coin } from "../drawings/coin.tsx";
import { GuestName } from "../fields/guest-name.tsx";
import { Languages } from "./languages.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { To } from "./to.tsx";
import styles from "./top.module.css";

/** The head of every page but home and match: the link home and the reader's name. */
export function Top() {
  return (
    <header class={styles.top}>
      <To path="/" class={styles.home}>
        <Coin />
        <b>Fiorino</b>
      </To>
      <div class={styles.guest}>
        <GuestName />
      </div>
      <Languages />
      <ThemeSwitch />
    </header>
  );
}
