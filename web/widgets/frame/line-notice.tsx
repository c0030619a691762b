import { signal } from "@preact/signals";
import { say } from "../../i18n/language.ts";
import { isTooOld, line, outdated, trouble } from "../../live/connection.ts";
import { isBusy } from "../../live/updates.ts";
import { isHere, route } from "../../routes.ts";
import styles from "./line-notice.module.css";

/** True while the page itself says that the server is away. */
export const isSaidByPage = signal(false);

/** Pages that do without the server. */
const ALONE: ReadonlySet<string> = new Set(["rules", "aid", "learn"]);

function notice(): string | null {
  const at = route.value;
  const isAlone = ALONE.has(at.name) || (at.name === "table" && isHere(at.table));
  if (isSaidByPage.value || isAlone) return null;
  if (line.value === "lost") return say("connectionLost");
  if (trouble.value !== null) return say(`refusal.${trouble.value}`);
  if (isTooOld.value) return say("refusal.client-old");
  return isWaitingForEnd() ? say("updateReady") : null;
}

const isWaitingForEnd = (): boolean => outdated.value && isBusy.value;
const isTroubled = (): boolean => line.value === "lost" || trouble.value !== null || isTooOld.value;

/** A notice while the server or its database is away, or while a new version waits until something is finished. */
export function LineNotice() {
  return (
    <p class={styles.notice} role="status" data-passes={isTroubled() ? undefined : ""}>
      {notice()}
    </p>
  );
}
