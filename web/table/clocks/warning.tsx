import { useRef } from "preact/hooks";
import { SpokenOnly } from "#boardkit";
import type { Seat } from "#engine";
import type { ClocksView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { useServerNow } from "./clocks.tsx";
import { isLow, leftOf } from "./shown-times.ts";
import { clockText, spanWords } from "./time-words.ts";
import styles from "./warning.module.css";

interface WarningProps {
  readonly clocks: ClocksView | undefined;
  readonly you: Seat | null;
}

/** Shares of one's time at which the page says how much is left; the last one is a span. */
const SAID_AT = [0.5, 0.1] as const;
const SAID_LAST_MS = 30_000;

/** One's own time while it runs low, and its announcement at a half, a tenth and 30 seconds. */
export function Warning({ clocks, you }: WarningProps) {
  const now = useServerNow(clocks);
  const time = you === null ? null : clocks?.seats[you];
  const running = time == null || clocks === undefined ? null : leftOf(time, clocks.pace, now);
  const passed =
    running === null
      ? 0
      : SAID_AT.filter((share) => running.left <= running.whole * share).length +
        (running.left <= SAID_LAST_MS ? 1 : 0);
  const said = useRef({ passed: 0, text: "" });
  const words =
    running === null || clocks === undefined
      ? ""
      : clocks.pace.kind === "live"
        ? clockText(running.left)
        : spanWords(running.left);
  if (passed !== said.current.passed) {
    said.current = { passed, text: passed > said.current.passed ? say("time.yours-left", { time: words }) : "" };
  }
  const isNear = running !== null && clocks !== undefined && isLow(running, clocks.pace);
  return (
    <>
      {isNear ? (
        <p class={styles.warning} data-warning aria-hidden="true">
          <span>{say("time.nearly-up")}</span> <b>{words}</b>
        </p>
      ) : null}
      <SpokenOnly>
        <span role="status">{said.current.text}</span>
      </SpokenOnly>
    </>
  );
}
