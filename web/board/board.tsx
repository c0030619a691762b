import type { ComponentChildren, Ref } from "preact";
import { useRef } from "preact/hooks";
import { FINAL_NOTE, keepFocus, type StoryLine } from "#boardkit";
import type { Incident, Rewind, ToldEvent } from "#protocol";
import { say } from "../i18n/language.ts";
import { later } from "../loading/later.tsx";
import { Beside } from "./beside/beside.tsx";
import { useWords } from "./beside/in-words.ts";
import { useSheet } from "./beside/sheet.ts";
import styles from "./board.module.css";
import { Headline } from "./headline/headline.tsx";
import { Hint } from "./headline/hint.tsx";
import { isHeard, latestIn, newsIn, pastName, restOf, statusIn, type Undoable } from "./headline/latest.ts";
import { stopStray } from "./pointing/double-click.ts";
import type { Moment } from "./source.ts";
import { hasArrived, NOTHING_AHEAD, type Shown, shownOf, useBoard } from "./use-board.ts";

/** Most moments have no story to tell. */
const RecapPanel = later("recap", async () => (await import("./recap/recap-panel.tsx")).RecapPanel);
const Thread = later("thread", async () => (await import("./recap/thread.tsx")).Thread);

interface MatchBoardProps extends Shown {
  readonly moment: Moment;
  /** The headline, instead of the status sentence. */
  readonly status: string | null;
  /** The moments are behind the match: what the others did is being shown. */
  readonly isBehind: boolean;
  /** The last error as a sentence. */
  readonly alert: string | null;
  /** Where the moment stands, instead of what the last turn brought. */
  readonly note?: string | undefined;
  /** What can still be taken back. */
  readonly undoable?: Undoable | null;
  /** What has been begun and will bring, said there as well. */
  readonly begun?: string;
  /** Said below the headline while nothing else is. */
  readonly idle?: string;
  readonly incidents: readonly Incident[];
  readonly rewinds?: readonly Rewind[] | undefined;
  /** What happened since the reader's last entry, while it is open. */
  readonly recap: Recapped | null;
  /** A part that is shown as if it were under the pointer, while none is. */
  readonly pointed?: string | null;
  /** In the place of the log. */
  readonly panel?: ComponentChildren;
  /** Under the status sentence. */
  readonly under?: ComponentChildren;
  /** What has happened in all, while the board shows a position out of it. */
  readonly past: Past | null;
  /** Shows the position after so many entries; `null` where there is no going back. */
  readonly onPly: ((ply: number) => void) | null;
  /** Below the board; left out where there is nothing. */
  readonly below?: ComponentChildren;
  /** Buttons for moves that have no place on the board. */
  readonly actions: ComponentChildren;
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  readonly onRecap: (() => void) | null;
  /** The address of the match's replay; `null` where it is one, or has none. */
  readonly replay: string | null;
  /** Other controls of this table, beside the board. */
  readonly children: ComponentChildren;
}

/** The story as it is shown. */
interface Recapped {
  readonly lines: readonly StoryLine[];
  /** The line that the board shows now. */
  readonly shown: StoryLine | null;
  readonly onLine: (line: StoryLine) => void;
  readonly onClose: () => void;
}

interface Past {
  readonly events: readonly ToldEvent[];
  readonly view: unknown;
  /** What is spoken: the way to the place on the board, or what comes to the match meanwhile. */
  readonly spoken: "place" | "match";
}

interface GridProps {
  readonly root: Ref<HTMLDivElement>;
  readonly game: string;
  readonly children: ComponentChildren;
}

/** The grid of a match. Anchors are searched inside it. */
export function Grid({ root, game, children }: GridProps) {
  return (
    <div class={styles.match} ref={root} data-game={game} onClickCapture={stopStray} onMouseDownCapture={keepFocus}>
      {children}
    </div>
  );
}

/**
 * The match screen: status, the game's own board, everybody's ledger and the log. Knows neither game nor turn nor
 * server.
 */
