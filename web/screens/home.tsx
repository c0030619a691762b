import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { SeatSign } from "#boardkit";
import { STRONGEST } from "#bots/levels";
import type { GameMeta } from "#engine";
import { SHELVES, shelfOf } from "#games/ui";
import type { HomeView, Other, TableView } from "#protocol";
import { loadHome, openTable } from "../api.ts";
import { useAsking } from "../asking.ts";
import { gameAtHand } from "../games.ts";
import { list, say } from "../i18n/language.ts";
import { user } from "../live/connection.ts";
import { keepAsking } from "../live/rounds.ts";
import { go } from "../routes.ts";
import page from "../styles/page.module.css";
import { Coin } from "../widgets/coin.tsx";
import { GuestName } from "../widgets/guest-name.tsx";
import { Languages } from "../widgets/languages.tsx";
import { PageTitle } from "../widgets/page-title.tsx";
import { RefusalLine } from "../widgets/refusal.tsx";
import { ThemeSwitch } from "../widgets/theme-switch.tsx";
import { To } from "../widgets/to.tsx";
import styles from "./home.module.css";

const LOOK_AGAIN = 10_000;
const TRY_AGAIN = 1000;

/** The title page: whose turn it is, the games, the tables with a free seat. */
export function Home() {
  const { home, hasLooked } = useHome();
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
        {turns.length === 0 ? null : (
          <section class={`${styles.turn} ${styles.three}`}>
            <div>
              <h2 class={styles.head}>{say("yourTurn")}</h2>
              <p class={page.soft}>{say("at-tables", { n: turns.length })}</p>
            </div>
            {turns.map((turn) => (
              <YourTurn key={turn.table} {...turn} />
            ))}
          </section>
        )}
        <div class={SHELVES.length === 1 ? styles.one : styles.three}>
          {SHELVES.map(({ meta }) => (
            <Plate key={meta.id} meta={meta} />
          ))}
        </div>
        <YourTables tables={tables} />
        <OpenTables tables={home?.openTables ?? []} />
      </main>
    </div>
  );
}

/** The last home view: shown at once when the reader comes back. */
const seen = signal<HomeView | null>(null);

/** Polls the home view. Nothing is drawn before the first answer, so that the layout does not jump. */
function useHome(): { readonly home: HomeView | null; readonly hasLooked: boolean } {
  const [hasLooked, setLooked] = useState(seen.value !== null);
  useEffect(() => {
    const { askNow, stop } = keepAsking(loadHome, (answer) => {
      setLooked(true);
      if (!answer.ok) return TRY_AGAIN;
      seen.value = answer.value;
      user.value ??= answer.value.user;
      return LOOK_AGAIN;
    });
    addEventListener("focus", askNow);
    return () => {
      stop();
      removeEventListener("focus", askNow);
    };
  }, []);
  return { home: seen.value, hasLooked };
}

function YourTurn({ table, game, seat, others }: HomeView["yourTurn"][number]) {
  const atHand = gameAtHand(game);
  return (
    <To path={`/t/${table}`} class={styles.waiting}>
      <span class={styles.piece}>{atHand === null ? null : <atHand.ui.Piece seat={seat} glow />}</span>
      <div>
        <h3>{shelfOf(game)?.meta.title}</h3>
        <span class={page.soft}>{company(others)}</span>
      </div>
    </To>
  );
}

/** With whom: people by name, bots counted. */
function company(others: readonly Other[]): string {
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const people = others.filter(({ kind }) => kind === "person").map(({ name }) => name);
  if (others.length === 0) return say("alone");
  return list(bots === 0 ? people : [...people, say("bots-count", { n: bots })]);
}

function YourTables({ tables }: { readonly tables: HomeView["yourTables"] }) {
  if (tables.length === 0) return null;
  return (
    <section class={`${styles.yours} ${styles.three}`}>
      <h2 class={styles.head}>{say("yourTables")}</h2>
      <ul>
        {tables.map(({ table, game, status, others }) => (
          <li key={table}>
            <To path={`/t/${table}`}>{shelfOf(game)?.meta.title}</To>
            <span>{company(others)}</span>
            <span class={page.soft}>{say(`status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plate({ meta }: { readonly meta: GameMeta }) {
  const atHand = gameAtHand(meta.id);
  const { refusal, isAsking, ask } = useAsking();
  const { min, max } = meta.seats;

  const playNow = async (): Promise<void> => {
    const bot = { kind: "bot" as const, level: STRONGEST };
    const seats = [{ kind: "me" as const }, ...Array.from({ length: min - 1 }, () => bot)];
    const answer = await ask(() => openTable({ game: meta.id, seats, options: {}, door: "private" }));
    if (answer?.ok === true) go(`/t/${answer.value.id}`);
  };

  return (
    <article class={styles.game}>
      <div class={styles.plate}>{atHand === null ? null : <atHand.ui.Miniature />}</div>
      <div class={styles.words}>
        <h2 class={`${styles.head} ${styles.title}`}>{meta.title}</h2>
        <p class={styles.line}>{atHand?.say("line") ?? "\u00a0"}</p>
        <p class={page.soft}>
          {say("seats-minutes", { min, max, n: meta.minutes })}
          <br />
          <To path={`/about/${meta.id}`}>{say("aboutEdition")}</To>
        </p>
        <div class={styles.do}>
          <button type="button" class={page.main} disabled={isAsking} onClick={() => void playNow()}>
            {say("playNow")}
          </button>
          <button type="button" class={page.button} onClick={() => go(`/new?game=${meta.id}`)}>
            {say("playWithFriends")}
          </button>
        </div>
        <RefusalLine refusal={refusal} />
      </div>
    </article>
  );
}

function OpenTables({ tables }: { readonly tables: readonly TableView[] }) {
  return (
    <section class={`${styles.open} ${styles.three}`}>
      <div>
        <h2 class={styles.head}>{say("openTables")}</h2>
        <p class={page.soft}>
          {tables.length === 0 ? say("noOpenTables") : say("takeFreeSeat")} <To path="/new">{say("openTable")}</To>
        </p>
      </div>
      <ul>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableView }) {
  const owner = table.seats.find(({ seat }) => seat === table.owner);
  const free = table.seats.filter(({ kind }) => kind === "free").length;
  return (
    <li>
      <h3>{shelfOf(table.game)?.meta.title}</h3>
      <span>{owner?.name}</span>
      <span class={styles.seats} role="img" aria-label={say("free-seats", { n: free })}>
        {table.seats.map(({ seat, kind }) =>
          kind === "free" ? <FreeSign key={seat} /> : <SeatSign key={seat} seat={seat} />,
        )}
      </span>
      <span class={page.soft}>{say("free-seats", { n: free })}</span>
      <To path={`/t/${table.id}`}>{say("sitDown")}</To>
    </li>
  );
}

const FreeSign = () => (
  <svg viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="9.5" fill="none" stroke="var(--ink-2)" stroke-dasharray="2.6 2.6" />
  </svg>
);
