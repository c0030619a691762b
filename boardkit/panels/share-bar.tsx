import type { Seat } from "#engine";
import { lookName } from "../pieces/seats.ts";
import styles from "./share-bar.module.css";

interface ShareBarProps {
  readonly seat: Seat;
  readonly n: number;
  /** The number that takes the whole width: the same for all bars that are compared. */
  readonly most: number;
}

/** A number as a bar in the seat's colour, on the lower edge of its table cell; nothing for what is lost or missing. */
export const ShareBar = ({ seat, n, most }: ShareBarProps) => (
  <i
    class={styles.bar}
    data-look={lookName(seat)}
    style={{ "--share": Math.max(0, n) / Math.max(1, most) }}
    aria-hidden="true"
  />
);
