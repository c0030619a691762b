import { shelfOf } from "#games/ui";
import type { DaysLeft, HomeView, Other } from "#protocol";
import { gameAtHand } from "../games.ts";
import { list, say } from "../i18n/language.ts";
import page from "../styles/page.module.css";
import { To } from "../widgets/to.tsx";
import styles from "./home.module.css";

/** The matches that wait for the reader. */
export function YourTurn({ turns }: { readonly turns: HomeView["yourTurn"] }) {
  if (turns.length === 0) return null;
  return (
    <section class={`${styles.turn} ${styles.three}`}>
      <div>
        <h2 class={styles.head}>{say("yourTurn")}</h2>
        <p class={page.soft}>{say("at-tables", { n: turns.length })}</p>
      </div>
      {turns.map((turn) => (
        <Turn key={turn.table} {...turn} />
      ))}
    </section>
  );
}

function Turn({ table, game, seat, others, daysLeft }: HomeView["yourTurn"][number]) {
  const atHand = gameAtHand(game);
  return (
    <To path={`/t/${table}`} class={styles.waiting}>
      <span class={styles.piece}>{atHand === null ? null : <atHand.ui.Piece seat={seat} glow />}</span>
      <div>
        <h3>{shelfOf(game)?.meta.title}</h3>
        <span class={page.soft}>{company(others)}</span>
        <Goes daysLeft={daysLeft} />
      </div>
    </To>
  );
}

/** When a match that nobody touches will be gone. */
const Goes = ({ daysLeft }: { readonly daysLeft: DaysLeft }) =>
  daysLeft === null ? null : <span class={page.soft}>{say("goes-in", { n: daysLeft })}</span>;

/** The others at a table: people by name, bots as a number but for those that play for somebody. */
function company(others: readonly Other[]): string {
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const people = others.flatMap(({ kind, name }) =>
    kind === "bot" ? [] : [kind === "person" ? name : say("bot-for", { name })],
  );
  if (others.length === 0) return say("alone");
  return list(bots === 0 ? people : [...people, say("bots-count", { n: bots })]);
}

/** Finished matches; each leads to its final table. */
export function Lately({ matches }: { readonly matches: HomeView["lately"] }) {
  if (matches.length === 0) return null;
  return (
    <section class={`${styles.yours} ${styles.three}`}>
      <h2 class={styles.head}>{say("lately")}</h2>
      <ul>
        {matches.map(({ table, game, others, rank }) => (
          <li key={table}>
            <To path={`/t/${table}`}>{shelfOf(game)?.meta.title}</To>
            <span>{company(others)}</span>
            <span class={page.soft}>{say("rank-of", { rank, n: others.length + 1 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The tables where somebody else is to act, or which wait for players. */
export function YourTables({ tables }: { readonly tables: HomeView["yourTables"] }) {
  if (tables.length === 0) return null;
  return (
    <section class={`${styles.yours} ${styles.three}`}>
      <h2 class={styles.head}>{say("yourTables")}</h2>
      <ul>
        {tables.map(({ table, game, status, others, daysLeft }) => (
          <li key={table}>
            <To path={`/t/${table}`}>{shelfOf(game)?.meta.title}</To>
            <span>{company(others)}</span>
            <span class={page.soft}>
              {say(`status.${status}`)} <Goes daysLeft={daysLeft} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
