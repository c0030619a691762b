import { SHELVES } from "#games/ui";
import { say } from "../../i18n/language.ts";
import { gameAtHand } from "../../loading/games.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { keptCompany } from "./company.ts";
import { LearnLine } from "./learn-line.tsx";
import styles from "./new-match.module.css";
import { usePlayNow } from "./play-now.ts";

/** The games, small, beside the reader's matches: picture and words begin one with the company of last time. */
export function NewMatch() {
  const { refusal, isAsking, playNow } = usePlayNow();
  return (
    <section class={styles.new} data-part="new-match">
      <h2>{say("newMatch")}</h2>
      <div>
        {SHELVES.map(({ meta }) => (
          <div key={meta.id} class={styles.tile}>
            <button type="button" disabled={isAsking} onClick={() => void playNow(meta, keptCompany(meta))}>
              <Picture game={meta.id} />
              <span>{meta.title}</span>
              <b>{say("playNow")}</b>
            </button>
            <LearnLine meta={meta} />
          </div>
        ))}
      </div>
      <RefusalLine refusal={refusal} />
    </section>
  );
}

function Picture({ game }: { readonly game: string }) {
  const atHand = gameAtHand(game);
  return <i aria-hidden="true">{atHand === null ? null : <atHand.ui.Miniature />}</i>;
}
