import type { HomeView } from "#protocol";
import { say } from "../../../i18n/language.ts";
import { pathOf } from "../../../routes.ts";
import page from "../../../styles/page.module.css";
import { serverNow } from "../../../table/clocks/server-time.ts";
import { agoWords } from "../../../table/clocks/time-words.ts";
import { To } from "../../../widgets/frame/to.tsx";
import { company, titleOf } from "./names.ts";
import styles from "./own-tables.module.css";

/** Finished matches: each line leads to its final table, and a link beside it to its replay. */
export function Lately({ matches }: { readonly matches: HomeView["lately"] }) {
  if (matches.length === 0) return null;
  return (
    <section class={styles.own} data-part="lately">
      <header class={styles.title}>
        <h2>{say("lately")}</h2>
      </header>
      <ul>
        {matches.map((match) => (
          <li key={match.table} class={styles.late}>
            <To path={pathOf(match.table)} class={styles.line}>
              <h3>{titleOf(match.game)}</h3>
              <span class={styles.who}>
                <span data-won={match.rank === 1 || undefined}>{outcomeOf(match)}</span>
                <small>{company(match.others)}</small>
              </span>
              <span class={page.soft}>{agoWords(match.at, serverNow())}</span>
            </To>
            <To path={`${pathOf(match.table)}/replay`}>{say("replayMatch")}</To>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "you won, 188 to 171", "place 2 of 4, 47 to 51". */
function outcomeOf({ rank, points, best, others }: HomeView["lately"][number]): string {
  if (others.length === 0) return say("lately-alone", { n: points });
  const place = rank === 1 ? say("lately-won") : say("rank-of", { rank, n: others.length + 1 });
  return say("lately-points", { place, own: points, best });
}