export function MatchBoard({
  moment,
  status,
  isBehind,
  alert,
  note,
  undoable = null,
  begun = "",
  idle = "",
  incidents,
  rewinds,
  recap,
  panel = null,
  pointed = null,
  under,
  past,
  onPly,
  below,
  actions,
  children,
  ...shown
}: MatchBoardProps) {
  const { source, overlay, atHand, reader, onRecap } = shown;
  const { ui } = atHand;
  const { isOpen, toggle, close, openAt } = useSheet();
  if (onRecap !== null) RecapPanel.load();
  const tellSince = (): void => {
    close();
    onRecap?.();
  };
  const { view, ahead } = shownOf(overlay, moment);
  const words = useWords(ui, reader, { events: source.events.value, ahead, incidents, rewinds, view });
  const all = useWords(ui, reader, past === null ? NOTHING : { ...past, ahead: NOTHING_AHEAD, incidents, rewinds });
  const seen = useBoard({ ...shown, pointed }, moment, past === null ? null : words);
  const { board, still } = seen;
  const asked = overlay.question.value;
  const told = recap?.shown ?? null;
  const isNoted = past !== null || note !== undefined;
  const { last, done, since, isOlder } = latestIn(words, told, { moment, isNoted, shown }, reader);
  const heard = told !== null || past !== null || isHeard(source, moment) ? done : null;
  const isPast = isBehind && heard !== null;
  const isSeen = isNoted || hasArrived(shown, moment);
  // What others do is named while its pieces are on their way, too.
  const named = isBehind || !isSeen ? heard : null;
  const headline = named === null ? (status ?? statusIn(shown, moment)) : pastName(words, named, { past, reader });
  return (
    <>
      <main class={styles.main}>
        <div class={styles.bar}>
          <header class={styles.status}>
            <Headline {...useWhenArrived(named !== null || isSeen, { text: headline, isPast: named !== null })} />
            <div class={styles.chain} data-part="chain">
              {recap === null || told === null ? ui.Chain && <ui.Chain {...still} /> : <Thread {...recap} />}
            </div>
            <Hint
              {...{ ui, reader, alert }}
              preview={note !== undefined && seen.preview === overlay.ofButton.value ? null : seen.preview}
              asked={seen.preview?.move === asked?.move ? asked : null}
              {...restOf(shown, seen.asked, note, {
                ...{ undoable, begun, idle, last: isPast ? heard : last, isPast, since, isOlder, view: seen.view },
                ...newsIn(words, shown, { moment, isPast, isSeen, ahead: ahead.length }),
              })}
            />
            {under}
          </header>
          {actions}
        </div>
        <div class={styles.chips} data-part="chips">
          <ui.Chips {...still} onSeat={openAt} />
        </div>
        <ui.Board {...board} />
        {below}
        <p id={FINAL_NOTE} hidden>
          {say("reveals")}
        </p>
      </main>
      <Beside
        {...{ atHand, reader, isOpen, onPly }}
        board={still}
        {...{ onKeys: shown.onKeys, onSettings: shown.onSettings, replay: shown.replay }}
        onRecap={onRecap === null ? null : tellSince}
        words={past === null ? words : all}
        spoken={past?.spoken === "match" ? all : words}
        events={past === null ? source.events.value : past.events}
        at={past === null ? null : source.events.value.length}
        recap={recap === null ? panel : <RecapPanel {...recap} reader={reader} onLook={seen.light} />}
        onLook={seen.light}
        onToggle={toggle}
      >
        {children}
      </Beside>
    </>
  );
}

/** What is said as it was while pieces are on their way: what is said of others follows what is seen. */
function useWhenArrived<T>(isArrived: boolean, said: T): T {
  const shown = useRef(said);
  if (isArrived) shown.current = said;
  return shown.current;
}

const NOTHING = { events: [], ahead: NOTHING_AHEAD, incidents: [], rewinds: undefined, view: null };
