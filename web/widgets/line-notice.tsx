import { say } from "../i18n/language.ts";
import { line, outdated } from "../live/connection.ts";
import { isBusy } from "../live/updates.ts";
import styles from "./line-notice.module.css";

/** Says when the line to the server is down, and when a new version waits for the end of the turn. */
export function LineNotice() {
  const isLost = line.value === "lost";
  const isWaiting = outdated.value && isBusy.value;
  return (
    <p class={styles.notice} role="status">
      {isLost ? say("connectionLost") : isWaiting ? say("updateReady") : null}
    </p>
  );
}
