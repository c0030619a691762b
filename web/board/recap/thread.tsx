import { SeatSign, type StoryLine } from "#boardkit";
import { say } from "../../i18n/language.ts";
import styles from "./thread.module.css";

/** Most beads: of a longer story those around the one shown. */
const MOST_BEADS = 9;

interface ThreadProps {
  readonly lines: readonly StoryLine[];
  readonly shown: StoryLine | null;
}

/** One bead a line, in order of time; the large one is on the board. Under the headline, and for the eye only. */
export function Thread({ lines, shown }: ThreadProps) {
  const inTime = [...lines].sort((a, b) => a.from - b.from);
  const at = inTime.findIndex(({ from }) => from === shown?.from);
  const first = Math.max(0, Math.min(inTime.length - MOST_BEADS, at - Math.floor(MOST_BEADS / 2)));
  return (
    <p class={styles.thread}>
      <span class={styles.beads} aria-hidden="true">
        {inTime.slice(first, first + MOST_BEADS).map((line, i) => (
          <span key={line.from} class={styles.bead} data-shown={first + i === at || undefined}>
            {line.seat === null ? <i>{line.turns > 0 ? line.turns : "·"}</i> : <SeatSign seat={line.seat} />}
          </span>
        ))}
      </span>
      {at < 0 ? null : <span>{say("lineOf", { n: at + 1, all: inTime.length })}</span>}
    </p>
  );
}
