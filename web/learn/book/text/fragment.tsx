import { useMemo, useState } from "preact/hooks";
import type { BoardProps, Fragment as FragmentData, Reader } from "#boardkit";
import { currentLocale, say } from "../../../i18n/language.ts";
import type { AtHand } from "../../../loading/games.ts";
import {
  after,
  begin,
  events,
  glowing,
  hasActed,
  openFragment,
  press,
  reasonFor,
  type TryOut,
  viewOf,
} from "../try-out.ts";
import { useCrop } from "./crop.ts";
import styles from "./fragment.module.css";

interface FragmentProps {
  readonly fragment: FragmentData;
  readonly words: FragmentWords;
  readonly atHand: AtHand;
}

interface FragmentWords {
  /** What is seen, or what to try. */
  readonly task: string;
  /** Said when it has been tried. */
  readonly tried: string;
}

/** People of an example, by seat. */
const NAMES = ["Angelika", "Marion", "Tanja", "Jonas", "Beatriz"];
const NOTHING: ReadonlySet<never> = new Set<never>();

/** A piece of the real board beside a section: a picture, or something to try. */
export function Fragment({ fragment, words, atHand }: FragmentProps) {
  const { game, ui } = atHand;
  const fresh = useMemo(() => begin(openFragment(game, fragment), fragment), [game, fragment]);
  const [trial, setTrial] = useState(fresh);
  const [focused, setFocused] = useState<string | null>(null);
  const { frame, stage } = useCrop(fragment.show);
  const reader = readerOf(fragment, atHand);
  const board: BoardProps<unknown> = {
    ...reader,
    ...{ view: viewOf(trial.draft), legal: glowing(trial, fragment), picked: new Set(trial.picked), focused },
    ...{ final: NOTHING, recent: NOTHING, chosen: NOTHING, forecast: null, ending: null },
    preview: (...targets) => after(trial, targets),
    onTarget: (target) => setTrial(press(trial, fragment, target)),
    onFocus: setFocused,
  };
  const isPlayable = fragment.press !== undefined;
  return (
    <figure class={styles.fragment}>
      {words.task === "" ? null : <figcaption>{words.task}</figcaption>}
      <div ref={frame} class={styles.frame} inert={!isPlayable} data-game={atHand.meta.id}>
        <div ref={stage} class={styles.stage}>
          <ui.Board {...board} />
        </div>
      </div>
      {isPlayable ? <Outcome {...{ trial, reader, atHand, words }} onAgain={() => setTrial(fresh)} /> : null}
    </figure>
  );
}

const readerOf = ({ you, seats, options = {} }: FragmentData, { say: gameSays, game }: AtHand): Reader => {
  const figures = game.content?.parse(game.content.builtIn);
  return {
    ...{ you, names: NAMES.slice(0, seats), locale: currentLocale(), say: gameSays, options },
    ...(figures?.ok === true ? { content: figures.value } : {}),
  };
};

interface OutcomeProps {
  readonly trial: TryOut;
  readonly reader: Reader;
  readonly atHand: AtHand;
  readonly words: FragmentWords;
  readonly onAgain: () => void;
}

/** What a try has brought, as the log says it, or why a part cannot be used. */
function Outcome({ trial, reader, atHand: { ui }, words, onAgain }: OutcomeProps) {
  const view = viewOf(trial.draft);
  const reason = reasonFor(trial);
  const lines = ui.logLines(events(trial), view, reader);
  return (
    <div class={styles.outcome} role="status">
      {reason === null ? null : <p>{ui.reason(reason, view, reader)}</p>}
      {lines.length === 0 ? null : (
        <ul>
          {lines.map(({ text, event }) => (
            <li key={`${event} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      {hasActed(trial) ? (
        <>
          {words.tried === "" ? null : <p>{words.tried}</p>}
          <button type="button" class={styles.again} onClick={onAgain}>
            {say("book.again")}
          </button>
        </>
      ) : null}
    </div>
  );
}
