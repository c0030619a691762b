import type { ComponentChildren, Ref } from "preact";
import { useCallback, useState } from "preact/hooks";
import type { BoardProps, GameEvent, Reader } from "#boardkit";
import { SEATS } from "#engine";
import type { Incident } from "#protocol";
import type { AtHand } from "../games.ts";
import { Beside } from "./beside/beside.tsx";
import styles from "./board.module.css";
import { Headline } from "./headline/headline.tsx";
import { Hint } from "./headline/hint.tsx";
import { statusText } from "./headline/status-text.ts";
import type { Overlay } from "./overlay.ts";
import type { Moment, Source } from "./source.ts";
import type { Stage } from "./stage.ts";

/** A match on the screen: where it comes from, what lies over it, how far its pieces have got, and who looks. */
interface Shown {
  readonly source: Source;
  readonly overlay: Overlay;
  readonly stage: Stage;
  readonly atHand: Pick<AtHand, "ui" | "meta">;
  readonly reader: Reader;
}

interface MatchBoardProps extends Shown {
  readonly moment: Moment;
  /** The headline, instead of the status sentence. */
  readonly status: string | null;
  /** The last error as a sentence. */
  readonly alert: string | null;
  readonly incidents: readonly Incident[];
  /** What can be done that has no place on the board. */
  readonly actions: ComponentChildren;
  readonly onKeys: () => void;
  /** Other controls of this table, beside the board. */
  readonly children: ComponentChildren;
}

interface GridProps {
  readonly root: Ref<HTMLDivElement>;
  readonly game: string;
  readonly children: ComponentChildren;
}

/** The grid of a match; anchors are looked for in it. */
export function Grid({ root, game, children }: GridProps) {
  return (
    <div class={styles.match} ref={root} data-game={game}>
      {children}
    </div>
  );
}

/** The match screen: status, the game's own board, everybody's ledger and the log. Knows neither game nor turn nor server. */
export function MatchBoard({ moment, status, alert, incidents, actions, onKeys, children, ...shown }: MatchBoardProps) {
  const { source, overlay, atHand, reader } = shown;
  const { ui } = atHand;
  const [isOpen, setOpen] = useState(false);
  const board = useBoard(shown, moment);
  const { view, toAct, ahead } = shownOf(overlay, moment);
  const deciding = overlay.deciding.value;
  return (
    <>
      <main class={styles.main}>
        <div class={styles.bar}>
          <header class={styles.status}>
            <Headline text={status ?? statusText({ ui, reader, moment, view, toAct, deciding })} />
            {alert === null ? <Underline shown={shown} board={board} /> : <p role="alert">{alert}</p>}
          </header>
          {actions}
        </div>
        <div class={styles.chips}>
          <ui.Chips {...board} onSeat={() => setOpen(true)} />
        </div>
        <ui.Board {...board} />
      </main>
      <Beside
        {...{ atHand, reader, board, isOpen, onKeys }}
        told={{ events: source.events.value, ahead, incidents, view }}
        onToggle={() => setOpen(!isOpen)}
      >
        {children}
      </Beside>
    </>
  );
}

/** What the focused part would bring, else what runs now. */
function Underline({ shown: { overlay, atHand, reader }, board }: { shown: Shown; board: BoardProps<unknown> }) {
  const { ui } = atHand;
  const preview = board.focused === null ? null : overlay.previewAt(board.focused);
  return (
    <Hint ui={ui} reader={reader} preview={preview}>
      {ui.Chain === undefined ? null : <ui.Chain {...board} />}
    </Hint>
  );
}

const NOTHING_AHEAD: readonly GameEvent[] = [];

/** Shown once all pieces have arrived. */
function shownOf({ ahead: { value } }: Overlay, { view, toAct }: Moment) {
  return value === null ? { view, toAct, ahead: NOTHING_AHEAD } : { ...value, ahead: value.events };
}

const NO_TARGETS: ReadonlySet<string> = new Set();

/** The props of the game's pictures; nothing glows while pieces are on their way. */
function useBoard({ overlay, stage, reader }: Shown, moment: Moment): BoardProps<unknown> {
  const [focused, setFocused] = useState<string | null>(null);
  const preview = useCallback((...targets: readonly string[]) => overlay.viewAfter(targets), [overlay]);
  const view = stage.view.value;
  return {
    ...{ ...reader, view, focused, preview },
    legal: view === shownOf(overlay, moment).view ? overlay.legal.value : NO_TARGETS,
    picked: new Set(overlay.picked.value),
    chosen: new Set(SEATS.filter((seat) => moment.chosen[seat] === true)),
    recent: stage.recent.value,
    onTarget: (target) => {
      stage.mover.skip();
      overlay.touch(target);
    },
    onFocus: setFocused,
  };
}
