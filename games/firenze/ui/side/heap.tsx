import { COLOURS } from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";
import styles from "./chips.module.css";

/** Every brick of a storage as a small block of its colour. */
export const Heap = ({ bricks }: { readonly bricks: Bricks }) => (
  <i class={styles.heap}>
    {COLOURS.flatMap((colour, c) =>
      Array.from({ length: bricks[c] ?? 0 }, (_, k) => (
        <i key={`${colour}${k}`} data-brick={colour} style={{ background: `var(--b-${colour})` }} />
      )),
    )}
  </i>
);
