import { type BoardProps, CROSS, delegate, LookButton, seatsFrom, useIsNarrow } from "#boardkit";
import { SEATS_OF } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { takingOf } from "../sheets/pressed.ts";
import { SeatPanel } from "./seat-panel.tsx";
import styles from "./side.module.css";

/**
 * A panel for each seat: seals left, towers, storage, hand and buildings. One's own has only a head: the yard shows the
 * rest.
 */
export function Side(props: BoardProps<View>) {
  return (
    <section data-world="firenze" class={styles.side} data-seats={props.view.seats} {...delegate(props)}>
      {seatsFrom(SEATS_OF[props.view.seats], props.you).map((seat) => (
        <SeatPanel key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

/**
 * Shows the panels of the others above the board on a small screen, while a picked person takes from them. Closing them
 * puts the card back.
 */
export function Others(props: BoardProps<View>) {
  const { view, you, picked, say } = props;
  const isNarrow = useIsNarrow();
  const taking = takingOf(picked);
  if (taking === null || !isNarrow) return null;
  const title = say(`sheet.${taking.person}`);
  const close = (): void => props.onTarget(`hand:${taking.person}`);
  return (
    <section class={`${styles.side} ${styles.above}`} data-what={taking.what} aria-label={title}>
      <header class={styles.title}>
        <h2>{title}</h2>
        <LookButton class={styles.close} label={say("sheet.close")} d={CROSS} onClick={close} />
      </header>
      {seatsFrom(SEATS_OF[view.seats], you)
        .filter((seat) => seat !== you)
        .map((seat) => (
          <SeatPanel key={seat} {...props} seat={seat} />
        ))}
    </section>
  );
}
