import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Reader } from "#boardkit";
import type { ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";
import { openAid } from "../../learn/aid/open.ts";
import { bookPath, termsOf } from "../../learn/book/address.ts";
import type { AtHand } from "../../loading/games.ts";
import { Languages } from "../../widgets/frame/languages.tsx";
import { ThemeSwitch } from "../../widgets/frame/theme-switch.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { useOnGrid } from "../on-grid.ts";
import styles from "./beside.module.css";
import type { InWords, Span } from "./in-words.ts";
import { Log } from "./log.tsx";
import { Spoken } from "./spoken.tsx";

interface BesideProps {
  readonly atHand: Pick<AtHand, "ui" | "meta">;
  readonly reader: Reader;
  readonly board: BoardProps<unknown>;
  readonly events: readonly ToldEvent[];
  /** All that happened, tentative moves included. */
  readonly words: InWords;
  /** What is read to screen readers, as it comes. */
  readonly spoken: InWords;
  /** How many of the events the board shows, when it shows a position of the past; `null`: all of them. */
  readonly at: number | null;
  readonly onPly: ((ply: number) => void) | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  readonly onRecap: (() => void) | null;
  /** The address of the match's replay; `null` where it is one, or has none. */
  readonly replay: string | null;
  /** What happened since the reader's last turn, in the place of the log. */
  readonly recap: ComponentChildren;
  /** Lights up the pieces of some events. */
  readonly onLook: (span: Span | null) => void;
  /** Further controls of this table. */
  readonly children: ComponentChildren;
}

/** The column beside the board (a sheet on a phone): title, everybody's ledger, log. */
export function Beside({
  atHand,
  reader,
  board,
  events,
  words,
  spoken,
  at,
  isOpen,
  onPly,
  onToggle,
  onKeys,
  onSettings,
  onRecap,
  replay,
  recap: since,
  onLook,
  children,
}: BesideProps) {
  const { ui, meta } = atHand;
  // The sheet of the log has no room for both.
  const recap = isOpen ? null : since;
  const [isWhole, setWhole] = useState(false);
  const lines = useMemo(() => spoken.lines.map(({ text }) => text), [spoken]);
  const aside = useRef<HTMLElement>(null);
  useOnGrid(aside, "aside", isOpen || recap !== null ? "" : null);
  return (
    <>
      <button type="button" class={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        {say(isOpen ? "close" : "log")}
      </button>
      {isOpen ? null : (
        <nav class={styles.rules} aria-label={say("rules")}>
          <To path={bookPath(meta, termsOf(reader))}>{say("rules")}</To>
        </nav>
      )}
      <aside ref={aside} class={placeOf(isOpen, recap !== null)}>
        <header class={styles.head}>
          <div class={styles.title}>
            <h2>{meta.title}</h2>
            <button type="button" class={`${styles.word} ${styles.inSheet}`} onClick={onSettings}>
              {say("settings")}
            </button>
            <Languages />
            <ThemeSwitch />
          </div>
          <nav>
            <To path="/">{say("home")}</To>
            <To path={bookPath(meta, termsOf(reader))}>{say("rules")}</To>
            <button type="button" class={styles.word} onClick={openAid}>
              {say("aid")}
            </button>
            <To path={`/about/${meta.id}`}>{say("about")}</To>
            <button type="button" class={`${styles.word} ${styles.keys}`} onClick={onKeys}>
              {say("keyboardHelp")}
            </button>
            <button type="button" class={`${styles.word} ${styles.besideBoard}`} onClick={onSettings}>
              {say("settings")}
            </button>
            {onRecap === null ? null : (
              <button type="button" class={styles.word} data-act="recap" onClick={onRecap}>
                {say("sinceLast")}
              </button>
            )}
            {replay === null ? null : <To path={replay}>{say("replayMatch")}</To>}
          </nav>
          {reader.you === null && at === null ? <p>{say("status-watching")}</p> : null}
          {children}
          <UntilEnd text={ui.untilEnd?.(board.view, reader) ?? ""} />
        </header>
        <AfterPaint isUrgent={isOpen || recap !== null || at !== null}>
          {at === null ? null : (
            <div class={styles.short}>
              <ui.Chips {...board} onSeat={() => setWhole(!isWhole)} />
            </div>
          )}
          <div class={styles.seats} data-whole={isWhole || undefined}>
            <ui.Side {...board} />
          </div>
          {recap ?? <Log {...{ words, reader, events, at, isOpen, onLook, onPly }} />}
        </AfterPaint>
      </aside>
      <Spoken lines={lines} />
    </>
  );
}

/** What ends the match, in a replay as well: a quiet line below the links, where a phone's sheet shows it first. */
const UntilEnd = ({ text }: { readonly text: string }) =>
  text === "" ? null : (
    <p class={styles.end} data-part="until-end">
      {text}
    </p>
  );

/**
 * What lies beside the board follows one frame later, so that a press is seen at once. `isUrgent`: it is what one looks
 * at, a sheet over the board.
 */
function AfterPaint({ isUrgent, children }: { readonly isUrgent: boolean; readonly children: ComponentChildren }) {
  const [painted, paint] = useState(children);
  useEffect(() => paint(children), [children]);
  return <>{isUrgent ? children : painted}</>;
}

/** On a phone the column is a sheet; what happened alone takes its lower part. */
function placeOf(isOpen: boolean, isTold: boolean): string {
  if (isOpen) return `${styles.beside} ${styles.open}`;
  return isTold ? `${styles.beside} ${styles.told}` : (styles.beside ?? "");
}
