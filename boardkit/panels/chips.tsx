import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Seat } from "#engine";
import { BotSeats, BotSign } from "../pieces/bot-sign.tsx";
import { SeatClock, SeatClocks } from "../pieces/seat-clock.tsx";
import { lookName } from "../pieces/seats.ts";
import styles from "./chips.module.css";

interface ChipProps {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  /** All that the chip shows, in words. */
  readonly label: string;
  readonly isActing: boolean;
  /** The seat's piece. */
  readonly piece: ComponentChildren;
  /** Further counts: a `span` each, with a sign and a number. */
  readonly children: ComponentChildren;
  readonly onSeat: (seat: Seat) => void;
}

/** A player in the phone's strip: piece and name above, points and the game's counts below. */
export function Chip({ seat, name, points, label, isActing, piece, children, onSeat }: ChipProps) {
  const bot = useContext(BotSeats).get(seat);
  const time = useContext(SeatClocks).get(seat);
  const parts = [label, ...(bot === undefined ? [] : [bot]), ...(time === undefined ? [] : [time.spoken])];
  return (
    <button
      type="button"
      class={`${styles.chip} ${isActing ? styles.acting : ""}`}
      aria-label={parts.join(", ")}
      data-anchor={`seat:${seat}`}
      data-card={`seat:${seat}`}
      data-look={lookName(seat)}
      onClick={() => onSeat(seat)}
    >
      <span class={styles.who}>
        {piece}
        <b>{name}</b>
        <BotSign seat={seat} />
      </span>
      <span class={styles.counts}>
        <em>{points}</em>
        {children}
      </span>
      <SeatClock seat={seat} />
    </button>
  );
}

/**
 * The strip; `class` sets the size of the game's signs and, as `--name`, of the upper line. `--below`: room at the foot of
 * each chip, if the game lays something there.
 */
export const ChipStrip = (props: { world: string; class: string | undefined; children: ComponentChildren }) => (
  <div data-world={props.world} class={`${styles.chips} ${props.class}`}>
    {props.children}
  </div>
);
