import { effect } from "@preact/signals";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "#boardkit";
import { type AnyOpenGame, invariant, isSeatCount, SEATS } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { usePageTitle } from "../arrival.ts";
import { Beside } from "../board/beside/beside.tsx";
import { Headline } from "../board/headline/headline.tsx";
import { Hint } from "../board/headline/hint.tsx";
import { statusText } from "../board/headline/status-text.ts";
import { useReader } from "../board/reader.ts";
import { openStage, type Stage } from "../board/stage.ts";
import type { AtHand } from "../games.ts";
import { say } from "../i18n/language.ts";
import type { Followed } from "../live/followed.ts";
import { isBusy } from "../live/updates.ts";
import { Actions } from "../match/actions/actions.tsx";
import { KeyList } from "../match/keys/key-list.tsx";
import { useKeys } from "../match/keys/keys.ts";
import { viewAfter } from "../match/preview.ts";
import { type Turn, takeTurns } from "../match/turn.ts";
import { WhyNot } from "../match/why-not.tsx";
import { refusalText } from "../widgets/refusal.tsx";
import styles from "./match.module.css";

interface MatchProps {
  readonly followed: Followed;
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly atHand: AtHand;
  /** The match is over and has been looked at. */
  readonly onLeave: () => void;
}

const NO_TARGETS: ReadonlySet<string> = new Set();

function openFor({ game, figures }: AtHand, { seats, options }: TableView): AnyOpenGame {
  const count = seats.length;
  invariant(isSeatCount(count, game.meta.seats), `${game.meta.id} is not for ${count}`);
  return game.open(count, options, figures?.content);
}

/** The match: status, board, what is one's own, everybody's ledger and the log. Knows no game. */
export function Match(props: MatchProps) {
  const { followed, table, atHand } = props;
  const root = useRef<HTMLDivElement>(null);
  const [play, setPlay] = useState<{ turn: Turn; stage: Stage } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a table in play and of what is at hand, only words change.
  useEffect(() => {
    const turn = takeTurns(followed, openFor(atHand, table), atHand.ui);
    const stage = openStage(turn, followed, atHand.ui, () => root.current);
    const stop = effect(() => {
      isBusy.value = turn.canUndo.value || turn.isSending.value;
    });
    setPlay({ turn, stage });
    return () => {
      stop();
      isBusy.value = false;
      stage.close();
      turn.close();
    };
  }, [followed, atHand.game]);
  return (
    <div class={styles.match} ref={root} data-game={atHand.meta.id}>
      {play === null ? null : <Scene {...play} {...props} />}
    </div>
  );
}

interface SceneProps extends MatchProps {
  readonly turn: Turn;
  readonly stage: Stage;
}

function Scene({ turn, stage, followed, table, match, atHand, onLeave }: SceneProps) {
  const { ui, meta } = atHand;
  const [focused, setFocused] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const reader = useReader(table, match.seat, atHand);
  const keys = useRef<HTMLDialogElement>(null);
  const showKeys = useCallback(() => keys.current?.showModal(), []);
  useKeys({ turn, ui, stage }, showKeys);
  const preview = useCallback((...targets: readonly string[]) => viewAfter(turn, targets), [turn]);

  const view = stage.view.value;
  const draft = turn.draft.value;
  const isCurrent = view === turn.view.value;
  const isSending = turn.isSending.value;
  const status = statusText({ ui, reader, match, view: turn.view.value, toAct: turn.toAct.value, draft, isSending });
  const isOver = match.standings !== null;
  usePageTitle(draft === null ? `${meta.title} · Fiorino` : `${say("yourTurn")} · ${meta.title}`);

  const board: BoardProps<unknown> = {
    ...reader,
    view,
    legal: isCurrent ? turn.legal.value : NO_TARGETS,
    picked: new Set(turn.picked.value),
    focused,
    chosen: new Set(SEATS.filter((seat) => match.chosen[seat] === true)),
    preview,
    recent: stage.recent.value,
    onTarget: (target) => {
      stage.mover.skip();
      turn.touch(target);
    },
    onFocus: setFocused,
  };
  const refusal = turn.refusal.value;
  return (
    <>
      <main class={styles.main}>
        <div class={styles.bar}>
          <header class={styles.status}>
            <Headline text={status} />
            {refusal === null ? (
              <Hint turn={turn} ui={ui} reader={reader} focused={focused}>
                {ui.Chain === undefined ? null : <ui.Chain {...board} />}
              </Hint>
            ) : (
              <p role="alert">{refusalText(refusal)}</p>
            )}
          </header>
          <Actions turn={turn} ui={ui} reader={reader} match={match} table={table} onOver={isOver ? onLeave : null} />
        </div>
        <div class={styles.chips}>
          <ui.Chips {...board} onSeat={() => setOpen(true)} />
        </div>
        <ui.Board {...board} />
      </main>
      <Beside
        {...{ followed, turn, atHand, reader, board, isOpen }}
        onToggle={() => setOpen(!isOpen)}
        onKeys={showKeys}
      />
      <KeyList dialog={keys} />
      <WhyNot turn={turn} ui={ui} reader={reader} />
    </>
  );
}
