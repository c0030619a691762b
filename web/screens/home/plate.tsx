import { useState } from "preact/hooks";
import { type GameMeta, seatCountsOf } from "#engine";
import { say } from "../../i18n/language.ts";
import { line } from "../../live/connection.ts";
import { openHere } from "../../loading/api.ts";
import { gameAtHand } from "../../loading/games.ts";
import { levelHere, levelsHere } from "../../local/slow-levels.ts";
import { go, pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { LevelPick } from "../../widgets/fields/level-pick.tsx";
import { Pick } from "../../widgets/fields/pick.tsx";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { type Company, hereWith, keepCompany, keptCompany } from "./company.ts";
import styles from "./home.module.css";
import { LearnLine } from "./learn-line.tsx";
import { usePlayNow } from "./play-now.ts";
import { seatsAndMinutes } from "./seats-and-minutes.ts";

/** A game on the home page: its board, what it is, and the ways to play it. */
export function Plate({ meta }: { readonly meta: GameMeta }) {
  const atHand = gameAtHand(meta.id);
  const { refusal, isAsking, ask, playNow } = usePlayNow();
  const [company, setCompany] = useState(() => keptCompany(meta));

  const choose = (next: Company): void => {
    keepCompany(meta, next);
    setCompany(next);
  };
  const playHere = async (): Promise<void> => {
    void navigator.storage?.persist?.();
    const answer = await ask(() => openHere(hereWith(meta, company)));
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  const isAway = line.value === "lost";

  const here = (
    <button
      type="button"
      class={isAway ? page.main : styles.quiet}
      data-act="play-here"
      disabled={isAsking}
      onClick={() => void playHere()}
    >
      {say("playHere")}
    </button>
  );

  return (
    <article class={styles.game}>
      <To path={`/about/${meta.id}`} class={styles.plate} isBeside>
        {atHand === null ? null : <atHand.ui.Miniature />}
      </To>
      <div class={styles.words}>
        <h2 class={`${styles.head} ${styles.title}`}>{meta.title}</h2>
        <p class={styles.line}>{atHand?.say("line") ?? "\u00a0"}</p>
        <p class={page.soft}>
          {seatsAndMinutes(meta)}
          <br />
          <span class={styles.links}>
            <To path={`/rules/${meta.id}`}>{say("rules")}</To>
            <To path={`/learn/${meta.id}`}>{say("exercises")}</To>
            <To path={`/about/${meta.id}`}>{say("aboutEdition")}</To>
          </span>
        </p>
        <CompanyPicks meta={meta} company={company} isHere={isAway} onChoose={choose} />
        <div class={styles.do}>
          {isAway ? null : (
            <button type="button" class={page.main} disabled={isAsking} onClick={() => void playNow(meta, company)}>
              {say("playNow")}
            </button>
          )}
          {isAway ? here : null}
          <button type="button" class={page.button} onClick={() => go(`/new?game=${meta.id}`)}>
            {say(isAway ? "setUpHere" : "playWithFriends")}
          </button>
        </div>
        {isAway ? null : here}
        <RefusalLine refusal={refusal} />
        <LearnLine meta={meta} />
      </div>
    </article>
  );
}

interface CompanyPicksProps {
  readonly meta: GameMeta;
  readonly company: Company;
  /** Whether the page itself plays the match. */
  readonly isHere: boolean;
  readonly onChoose: (company: Company) => void;
}

/** How many seats *Play now* takes, and how well its bots play. */
function CompanyPicks({ meta, company, isHere, onChoose }: CompanyPicksProps) {
  const counts = seatCountsOf(meta.seats);
  return (
    <div class={styles.company}>
      <div>
        <span class={page.soft}>{say("seats")}</span>
        <Pick
          label={say("seats")}
          values={counts.map(String)}
          chosen={`${company.seats}`}
          text={(n) => n}
          onPick={(text) => onChoose({ ...company, seats: counts.find((n) => `${n}` === text) ?? company.seats })}
        />
      </div>
      <div>
        <span class={page.soft}>{say("bots")}</span>
        <LevelPick
          label={say("bots")}
          {...(isHere
            ? { chosen: levelHere(meta.id, company.level), levels: levelsHere(meta.id) }
            : { chosen: company.level })}
          hasSentence
          onPick={(level) => onChoose({ ...company, level })}
        />
      </div>
    </div>
  );
}
