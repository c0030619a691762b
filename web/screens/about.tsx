import { shelfOf } from "#games/ui";
import { gameAtHand } from "../games.ts";
import { currentLocale } from "../i18n/language.ts";
import page from "../styles/page.module.css";
import { Top } from "../widgets/top.tsx";
import styles from "./about.module.css";
import { Missing } from "./missing.tsx";

/** Credits, edition, which figures are certain, whose rights. */
export function About({ id }: { readonly id: string }) {
  const game = gameAtHand(id);
  if (shelfOf(id) === undefined) return <Missing what="page" />;
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.about}>
        <h1>{shelfOf(id)?.meta.title}</h1>
        {game === null ? null : <game.ui.About say={game.say} locale={currentLocale()} />}
      </main>
    </div>
  );
}
