import { effect, signal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SHELVES } from "#games/ui";
import type { HomeView, Refusal } from "#protocol";
import { say } from "../../i18n/language.ts";
import { line, user } from "../../live/connection.ts";
import { keepAsking, type Rounds } from "../../live/rounds.ts";
import { loadHome } from "../../loading/api.ts";
import { loadOnce } from "../../loading/load-once.ts";
import page from "../../styles/page.module.css";
import { learnTime } from "../../table/clocks/server-time.ts";
import { followHome, withNews } from "../../table/home-news.ts";
import { tendShare } from "../../table/shares/take-seat.ts";
import { Coin } from "../../widgets/drawings/coin.tsx";
import { GuestName } from "../../widgets/fields/guest-name.tsx";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { Languages } from "../../widgets/frame/languages.tsx";
import { isSaidByPage } from "../../widgets/frame/line-notice.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { ThemeSwitch } from "../../widgets/frame/theme-switch.tsx";
import type { Finding } from "./finding.tsx";
import { HereMatches, isRunning, useHereMatches } from "./here-matches.tsx";
import styles from "./home.module.css";
import { HostLinks } from "./host-links.tsx";
import { LearnedLink } from "./learned-link.tsx";
import type { NewMatch } from "./new-match.tsx";
import type { Lately } from "./own/lately.tsx";
import type { OwnTables } from "./own/own-tables.tsx";
import { Plate } from "./plate.tsx";
import { Rematches } from "./rematches.tsx";

const LOOK_AGAIN = 10_000;
const TRY_AGAIN = 1000;

/** The lists of tables, which come once the page is there. */
const lists = signal<Lists | null>(null);

interface Lists {
  readonly OwnTables: typeof OwnTables;
  readonly Lately: typeof Lately;
  readonly Finding: typeof Finding;
  readonly NewMatch: typeof NewMatch;
}

/** The title page: whose turn it is, the games, the tables with a free seat. */
export function Home() {
  const { home, hasLooked, refusal, lookNow } = useHome();
  const here = useHereMatches();
  const turns = home?.yourTurn.length ?? 0;
  const isAway = line.value === "lost";
  loadOnce("lists of tables", async () => {
    const [{ OwnTables }, { Lately }, { Finding }, { NewMatch }] = await Promise.all([
      import("./own/own-tables.tsx"),
      import("./own/lately.tsx"),
      import("./finding.tsx"),
      import("./new-match.tsx"),
    ]);
    lists.value = { OwnTables, Lately, Finding, NewMatch };
  });
  const shown = lists.value;
  return (
    <div class={`${page.page} ${styles.wide}`} hidden={!hasLooked || here === null || (shown === null && !isAway)}>
      <header class={styles.top} data-small={(home !== null && hasOwn(home)) || undefined}>
        <Coin />
        <div>
          <PageTitle tab={turns > 0 ? `(${turns}) ${say("yourTurn")} · Fiorino` : "Fiorino"}>Fiorino</PageTitle>
          <p>{say("tagline")}</p>
        </div>
        <div class={styles.settings}>
          <GuestName />
          <Languages />
          <ThemeSwitch />
        </div>
      </header>
      <main>
        {refusal === null ? null : <RefusalLine refusal={refusal} />}
        <NoLine />
        {home === null || shown === null ? null : <Own {...{ home, shown, isAway, lookNow }} />}
        <HereMatches matches={here?.filter(isRunning) ?? []} />
        <div class={SHELVES.length === 1 ? styles.one : styles.three}>
          {SHELVES.map(({ meta }) => (
            <Plate key={meta.id} meta={meta} />
          ))}
        </div>
        <HereMatches matches={here?.filter((match) => !isRunning(match)) ?? []} />
        {home === null || shown === null || isAway || hasOwn(home) ? null : <shown.Finding home={home} />}
      </main>
      <LearnedLink />
      <HostLinks />
    </div>
  );
}

const hasOwn = ({ yourTurn, yourTables, lately }: HomeView): boolean =>
  yourTurn.length + yourTables.length + lately.length > 0;

interface OwnProps extends Pick<Looked, "lookNow"> {
  readonly home: HomeView;
  readonly shown: Lists;
  readonly isAway: boolean;
}

/** What the reader plays, before everything else; beside it where else to play. */
function Own({ home, shown, isAway, lookNow }: OwnProps) {
  return (
    <>
      <Rematches rematches={home.rematches} onDeclined={lookNow} />
      {hasOwn(home) ? (
        <div class={styles.desk}>
          <shown.OwnTables home={home} />
          {isAway ? null : (
            <div class={styles.beside}>
              <shown.NewMatch />
              <shown.Finding home={home} />
            </div>
          )}
          <shown.Lately matches={home.lately} />
        </div>
      ) : null}
    </>
  );
}

/** Without a server matches can be played on this device. */
function NoLine() {
  const isAway = line.value === "lost";
  useLayoutEffect(() => {
    isSaidByPage.value = isAway;
    return () => {
      isSaidByPage.value = false;
    };
  }, [isAway]);
  return (
    <p role="status" class={isAway ? styles.away : undefined}>
      {isAway ? say("here.away") : null}
    </p>
  );
}

/** The last home view: shown at once when the reader comes back. */
const seen = signal<HomeView | null>(null);

interface Looked {
  readonly home: HomeView | null;
  readonly hasLooked: boolean;
  /** Set when the host has shut the reader out. */
  readonly refusal: Refusal | null;
  /** Asks for the home view at once. */
  lookNow(): void;
}

/**
 * Follows the first page over the line, and asks for it as long as that is not open. Nothing is drawn before the first
 * answer, so that the layout does not jump.
 */
function useHome(): Looked {
  const look = useRef<() => void>(() => undefined);
  const [hasLooked, setLooked] = useState(seen.value !== null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    const take = (home: HomeView): void => {
      seen.value = home;
      setLooked(true);
      user.value ??= home.user;
      for (const table of home.revealing) void tendShare(table);
    };
    const unfollow = followHome(undefined, (news) => take(withNews(seen.peek(), news)));
    const ask = (): Rounds =>
      keepAsking(loadHome, (answer) => {
        setLooked(true);
        const isShutOut = !answer.ok && answer.refusal.code === "banned";
        setRefusal(isShutOut ? answer.refusal : null);
        if (!answer.ok) return isShutOut ? LOOK_AGAIN : TRY_AGAIN;
        learnTime(answer.value);
        take(answer.value);
        return LOOK_AGAIN;
      });
    let rounds: Rounds | null = null;
    look.current = () => void loadHome().then((answer) => answer.ok && take(answer.value));
    const stop = effect(() => {
      const isOpen = line.value === "open";
      if (isOpen) rounds?.stop();
      else rounds ??= ask();
      if (isOpen) rounds = null;
    });
    return () => {
      stop();
      rounds?.stop();
      unfollow();
    };
  }, []);
  const lookNow = useCallback(() => look.current(), []);
  return { home: seen.value, hasLooked, refusal, lookNow };
}
