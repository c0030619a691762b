import { useRef, useState } from "preact/hooks";
import { EMBLEMS, lookOf, type Reader, SeatSign, useIsNarrow } from "#boardkit";
import type { Exercise, Seat } from "#engine";
import { nameOf } from "../../board/headline/effect-of.ts";
import { useOnGrid } from "../../board/on-grid.ts";
import { say } from "../../i18n/language.ts";
import { Toolbar, TurnButtons } from "../../match/actions.tsx";
import { isHandOver } from "../../match/draft/draft.ts";
import { previewOf } from "../../match/turn/preview.ts";
import { endName, endsWhat } from "../../match/turn/words/end-name.ts";
import page from "../../styles/page.module.css";
import { To } from "../../widgets/frame/to.tsx";
import { HomeLink } from "../home-sign.tsx";
import { aimOf } from "./aim.ts";
import type { ExercisesAtHand } from "./at-hand.ts";
import styles from "./exercise.module.css";
import { helpAtFirst, MORE_HELP, MOST_HELP, type Proposed, SHOWN_AT_FIRST, SHOWN_WHEN_ASKED } from "./helped.ts";
import { Outcome } from "./outcome.tsx";
import type { Try } from "./try.ts";

interface PanelProps {
  readonly found: ExercisesAtHand;
  readonly exercise: Exercise;
  readonly tried: Try;
  readonly reader: Reader;
  /** The view on which the moves are legal. */
  readonly view: unknown;
  readonly help: number;
  /** `null` where the goal is out of reach; undefined where nothing is proposed. */
  readonly proposed: Proposed | null | undefined;
  readonly onHelp: () => void;
  readonly onAgain: () => void;
}

/** The words of an exercise lie beside the board; where there is no room, over its head until they are closed. */
export function Around({ place, ...props }: PanelProps & { readonly place: "bar" | "beside" }) {
  const isNarrow = useIsNarrow();
  if (place === "beside") return isNarrow ? null : <Panel {...props} />;
  return (
    <>
      <Buttons {...props} />
      {isNarrow ? <Slip {...props} /> : null}
    </>
  );
}

/** The words on a phone, as long as they are new. */
function Slip(props: PanelProps) {
  const { help, tried } = props;
  const [closed, setClosed] = useState("0 null");
  const now = `${help} ${tried.verdict.value}`;
  if (closed === now) return null;
  return (
    <div class={styles.slip}>
      <div class={styles.out}>
        <button type="button" class={styles.close} onClick={() => setClosed(now)}>
          {say("close")}
        </button>
        <HomeLink />
      </div>
      <Panel {...props} isOver />
    </div>
  );
}

/** Over the board's head, the task takes the place of the exercise's number: it would be hidden otherwise. */
function Panel({ isOver = false, ...props }: PanelProps & { readonly isOver?: boolean }) {
  const { found, exercise, tried } = props;
  const { set, texts } = found;
  const box = useRef<HTMLElement>(null);
  useOnGrid(box, isOver ? "words" : "task");
  return (
    <section ref={box} class={styles.panel} role="status" data-verdict={tried.verdict.value ?? "open"}>
      {isOver ? (
        <small>
          <b>{aimOf(found, exercise)}</b> <OwnSign seat={exercise.seat} />
        </small>
      ) : (
        <small>
          <b>{say("exercise.number", { n: set.exercises.indexOf(exercise) + 1 })}</b> {texts.chapters[exercise.chapter]}
          {exercise.position.recorded === undefined ? ` · ${say("exercise.madeUp")}` : ""}{" "}
          <OwnSign seat={exercise.seat} />
        </small>
      )}
      {tried.verdict.value === null || isOver ? null : (
        <p>
          <b>{aimOf(found, exercise)}</b>
        </p>
      )}
      {tried.verdict.value === null ? <Hints {...props} /> : <Outcome {...props} />}
    </section>
  );
}

/** The sign and the colour of the seat that the reader plays: on a phone the words lie over everybody's points. */
function OwnSign({ seat }: { readonly seat: Seat }) {
  return (
    <span class={styles.own}>
      <span aria-hidden="true" class={styles.sign}>
        <SeatSign seat={seat} />
      </span>
      {say("exercise.colour", { colour: say(`ownColour.${EMBLEMS[lookOf(seat)]}`) })}
    </span>
  );
}

function Hints({ found, exercise, tried, help, proposed, view, reader }: PanelProps) {
  const { ui } = found.atHand;
  const { draft } = tried.turn.state.value;
  if (help === 0 || draft === null) return null;
  // What helped towards the goal is no help where nothing leads to it.
  if (proposed === null) return <p>{say("exercise.lost")}</p>;
  const shown = (help === helpAtFirst(found.set, exercise) ? SHOWN_AT_FIRST : SHOWN_WHEN_ASKED)[help] ?? null;
  return (
    <>
      <p>
        {shown === null ? "" : `${say(shown)} `}
        {found.texts.exercises[exercise.id]?.hint}
      </p>
      {proposed !== undefined && help === MOST_HELP ? (
        <p>
          <b>
            {say("exercise.move", {
              move: isHandOver(draft, proposed.move)
                ? endsWhat(draft, endName(ui, view, reader, tried.turn.possible.value))
                : nameOf(previewOf({ open: draft.open, ui }, draft, proposed.move), ui, reader),
            })}
          </b>
        </p>
      ) : null}
    </>
  );
}

function Buttons({ found, exercise, tried, reader, view, help, proposed, onHelp, onAgain }: PanelProps) {
  const { set, atHand } = found;
  const list = `/learn/${atHand.meta.id}`;
  const next = set.exercises[set.exercises.indexOf(exercise) + 1];
  const isReached = tried.verdict.value === "reached";
  // Where the goal is out of reach, there is nothing to show.
  const more = proposed === null ? null : (MORE_HELP[help] ?? null);
  if (tried.verdict.value === null) {
    return (
      <Toolbar>
        {more === null ? null : (
          <button type="button" class={page.button} data-act="hint" onClick={onHelp}>
            {say(more)}
          </button>
        )}
        <TurnButtons turn={tried.turn} ui={atHand.ui} reader={reader} view={view} />
      </Toolbar>
    );
  }
  return (
    <Toolbar>
      <button type="button" class={isReached ? page.button : page.main} data-act="again" onClick={onAgain}>
        {say("exercise.again")}
      </button>
      <To
        path={isReached && next !== undefined ? `${list}/${next.id}` : list}
        class={`${styles.go} ${isReached ? page.main : page.button}`}
      >
        {say(isReached && next !== undefined ? "exercise.next" : "exercises")}
      </To>
      {isReached && next !== undefined ? <To path={list}>{say("exercises")}</To> : null}
    </Toolbar>
  );
}
