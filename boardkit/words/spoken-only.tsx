import type { ComponentChildren } from "preact";
import styles from "./spoken-only.module.css";

/** Words for screen readers. A container that scrolls must be `position: relative`. */
export const SpokenOnly = ({ children }: { readonly children: ComponentChildren }) => (
  <span class={styles.spoken} data-spoken>
    {children}
  </span>
);
