import { type BoardProps, delegate, useIsNarrow } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { Display } from "../board/display.tsx";
import { Hand } from "../hand/hand.tsx";
import { Ledger } from "./ledger.tsx";
import styles from "./side.module.css";

/**
 * The column beside the board: the ledger of all seats. Beside the board there is room for the display and one's own
 * hand, too, below the log.
 */
export function Side(props: BoardProps<View>) {
  const isNarrow = useIsNarrow();
  return (
    <section data-world="mille-fiori" class={styles.side} aria-label={props.say("ledger")} {...delegate(props)}>
      <Ledger {...props} />
      {isNarrow ? null : (
        <div class={styles.low}>
          <Display {...props} isNarrow={false} />
          <Hand {...props} isNarrow={false} />
        </div>
      )}
    </section>
  );
}
