import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Reader } from "#boardkit";
import type { TableView } from "#protocol";
import { isForMatch } from "../../board/on-screen.ts";
import type { Overlay } from "../../board/overlay.ts";
import { say } from "../../i18n/language.ts";
import { Hand, HandPicture } from "../../learn/guide/hand.tsx";
import type { AtHand } from "../../loading/games.ts";
import page from "../../styles/page.module.css";
import type { Turn } from "../turn/take-turns.ts";
import styles from "./advice.module.css";
import { type Advised, isAdvisable, type NextMove, nextMoveOf, withPreview } from "./advised.ts";
import { AdvicePanel } from "./panel.tsx";
import { type Advising, movesOf, useAdvice } from "./use-advice.ts";

interface AdviserProps {
  readonly turn: Turn;
  readonly table: TableView;
  readonly atHand: AtHand;
  readonly reader: Reader;
  readonly overlay: Overlay;
  readonly ply: number;
  /** Where the match screen finds what it is to show. */
  readonly shown: Signal<Advised | null>;
  /** Something else has to give way to the panel. */
  readonly onAsk: () => void;
}

/** The button that asks for a good move, in matches against bots alone; what is found goes to the match screen. */
export function Adviser(props: AdviserProps) {
  const { turn, atHand, reader, overlay, shown, onAsk } = props;
  const { now, ask, close, choose, play } = useAdvice(props);
  const [looked, look] = useState<number | null>(null);
  const { draft, sending } = turn.state.value;
  const canAsk = draft !== null && isAdvisable(draft) && sending === null && turn.question.value === null;
  const isOpen = now.type !== "quiet";
  const press = (): void => {
    if (isOpen) close();
    else if (canAsk) {
      onAsk();
      look(null);
      void ask();
    }
  };
  useAdviceKeys({ isOpen, press, play, close });
  const next = nextOf(now, looked, atHand);
  const targets = next?.targets ?? [];
  const isAside = turn.question.value !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions do the same in every render.
  useLayoutEffect(() => {
    const panel = isOpen ? (
      <AdvicePanel {...{ now, free: freeIn(now, atHand), isAside, atHand, reader, choose, look, play, close }} />
    ) : null;
    const lies = next === null ? overlay : withPreview(overlay, next);
    shown.value = panel === null ? null : { overlay: lies, pointed: targets[0] ?? null, panel };
  }, [now.type, now.type === "told" ? now : null, looked, isAside, reader, overlay, atHand]);
  useEffect(
    () => () => {
      shown.value = null;
    },
    [shown],
  );
  if (!canAsk && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        class={`${page.button} ${styles.ask}`}
        data-act="advice"
        aria-expanded={isOpen}
        aria-label={say("advice.ask")}
        title={say("advice.ask")}
        onClick={press}
      >
        <HandPicture />
        <span>{say("advice.short")}</span>
      </button>
      {targets.length === 0 ? null : <Hand isMeant targets={targets} />}
    </>
  );
}

/** What the panel leaves in sight: not what is looked at, it would move away from under a finger. */
const freeIn = (now: Advising, atHand: AtHand): readonly string[] => nextOf(now, null, atHand)?.targets ?? [];

/** The next move of the line that is looked at; `null` while nothing is told. */
function nextOf(now: Advising, looked: number | null, { ui }: AtHand): NextMove | null {
  const [text] = now.type === "told" ? movesOf({ ...now, at: looked ?? now.at }) : [];
  return now.type !== "told" || text === undefined ? null : nextMoveOf(now, ui, text);
}

interface Keyed {
  readonly isOpen: boolean;
  readonly press: () => void;
  readonly play: () => void;
  readonly close: () => void;
}

/** G asks and hides, D plays what was found, Escape hides. */
function useAdviceKeys(keyed: Keyed): void {
  const latest = useRef(keyed);
  latest.current = keyed;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || !isForMatch(event)) return;
      const { isOpen, press: ask, play, close } = latest.current;
      if (event.key.toLowerCase() === "g") ask();
      if (event.key.toLowerCase() === "d") play();
      if (event.key === "Escape" && isOpen) close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
