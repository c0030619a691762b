import { SHELVES } from "#games/ui";
import { say } from "../../i18n/language.ts";
import { countsOf } from "../../learn/guide/learned/counts.ts";
import { hasBegun } from "../../learn/guide/learned/next.ts";
import { To } from "../../widgets/frame/to.tsx";
import styles from "./learn-line.module.css";

/** The way to what this device has counted, once there is something. */
export function LearnedLink() {
  if (!SHELVES.some(({ meta }) => hasBegun(countsOf(meta.id)))) return null;
  return (
    <p class={styles.learned}>
      <To path="/learn">{say("learned")}</To>
    </p>
  );
}
