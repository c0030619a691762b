import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { CopyLink } from "../../widgets/copy-link.tsx";
import styles from "./folded.module.css";

/** The seat's private link, to carry on at another device. */
export function SeatLink({ seatLink }: Pick<TableView, "seatLink">) {
  if (seatLink === null) return null;
  return (
    <details class={styles.folded}>
      <summary>{say("privateLink")}</summary>
      <CopyLink path={seatLink} isMain={false} />
      <p class={page.soft}>{say("privateLinkHelp")}</p>
    </details>
  );
}
