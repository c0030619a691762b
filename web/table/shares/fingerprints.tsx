import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { To } from "../../widgets/frame/to.tsx";
import { namesAt } from "../seat-names.ts";
import styles from "./fingerprints.module.css";

/** The hashes of the server's secret and of all shares: whatever is drawn later follows from what they stand for. */
export function Fingerprints({ table }: { readonly table: TableView }) {
  const { commitment, seats } = table;
  if (commitment === undefined) return null;
  const names = namesAt(table);
  const shares = seats.flatMap(({ seat, share }) => (share === undefined ? [] : [[names[seat] ?? "", share] as const]));
  return (
    <section>
      <h2>{say("fairDraws")}</h2>
      <p class={page.soft}>
        {say("fairDrawsHelp")} <To path="/fairness">{say("whatItProves")}</To>
      </p>
      <dl class={styles.prints}>
        {[[say("server"), commitment] as const, ...shares].map(([name, hash]) => (
          <div key={hash}>
            <dt>{name}</dt>
            <dd title={hash}>
              <code>{shortOf(hash)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The first half of the digits, in groups of four: enough to compare by eye. */
const shortOf = (hash: string): string => hash.slice(0, 16).replace(/(.{4})(?!$)/g, "$1 ");
