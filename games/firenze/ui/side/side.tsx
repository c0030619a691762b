import { type BoardProps, delegate, seatsFrom, useIsNarrow } from "#boardkit";
import { SEATS_OF } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { byPerson } from "./by-person.ts";
import { SeatPanel } from "./seat-panel.tsx";
import styles from "./side.module.css";

/** All seats: seals left, towers, storage, hand and buildings. One's own is only the head: the rest is the yard. */
export function Side(all: BoardProps<View>) {
  const props = byPerson(all);
  return (
    <section data-world="firenze" class={styles.side} data-seats={props.view.seats} {...delegate(props)}>
      {seatsFrom(SEATS_OF[props.view.seats], props.you).map((seat) => (
        <SeatPanel key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

const TAKING = ["hand:smuggler", "hand:saboteur"] as const;

/** On a small screen, while a person is at work on what belongs to others: their panels above the board. */
export function Others(props: BoardProps<View>) {
  const { view, you, picked } = props;
  const isNarrow = useIsNarrow();
  if (!TAKING.some((card) => picked.has(card)) || !isNarrow) return null;
  return (
    <div class={`${styles.side} ${styles.above}`}>
      {seatsFrom(SEATS_OF[view.seats], you)
        .filter((seat) => seat !== you)
        .map((seat) => (
          <SeatPanel key={seat} {...props} seat={seat} />
        ))}
    </div>
  );
}
