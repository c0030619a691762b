import { type BoardProps, delegate, seatsFrom, useIsNarrow } from "#boardkit";
import { SEATS_OF } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { useByPerson } from "./by-person.ts";
import { SeatPanel } from "./seat-panel.tsx";
import styles from "./side.module.css";

/**
 * A panel for each seat: seals left, towers, storage, hand and buildings. One's own has only a head: the yard shows the
 * rest.
 */
export function Side(all: BoardProps<View>) {
  const props = useByPerson(all);
  return (
    <section data-world="firenze" class={styles.side} data-seats={props.view.seats} {...delegate(props)}>
      {seatsFrom(SEATS_OF[props.view.seats], props.you).map((seat) => (
        <SeatPanel key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

/** The persons that act on pieces of others, and the kinds of those pieces. */
const TAKING = { "hand:smuggler": "storage", "hand:saboteur": "towers" } as const;

/** Shows the panels of the others above the board on a small screen, while a picked person takes from them. */
export function Others(props: BoardProps<View>) {
  const { view, you, picked } = props;
  const isNarrow = useIsNarrow();
  const [, what] = Object.entries(TAKING).find(([card]) => picked.has(card)) ?? [];
  if (what === undefined || !isNarrow) return null;
  return (
    <div class={`${styles.side} ${styles.above}`} data-what={what}>
      {seatsFrom(SEATS_OF[view.seats], you)
        .filter((seat) => seat !== you)
        .map((seat) => (
          <SeatPanel key={seat} {...props} seat={seat} />
        ))}
    </div>
  );
}
