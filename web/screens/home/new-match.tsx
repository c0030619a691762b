import { SHELVES } from "#games/ui";
import { say } from "../../i18n/language.ts";
import { gameAtHand } from "../../loading/games.ts";
import { levelName } from "../../table/levels.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { keptCompany } from "./company.ts";
import { LearnLine } from "./learn-line.tsx";
import styles from "./new-match.module.css";
import { usePlayNow } from "./play-now.ts";

/** The games, small, beside the reader's matches: the words below a picture begin one with the company of last time. */
export function NewMatch() {
  const { refusal, isAsking, playNow } = usePlayNow();
  return (
    <section class={styles.new} data-part="new-match">
      <h2>{say("newMatch")}</h2>
      <div>
        {SHELVES.map(({ meta }) => {
          const company = keptCompany(meta);
          const bots = say("bots-count", { n: company.seats - 1 });
          return (
            <div key={meta.id} class={styles.tile}>
              <Picture game={meta.id} />
              <button type="button" disabled={isAsking} onClick={() => void playNow(meta, company)}>
                <span>{meta.title}</span>
                <b>{say("playNow")}</b>
                <small>{`${bots}, ${levelName(company.level)}`}</small>
              </button>
              <LearnLine meta={meta} />
            </div>
          );
        })}
      </div>
      <RefusalLine refusal={refusal} />
    </section>
  );
}

function Picture({ game }: { readonly game: string }) {
  const atHand = gameAtHand(game);
  return (
    <To path={`/about/${game}`} isBeside>
      {atHand === null ? null : <atHand.ui.Miniature />}
    </To>
  );
}
