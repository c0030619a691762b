import { useEffect, useRef, useState } from "preact/hooks";
import { SpokenOnly } from "#boardkit";
import type { Seat } from "#engine";
import type { ClocksView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { isLow, type Left, leftOf } from "./shown-times.ts";
import { useClockNow } from "./ticking.ts";
import { clockText, spanWords, spokenClock } from "./time-words.ts";
import styles from "./warning.module.css";
import { NOTHING_SAID, saidNow, untilNext } from "./warnings.ts";

interface WarningProps {
  readonly clocks: ClocksView | undefined;
  readonly you: Seat | null;
}

/** Words hold for the moment that has just passed, not for the milliseconds since. */
const LATE_MS = 1000;

/** One's own time while it runs low, and its announcement at a half, a tenth and 30 seconds. */
export function Warning({ clocks, you }: WarningProps) {
  const now = useClockNow(clocks);
  const time = (you === null ? null : clocks?.seats[you]) ?? null;
  const running = time === null || clocks === undefined ? null : leftOf(time, clocks.pace, now);
  const isLive = clocks?.pace.kind === "live";
  const said = useRef(NOTHING_SAID);
  const words = (left: number): string =>
    say("time.yours-left", { time: isLive ? spokenClock(left) : spanWords(left + LATE_MS) });
  said.current = saidNow(said.current, time ?? {}, { running, words });
  useMoments(running);
  const isNear = running !== null && clocks !== undefined && isLow(running, clocks.pace);
  return (
    <>
      {isNear ? (
        <p class={styles.warning} data-warning aria-hidden="true">
          <span>{say("time.nearly-up")}</span> <b>{isLive ? clockText(running.left) : spanWords(running.left)}</b>
        </p>
      ) : null}
      <SpokenOnly>
        <span role="status">{said.current.text}</span>
      </SpokenOnly>
    </>
  );
}

/** Draws anew at each moment at which something is said, however seldom clocks are drawn. */
function useMoments(running: Left | null): void {
  const [, draw] = useState(0);
  const wait = running === null ? null : untilNext(running);
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => draw((n) => n + 1), wait);
    return () => clearTimeout(timer);
  }, [wait]);
}
