import { useEffect, useState } from "preact/hooks";
import { corrections } from "#engine";
import { shelfOf } from "#games/ui";
import type { FiguresView } from "#protocol";
import { currentLocale, say } from "../../i18n/language.ts";
import { loadFigures, ownFigures } from "../../loading/figures.ts";
import { type AtHand, gameAtHand } from "../../loading/games.ts";
import { pathOf, tableBefore } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "./about.module.css";
import { Missing } from "./missing.tsx";

/** Credits, edition, which figures are certain, and the owners of the rights. */
export function About({ id }: { readonly id: string }) {
  const [figures, setFigures] = useState<FiguresView | undefined>(undefined);
  const bare = gameAtHand(id);
  const own = bare === null ? undefined : ownFigures(bare.game);
  const hasFigures = own !== undefined;
  useEffect(() => {
    if (hasFigures) void loadFigures(id).then(setFigures);
  }, [id, hasFigures]);
  const game = gameAtHand(id, figures?.hash ?? own?.hash);
  const title = shelfOf(id)?.meta.title;
  const table = tableBefore();
  if (title === undefined) return <Missing what="page" />;
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.about}>
        {table === null ? null : (
          <p>
            <To path={pathOf(table)}>{say("backToTable")}</To>
          </p>
        )}
        <PageTitle tab={`${title} · Fiorino`}>{title}</PageTitle>
        <p>
          <To path={`/learn/${id}`}>{say("exercises")}</To>
        </p>
        {game === null ? null : (
          <>
            {figures?.isCorrected === true ? <Corrections atHand={game} /> : null}
            <game.ui.About say={game.say} locale={currentLocale()} content={game.figures?.content} />
          </>
        )}
      </main>
    </div>
  );
}

/** The host's corrections: the figures of new matches that differ from the game's own. */
function Corrections({ atHand: { game, figures } }: { readonly atHand: AtHand }) {
  const own = ownFigures(game);
  if (own === undefined || figures === undefined) return null;
  return (
    <section class={styles.corrections}>
      <p role="status">{say("figures.corrected")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("figures.field")}</th>
            <th scope="col">{say("figures.own")}</th>
            <th scope="col">{say("figures.here")}</th>
          </tr>
        </thead>
        <tbody>
          {corrections(own.text, figures.text).map(({ field, own: before, here }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before}</td>
              <td>{here}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
