import { useEffect, useRef, useState } from "preact/hooks";
import type { GameMeta } from "#engine";
import { SHELVES, shelfOf } from "#games/ui";
import { say } from "../../i18n/language.ts";
import { line } from "../../live/connection.ts";
import { isBusy } from "../../live/updates.ts";
import { gameAtHand } from "../../loading/games.ts";
import { go } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import { Missing } from "../pages/missing.tsx";
import styles from "./new-table.module.css";
import { PaceOfTable } from "./pace.tsx";
import { Seats } from "./seats.tsx";
import { Sum } from "./sum.tsx";
import { Door, Options } from "./terms.tsx";
import { firstWish, type Wish } from "./wish.ts";

/** The settings of a new table in the order in which people decide, and the summary beside them. */
export function NewTable({ wanted }: { readonly wanted: string | null }) {
  const meta = shelfOf(wanted ?? SHELVES[0]?.meta.id ?? "")?.meta;
  const [changed, setChanged] = useState<{ readonly game: string; readonly wish: Wish } | null>(null);
  const isShown = useRef(false);
  const isBegun = changed !== null;
  useEffect(() => {
    isBusy.value = isBegun;
    return () => {
      isBusy.value = false;
    };
  }, [isBegun]);
  if (meta === undefined) return <Missing what="page" />;
  const atHand = gameAtHand(meta.id);
  isShown.current ||= atHand !== null;
  const wish = changed?.game === meta.id ? changed.wish : firstWish(meta, line.value === "lost" ? "here" : "private");
  const setWish = (next: Wish): void => setChanged({ game: meta.id, wish: next });
  return (
    <div class={page.page}>
      <Top />
      <div class={styles.two}>
        {/* Stays visible while another game is fetched: hiding it would lose the focus. */}
        <main hidden={!isShown.current}>
          <PageTitle tab={`${say("newTable")} · Fiorino`}>{say("newTable")}</PageTitle>
          <div class={styles.form}>
            <Games chosen={meta} />
            <Seats meta={meta} wish={wish} onWish={setWish} />
            <PaceOfTable wish={wish} onWish={setWish} />
            {atHand === null ? null : <Options key={meta.id} atHand={atHand} wish={wish} onWish={setWish} />}
            <Door wish={wish} onWish={setWish} />
          </div>
        </main>
        {atHand === null ? null : <Sum key={meta.id} atHand={atHand} wish={wish} />}
      </div>
    </div>
  );
}

function Games({ chosen }: { readonly chosen: GameMeta }) {
  return (
    <>
      <h2>{say("game")}</h2>
      <fieldset class={styles.games} aria-label={say("game")}>
        {SHELVES.map(({ meta }) => {
          const atHand = gameAtHand(meta.id);
          return (
            <button
              key={meta.id}
              type="button"
              aria-pressed={meta.id === chosen.id}
              onClick={() => go(`/new?game=${meta.id}`, "instead")}
            >
              {atHand === null ? null : <atHand.ui.Piece seat={0} />}
              <span>{meta.title}</span>
            </button>
          );
        })}
      </fieldset>
    </>
  );
}
