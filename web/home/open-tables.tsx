import { Fragment } from "preact";
import { BotSeats, BotSign, SeatSign } from "#boardkit";
import { shelfOf } from "#games/ui";
import type { TableView } from "#protocol";
import { say } from "../i18n/language.ts";
import { botsAt } from "../seat-names.ts";
import page from "../styles/page.module.css";
import { To } from "../widgets/to.tsx";
import styles from "./home.module.css";

/** The tables of others at which a seat is free. */
export function OpenTables({ tables }: { readonly tables: readonly TableView[] }) {
  return (
    <section class={`${styles.open} ${styles.three}`}>
      <div>
        <h2 class={styles.head}>{say("openTables")}</h2>
        <p class={page.soft}>
          {tables.length === 0 ? say("noOpenTables") : say("takeFreeSeat")} <To path="/new">{say("openTable")}</To>
        </p>
      </div>
      <ul>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableView }) {
  const owner = table.seats.find(({ seat }) => seat === table.owner);
  const free = table.seats.filter(({ kind }) => kind === "free").length;
  return (
    <li>
      <h3>{shelfOf(table.game)?.meta.title}</h3>
      <span>{owner?.name}</span>
      <span class={styles.seats} role="img" aria-label={say("free-seats", { n: free })}>
        <BotSeats.Provider value={botsAt(table)}>
          {table.seats.map(({ seat, kind }) => (
            <Fragment key={seat}>
              {kind === "free" ? <FreeSign /> : <SeatSign seat={seat} />}
              <BotSign seat={seat} />
            </Fragment>
          ))}
        </BotSeats.Provider>
      </span>
      <span class={page.soft}>{say("free-seats", { n: free })}</span>
      <To path={`/t/${table.id}`}>{say("sitDown")}</To>
    </li>
  );
}

const FreeSign = () => (
  <svg viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="9.5" fill="none" stroke="var(--ink-2)" stroke-dasharray="2.6 2.6" />
  </svg>
);
