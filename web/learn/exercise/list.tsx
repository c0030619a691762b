import { useState } from "preact/hooks";
import type { Exercise } from "#engine";
import { say } from "../../i18n/language.ts";
import { go, pathOf as tablePath } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import { isForgetful } from "../forgetful.ts";
import { startGuided } from "../guide/start.ts";
import type { ExercisesAtHand } from "./at-hand.ts";
import styles from "./list.module.css";
import { againNow, type Done, keptProgress, type Progress } from "./progress.ts";

interface ListProps {
  readonly found: ExercisesAtHand;
  /** The reader followed a link to an exercise that is gone. */
  readonly isGone: boolean;
}

/** All exercises of a game by chapters, with what the reader has done of them. */
export function ExerciseList({ found, isGone }: ListProps) {
  const { set, texts, atHand } = found;
  const { id, title } = atHand.meta;
  const [{ progress, isForgotten }] = useState(() => keptProgress(id));
  const next = nextOf(set.exercises, progress);
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.list}>
        <header class={styles.head}>
          <div>
            <p class={styles.game}>
              <To path={`/about/${id}`}>{title}</To>
            </p>
            <PageTitle tab={`${say("exercises")} · ${title}`}>{say("exercises")}</PageTitle>
          </div>
          <p>
            {isGone ? <b>{say("exercises.gone")} </b> : null}
            {isForgotten ? <b>{say("exercises.forgotten")} </b> : null}
            {say("exercises.line")} {doneText(set.exercises, progress)}
          </p>
        </header>
        <Again found={found} progress={progress} />
        <div class={styles.chapters}>
          {set.chapters.map((chapter) => (
            <Chapter
              key={chapter}
              title={texts.chapters[chapter] ?? chapter}
              exercises={set.exercises.filter((each) => each.chapter === chapter)}
              found={found}
              progress={progress}
            />
          ))}
        </div>
        <footer class={styles.foot}>
          {next === undefined ? null : (
            <To path={`/learn/${id}/${next.id}`} class={page.main}>
              {say(Object.keys(progress).length === 0 ? "exercises.first" : "exercises.next", {
                n: set.exercises.indexOf(next) + 1,
              })}
            </To>
          )}
          <Guided id={id} title={title} />
          <p class={page.soft}>{say(isForgetful() ? "exercises.notKept" : "exercises.kept")}</p>
        </footer>
      </main>
    </div>
  );
}

/** The guided match, for the first time or once more. */
function Guided({ id, title }: { readonly id: string; readonly title: string }) {
  const { refusal, isAsking, ask } = useAsking();
  const start = async (): Promise<void> => {
    const answer = await ask(() => startGuided(id));
    if (answer?.ok === true) go(tablePath(answer.value.id));
  };
  return (
    <>
      <button type="button" class={page.button} data-act="learn" disabled={isAsking} onClick={() => void start()}>
        {say("guide.learnGame", { game: title })}
      </button>
      <RefusalLine refusal={refusal} />
    </>
  );
}

/** The first that has not been reached. */
export const nextOf = (exercises: readonly Exercise[], progress: Progress): Exercise | undefined =>
  exercises.find(({ id }) => progress[id]?.isReached !== true);

const doneText = (exercises: readonly Exercise[], progress: Progress): string =>
  say("exercises.done", {
    n: exercises.filter(({ id }) => progress[id]?.isReached === true).length,
    of: exercises.length,
  });

interface PartProps {
  readonly found: ExercisesAtHand;
  readonly progress: Progress;
}

/** What was missed some days ago; nothing while there is none. */
function Again({ found, progress }: PartProps) {
  const due = againNow(progress, Date.now());
  const exercises = found.set.exercises.filter(({ id }) => due.includes(id));
  if (exercises.length === 0) return null;
  return (
    <section class={styles.again}>
      <h2>{say("exercises.again")}</h2>
      <Lines found={found} exercises={exercises} progress={progress} />
    </section>
  );
}

interface ChapterProps extends PartProps {
  readonly title: string;
  readonly exercises: readonly Exercise[];
}

function Chapter({ title, exercises, found, progress }: ChapterProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p class={page.soft}>{doneText(exercises, progress)}</p>
      <Lines found={found} exercises={exercises} progress={progress} />
    </section>
  );
}

function Lines({ found, exercises, progress }: PartProps & { readonly exercises: readonly Exercise[] }) {
  const { set, texts, atHand } = found;
  return (
    <ul>
      {exercises.map((exercise) => (
        <li key={exercise.id}>
          <To path={`/learn/${atHand.meta.id}/${exercise.id}`} class={styles.line}>
            <Mark done={progress[exercise.id]} />
            <b>{set.exercises.indexOf(exercise) + 1}</b>
            <span>
              {texts.exercises[exercise.id]?.aim}
              <small>{triesText(progress[exercise.id])}</small>
            </span>
          </To>
        </li>
      ))}
    </ul>
  );
}

function triesText(done: Done | undefined): string {
  if (done === undefined) return "";
  const tries = say("exercise.tries", { n: done.tries });
  return done.hints === 0 ? tries : `${tries}, ${say("exercise.hints", { n: done.hints })}`;
}

/** A full disc: reached; a half one: tried; a dashed ring: neither. */
function Mark({ done }: { readonly done: Done | undefined }) {
  const label = done === undefined ? "exercise.open" : done.isReached ? "exercise.reached" : "exercise.tried";
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={say(label)}>
      <circle
        cx="12"
        cy="12"
        r="10"
        class={done?.isReached === true ? styles.full : styles.ring}
        stroke-dasharray={done === undefined ? "3 3" : undefined}
      />
      {done === undefined ? null : <path class={done.isReached ? styles.tick : styles.half} d={pathOf(done)} />}
    </svg>
  );
}

const pathOf = ({ isReached }: Done): string => (isReached ? "M7 12.5 10.5 16 17 8.5" : "M12 2a10 10 0 0 1 0 20z");
