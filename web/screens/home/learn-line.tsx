import { useEffect, useState } from "preact/hooks";
import type { GameMeta } from "#engine";
import { say } from "../../i18n/language.ts";
import { keptProgress } from "../../learn/exercise/progress.ts";
import { countsOf } from "../../learn/guide/learned/counts.ts";
import { keptKnown, keptSpoken } from "../../learn/guide/learned/kept.ts";
import { type Next, nextFor, triedOptions } from "../../learn/guide/learned/next.ts";
import { NEXT_OPPONENT } from "../../learn/guide/opponent.ts";
import { seenOf } from "../../learn/guide/speaking/speaking.ts";
import { startGuided } from "../../learn/guide/start.ts";
import { openHere } from "../../loading/api.ts";
import { gameAtHand, optionValue } from "../../loading/games.ts";
import { exercisesOf, guideOf, guidesOf } from "../../loading/learn.ts";
import type { KeptMatch } from "../../local/store/kept.ts";
import { proposesNext } from "../../match/settings/kept.ts";
import { go, pathOf } from "../../routes.ts";
import { levelName } from "../../table/levels.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { hereWith } from "./company.ts";
import styles from "./learn-line.module.css";

/** One line a game: what is next for whoever learns it here. */
export function LearnLine({ meta }: { readonly meta: GameMeta }) {
  const isGuided = useIsGuided(meta.id);
  const next = useNext(meta);
  const { refusal, isAsking, ask } = useAsking();
  if (!isGuided || next === null) return <p class={styles.line} />;
  const isOn = proposesNext.now.value === "yes";
  const shown: Next = isOn || next.kind === "go-on" ? next : GUIDED;
  if (shown.kind === "nothing") return <p class={styles.line} />;
  const follow = async (where: Next): Promise<void> => {
    const path = await pathTo(meta, where, ask);
    if (path !== undefined) go(path);
  };
  const isPastGuide = shown.kind !== "learn" && shown.kind !== "go-on";
  return (
    <div class={styles.line} data-part="learn">
      <PointingHand />
      <button type="button" data-act="learn" disabled={isAsking} onClick={() => void follow(shown)}>
        {titleOf(meta, shown)}
      </button>
      <small>
        <Help meta={meta} next={shown} />
        {isPastGuide ? (
          <>
            <button type="button" class={styles.quiet} disabled={isAsking} onClick={() => void follow(GUIDED)}>
              {say("guide.onceMore")}
            </button>
            <button
              type="button"
              class={styles.quiet}
              data-act="stop-proposing"
              onClick={() => proposesNext.choose("no")}
            >
              {say("guide.stop")}
            </button>
          </>
        ) : null}
        {isOn || next.kind === "learn" || next.kind === "go-on" ? null : (
          <button type="button" class={styles.quiet} onClick={() => proposesNext.choose("yes")}>
            {say("guide.resume")}
          </button>
        )}
      </small>
      <RefusalLine refusal={refusal} />
    </div>
  );
}

const GUIDED: Next = { kind: "learn" };

type Ask = ReturnType<typeof useAsking>["ask"];

async function pathTo(meta: GameMeta, next: Next, ask: Ask): Promise<string | undefined> {
  switch (next.kind) {
    case "go-on":
      return pathOf(next.table);
    case "exercise":
      return `/learn/${meta.id}/${next.id}`;
    case "option":
      return `/new?game=${meta.id}`;
    case "nothing":
      return undefined;
    default: {
      const wish = hereWith(meta, { seats: meta.seats.min, level: NEXT_OPPONENT });
      const answer = await ask(() => (next.kind === "learn" ? startGuided(meta.id) : openHere(wish)));
      return answer?.ok === true ? pathOf(answer.value.id) : undefined;
    }
  }
}

function titleOf(meta: GameMeta, next: Next): string {
  if (next.kind === "go-on") return say("guide.goOn");
  if (next.kind === "alone") return say("guide.alone");
  if (next.kind === "exercise") return exercisesOf(meta.id)?.texts.exercises[next.id]?.aim ?? say("exercises");
  const words = gameAtHand(meta.id)?.say;
  if (next.kind !== "option" || words === undefined) return say("guide.learnGame", { game: meta.title });
  const value = optionValue(words, next.option, next.value);
  return say("guide.option", { option: words(`option.${next.option}`), value });
}

function Help({ meta, next }: { readonly meta: GameMeta; readonly next: Next }) {
  if (next.kind === "learn") return <span>{say("guide.learnHelp")}</span>;
  if (next.kind === "alone") return <span>{say("guide.aloneHelp", { level: levelName(NEXT_OPPONENT) })}</span>;
  if (next.kind === "go-on") {
    const of = guideOf(meta.id)?.guide.situations.length;
    return of === undefined ? null : <span>{say("guide.seen", { n: next.seen, of })}</span>;
  }
  if (next.kind !== "exercise") return null;
  const of = exercisesOf(meta.id)?.set.exercises.length ?? 0;
  return <span>{say("guide.exercises", { n: next.done, of })}</span>;
}

/** Whether somebody has prepared a guided match of the game. */
function useIsGuided(game: string): boolean {
  const [isGuided, setGuided] = useState(false);
  useEffect(() => {
    void guidesOf(game).then(
      (guide) => setGuided(guide !== undefined),
      () => setGuided(false),
    );
  }, [game]);
  return isGuided;
}

/** `null` until it is known. */
function useNext({ id, options }: GameMeta): Next | null {
  const running = useRunning(id);
  const counts = countsOf(id);
  const found = counts.finished === 0 ? undefined : exercisesOf(id);
  if (running === null || found === null) return null;
  const { progress } = keptProgress(id);
  const exercises = found?.set.exercises ?? [];
  return nextFor({
    ...{ counts, running, options, tried: triedOptions(id) },
    exercises: exercises.map((each) => ({ id: each.id, isReached: progress[each.id]?.isReached === true })),
  });
}

type Running = { readonly table: string; readonly seen: number };

/** The guided match that goes on; `null` until the store has been asked. */
function useRunning(game: string): Running | undefined | null {
  const [running, setRunning] = useState<Running | undefined | null>(null);
  useEffect(() => {
    let isGone = false;
    void findRunning(game)
      .catch(() => undefined)
      .then((found) => isGone || setRunning(found));
    return () => {
      isGone = true;
    };
  }, [game]);
  return running;
}

async function findRunning(game: string): Promise<Running | undefined> {
  const { browserStore } = await import("../../local/store/browser-store.ts");
  const isOpen = (match: KeptMatch): boolean =>
    match.game === game && match.isGuided === true && match.ranks === undefined;
  const match = (await browserStore().list()).find(isOpen);
  const guide = await guidesOf(game);
  if (match === undefined || guide === undefined) return undefined;
  return { table: match.id, seen: seenOf(guide, keptSpoken(match.id), keptKnown(game)) };
}

/** The sign of all that teaches. */
const PointingHand = () => (
  <svg viewBox="0 0 38 30" aria-hidden="true">
    <path class={styles.skin} d="M35 12c2 0 2 4 0 4H23l-3 9c-1 3-3 3-6 2l-6-2V11l9-7c3-2 5 1 3 3l-4 5z" />
    <path class={styles.cuff} d="M1 10h7v16H1z" />
  </svg>
);
