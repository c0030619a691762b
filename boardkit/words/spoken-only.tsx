import type { ComponentChildren } from "preact";
import styles from "./spoken-only.module.css";

/** Words for those who listen. Whatever they lie in is `position: relative` where it scrolls. */
export const SpokenOnly = ({ children }: { readonly children: ComponentChildren }) => (
  <span class={styles.spoken}>{children}</span>
);
