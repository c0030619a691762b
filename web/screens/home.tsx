import { signal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SHELVES } from "#games/ui";
import type { HomeView, Refusal } from "#protocol";
import { loadHome } from "../api.ts";
import { HereMatches } from "../home/here-matches.tsx";
import styles from "../home/home.module.css";
import { HostLinks } from "../home/host-links.tsx";
import { OpenTables } from "../home/open-tables.tsx";
import { Plate } from "../home/plate.tsx";
import { Rematches } from "../home/rematches.tsx";
import { Lately, YourTables, YourTurn } from "../home/your-tables.tsx";
import { say } from "../i18n/language.ts";
import { line, user } from "../live/connection.ts";
import { keepAsking } from "../live/rounds.ts";
import { tendShare } from "../shares/take-seat.ts";
import page from "../styles/page.module.css";
import { Coin } from "../widgets/coin.tsx";
import { GuestName } from "../widgets/guest-name.tsx";
import { Languages } from "../widgets/languages.tsx";
import { isSaidByPage } from "../widgets/line-notice.tsx";
import { PageTitle } from "../widgets/page-title.tsx";
import { RefusalLine } from "../widgets/refusal.tsx";
import { ThemeSwitch } from "../widgets/theme-switch.tsx";

const LOOK_AGAIN = 10_000;
const TRY_AGAIN = 1000;

/** The title page: whose turn it is, the games, the tables with a free seat. */
export function Home() {
  const { home, hasLooked, refusal, lookNow } = useHome();
  const turns = home?.yourTurn ?? [];
  const tables = home?.yourTables ?? [];
  return (
    <div class={`${page.page} ${styles.wide}`} hidden={!hasLooked}>
      <header class={styles.top}>
        <Coin />
        <div>
          <PageTitle tab={turns.length > 0 ? `${say("yourTurn")} · Fiorino` : "Fiorino"}>Fiorino</PageTitle>
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
        <YourTurn turns={turns} />
        <Rematches rematches={home?.rematches ?? []} onDeclined={lookNow} />
        <div class={SHELVES.length === 1 ? styles.one : styles.three}>
          {SHELVES.map(({ meta }) => (
            <Plate key={meta.id} meta={meta} />
          ))}
        </div>
        <YourTables tables={tables} />
        <HereMatches />
        <Lately matches={home?.lately ?? []} />
        {line.value === "lost" ? null : <OpenTables tables={home?.openTables ?? []} />}
      </main>
      <HostLinks />
    </div>
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

/** Polls the home view. Nothing is drawn before the first answer, so that the layout does not jump. */
function useHome(): Looked {
  const look = useRef<() => void>(() => undefined);
  const [hasLooked, setLooked] = useState(seen.value !== null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    const { askNow, stop } = keepAsking(loadHome, (answer) => {
      setLooked(true);
      const isShutOut = !answer.ok && answer.refusal.code === "banned";
      setRefusal(isShutOut ? answer.refusal : null);
      if (!answer.ok) return isShutOut ? LOOK_AGAIN : TRY_AGAIN;
      seen.value = answer.value;
      user.value ??= answer.value.user;
      for (const table of answer.value.revealing) void tendShare(table);
      return LOOK_AGAIN;
    });
    look.current = askNow;
    addEventListener("focus", askNow);
    return () => {
      stop();
      removeEventListener("focus", askNow);
    };
  }, []);
  const lookNow = useCallback(() => look.current(), []);
  return { home: seen.value, hasLooked, refusal, lookNow };
}
