import { useMemo } from "preact/hooks";
import { shelfOf } from "#games/ui";
import { say } from "../../i18n/language.ts";
import { Aid } from "../../learn/aid/aid.tsx";
import { bookPath } from "../../learn/book/address.ts";
import { shownFor } from "../../learn/book/text/shown-for.ts";
import { useGameFor } from "../../learn/book/use-game-for.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import { seatsAndMinutes } from "../home/seats-and-minutes.ts";
import styles from "./aid.module.css";
import { Missing } from "./missing.tsx";

/** The player aid of a game as a page of its own: it prints on one sheet of A4. */
export function AidPage({ id, query }: { readonly id: string; readonly query: string }) {
  const meta = shelfOf(id)?.meta;
  const at = useMemo(() => (meta === undefined ? null : shownFor(meta, query)), [meta, query]);
  const atHand = useGameFor(id, at?.figures ?? null);
  if (meta === undefined || at === null) return <Missing what="page" />;
  if (atHand === null) return null;
  const content = atHand.figures?.content;
  return (
    <div class={`${page.page} ${styles.sheet}`}>
      <Top />
      <main>
        <header class={styles.head}>
          <PageTitle tab={`${say("aid")} · ${meta.title}`}>{meta.title}</PageTitle>
          <p>{say("aid.on-one-page")}</p>
          <small>{seatsAndMinutes(meta)}</small>
          <To path={bookPath(meta, at)} class={styles.screen}>
            {say("ruleBook")}
          </To>
          <button type="button" class={`${page.button} ${styles.screen}`} onClick={() => print()}>
            {say("aid.print")}
          </button>
        </header>
        <Aid {...{ atHand }} terms={{ options: at.options, ...(content === undefined ? {} : { content }) }} />
        <footer class={styles.foot}>
          {meta.title}: {meta.designers.join(", ")}, {meta.year}. {say("aid.ours")}
        </footer>
      </main>
    </div>
  );
}
