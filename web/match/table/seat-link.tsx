import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { renewLink } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { CopyLink } from "../../widgets/fields/copy-link.tsx";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import styles from "./folded.module.css";

interface SeatLinkProps {
  readonly table: Pick<TableView, "id" | "you" | "seatLink" | "browsers" | "renewable">;
}

/** The seat's private link, to carry on at another device, and how to take it back. */
export function SeatLink({ table }: SeatLinkProps) {
  const { refusal, ask } = useAsking();
  const { id, you, seatLink, browsers, renewable } = table;
  if (seatLink === null || you === null) return null;
  return (
    <div class={styles.seatLink}>
      <CopyLink key={seatLink} path={seatLink} isMain={false} />
      <p class={page.soft}>{say("privateLinkHelp")}</p>
      {browsers < 2 ? null : <p>{say("openBrowsers", { count: browsers })}</p>}
      {renewable.includes(you) ? (
        <>
          <button type="button" class={page.button} onClick={() => void ask(() => renewLink(id, you))}>
            {say("newLink")}
          </button>
          <p class={page.soft}>{say("newLinkHelp")}</p>
        </>
      ) : null}
      <RefusalLine refusal={refusal} />
    </div>
  );
}

/** The same, folded, for a running match. */
export function FoldedSeatLink({ table }: SeatLinkProps) {
  if (table.seatLink === null) return null;
  return (
    <details class={styles.folded}>
      <summary>{say("privateLink")}</summary>
      <SeatLink table={table} />
    </details>
  );
}

/** For the owner of the table: ends the links of others that have got about. */
export function OthersLinks({ table, names }: { readonly table: TableView; readonly names: readonly string[] }) {
  const { refusal, ask } = useAsking();
  const others = table.renewable.filter((seat) => seat !== table.you);
  if (others.length === 0) return null;
  return (
    <details class={styles.folded}>
      <summary>{say("newLinks")}</summary>
      <div class={styles.away}>
        {others.map((seat) => (
          <button
            key={seat}
            type="button"
            class={page.button}
            onClick={() => void ask(() => renewLink(table.id, seat))}
          >
            {say("newLinkFor", { name: names[seat] ?? "" })}
          </button>
        ))}
      </div>
      <p class={page.soft}>{say("newLinkHelp")}</p>
      <RefusalLine refusal={refusal} />
    </details>
  );
}
