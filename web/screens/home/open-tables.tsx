import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { BotSeats, BotSign, SeatSign } from "#boardkit";
import { SHELVES, shelfOf } from "#games/ui";
import type { HomeView, OpenTable } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import { pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { likelyWords, paceWords } from "../../table/clocks/time-words.ts";
import { botsAt } from "../../table/seat-names.ts";
import { Pick } from "../../widgets/fields/pick.tsx";
import { To } from "../../widgets/frame/to.tsx";
import styles from "./open-tables.module.css";

const PACES = ["all", "live", "days", "none"] as const;

/** What the list is narrowed to; `all` leaves it as it is. */
interface Filter {
  readonly game: string;
  readonly pace: (typeof PACES)[number];
  readonly seats: string;
}

const EVERYTHING: Filter = { game: "all", pace: "all", seats: "all" };
/** Fewer tables are seen at a glance. */
const FEW = 4;

const fits = (table: OpenTable, { game, pace, seats }: Filter): boolean =>
  (game === "all" || game === table.game) &&
  (pace === "all" || pace === (table.pace?.kind ?? "none")) &&
  (seats === "all" || seats === `${table.seats.length}`);

/** The tables of others at which a seat is free. */
export function OpenTables({ tables }: { readonly tables: HomeView["openTables"] }) {
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = tables.filter((table) => fits(table, filter));
  const isFiltered = filter !== EVERYTHING;
  return (
    <section class={styles.open} data-part="open-tables">
      <header>
        <h2>{say("openTables")}</h2>
        <To path="/new">{say("openTable")}</To>
      </header>
      {tables.length > FEW || isFiltered ? <Filters {...{ tables, filter }} onFilter={setFilter} /> : null}
      <p class={page.soft} role="status">
        {tables.length === 0 ? say("noOpenTables") : shown.length === 0 ? say("noneFits") : null}
      </p>
      <ul>
        {shown.map((table) => (
          <OpenLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

interface FiltersProps {
  readonly tables: readonly OpenTable[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ tables, filter, onFilter }: FiltersProps) {
  const counts = [...new Set(tables.map(({ seats }) => seats.length))].sort();
  return (
    <div class={styles.filters}>
      <Pick
        label={say("game")}
        values={["all", ...SHELVES.map(({ meta }) => meta.id)]}
        chosen={filter.game}
        text={(id) => (id === "all" ? say("everyGame") : (shelfOf(id)?.meta.title ?? id))}
        onPick={(game) => onFilter({ ...filter, game })}
      />
      <Pick
        label={say("pace")}
        values={PACES}
        chosen={filter.pace}
        text={(pace) => (pace === "all" ? say("everyPace") : say(`pace.${pace}`))}
        onPick={(pace) => onFilter({ ...filter, pace })}
      />
      <Pick
        label={say("seats")}
        values={["all", ...counts.map(String)]}
        chosen={filter.seats}
        text={(n) => (n === "all" ? say("everyNumber") : n)}
        onPick={(seats) => onFilter({ ...filter, seats })}
      />
    </div>
  );
}

function OpenLine({ table }: { readonly table: OpenTable }) {
  const { seats, pace, likely } = table;
  const free = seats.filter(({ kind }) => kind === "free").length;
  const people = seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  return (
    <li>
      <To path={pathOf(table.id)}>
        <h3>{shelfOf(table.game)?.meta.title ?? table.game}</h3>
        <span class={styles.seats} role="img" aria-label={say("free-seats", { n: free })}>
          <BotSeats.Provider value={botsAt(table)}>
            {seats.map(({ seat, kind }) => (
              <Fragment key={seat}>
                {kind === "free" ? <FreeSign /> : <SeatSign seat={seat} />}
                <BotSign seat={seat} />
              </Fragment>
            ))}
          </BotSeats.Provider>
        </span>
        <span class={page.soft}>
          {paceWords(pace)}. {list(people)}
          {likely === undefined ? null : (
            <>
              <br />
              {say("likely-over", { span: likelyWords(likely) })}
            </>
          )}
        </span>
        <b>{say("sitDown")}</b>
      </To>
    </li>
  );
}

const FreeSign = () => (
  <svg viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="9.5" fill="none" stroke="var(--ink-2)" stroke-dasharray="2.6 2.6" />
  </svg>
);
