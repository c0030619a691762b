import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { Ledger } from "./ledger.tsx";
import { OpenCards } from "./open-cards.tsx";
import styles from "./side.module.css";

/** What concerns everybody: the ledger of all mats and the open cards. */
export function Side(props: BoardProps<View>) {
  return (
    <section data-world="calimala" class={styles.side} {...delegate(props)}>
      <Ledger {...props} />
      <OpenCards {...props} />
    </section>
  );
}
