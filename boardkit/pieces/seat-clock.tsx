import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Seat } from "#engine";
import styles from "./seat-clock.module.css";

/** The time of a seat, as it is shown. */
export interface ShownTime {
  /** As short as it goes: "4:12", "2 days 4 h". */
  readonly text: string;
  /** A whole sentence: "Jonas, 2 days 4 hours left". */
  readonly spoken: string;
  /** The share that is left, while the clock runs. */
  readonly share: number | null;
  /** It is nearly up. */
  readonly isLow: boolean;
  /** By correspondence, while the clock runs: "until Wednesday, 9:40". */
  readonly until?: string;
  /** The person sleeps, and lets that be seen: the moon. */
  readonly sleeps?: boolean;
}

/** The times of the seats that have clocks. */
export const SeatClocks = createContext<ReadonlyMap<Seat, ShownTime>>(new Map());

/** Up to when a seat that owes a decision has time; undefined where no deadline runs. */
export const useDeadline = (seat: Seat): string | undefined => useContext(SeatClocks).get(seat)?.until;

/** The clock of a seat, with the share that is left below it; nothing for a seat without a clock. Only a running one is bold. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const time = useContext(SeatClocks).get(seat);
  if (time === undefined) return null;
  const { text, spoken, share, isLow, sleeps } = time;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a clock is no form.
    <span
      class={styles.clock}
      role="group"
      aria-label={spoken}
      title={spoken}
      data-clock={seat}
      data-runs={share !== null || undefined}
      data-low={isLow || undefined}
    >
      <span aria-hidden="true">
        {sleeps === true ? <Moon /> : null}
        {text}
      </span>
      {share === null ? null : <i style={{ "--share": share.toFixed(4) }} />}
    </span>
  );
}

/** The person sleeps, and lets that be seen. */
export const Moon = () => (
  <svg viewBox="0 0 14 14" aria-hidden="true" class={styles.moon}>
    <path d="M9.6 10.6A5.6 5.6 0 0 1 5.2 1.2 6 6 0 1 0 12.8 9 5.6 5.6 0 0 1 9.6 10.6Z" fill="currentcolor" />
  </svg>
);
