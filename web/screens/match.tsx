import { effect } from "@preact/signals";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type AnyOpenGame, invariant, isSeatCount } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { usePageTitle } from "../arrival.ts";
import { Grid, MatchBoard } from "../board/board.tsx";
import { useReader } from "../board/reader.ts";
import { openStage, type Stage } from "../board/stage.ts";
import type { AtHand } from "../games.ts";
import { say } from "../i18n/language.ts";
import type { Followed } from "../live/followed.ts";
import { isBusy } from "../live/updates.ts";
import { Actions } from "../match/actions.tsx";
import { KeyList } from "../match/keys/key-list.tsx";
import { useKeys } from "../match/keys/keys.ts";
import { SeatLink } from "../match/table/seat-link.tsx";
import { StandIns } from "../match/table/stand-ins.tsx";
import { type Turn, takeTurns } from "../match/turn/take-turns.ts";
import { turnStatus } from "../match/turn/turn-status.ts";
import { WhyNot } from "../match/why-not.tsx";
import { refusalText } from "../widgets/refusal.tsx";

interface MatchProps {
  readonly followed: Followed;
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly atHand: AtHand;
  /** Called when the reader leaves the board after the match. */
  readonly onLeave: () => void;
}

function openFor({ game, figures }: AtHand, { seats, options }: TableView): AnyOpenGame {
  const count = seats.length;
  invariant(isSeatCount(count, game.meta.seats), `${game.meta.id} is not for ${count}`);
  return game.open(count, options, figures?.content);
}

/** The match of a table: the board, fed by the live line, and one's own turn over it. Knows no game. */
export function Match(props: MatchProps) {
  const { followed, table, atHand } = props;
  const root = useRef<HTMLDivElement>(null);
  const [play, setPlay] = useState<{ turn: Turn; stage: Stage } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: during a match only words of table and game change.
  useEffect(() => {
    const { ui } = atHand;
    const turn = takeTurns(followed, { open: openFor(atHand, table), ui });
    const stage = openStage({ source: followed, ahead: turn.ahead, ui }, () => root.current);
    const stop = effect(() => {
      isBusy.value = turn.canUndo.value || turn.state.value.sending !== null;
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
    <Grid root={root} game={atHand.meta.id}>
      {play === null ? null : <Scene {...play} {...props} />}
    </Grid>
  );
}

interface SceneProps extends MatchProps {
  readonly turn: Turn;
  readonly stage: Stage;
}

function Scene({ turn, stage, followed, table, match, atHand, onLeave }: SceneProps) {
  const { ui, meta } = atHand;
  const reader = useReader(table, match.seat, atHand);
  const keys = useRef<HTMLDialogElement>(null);
  const showKeys = useCallback(() => keys.current?.showModal(), []);
  useKeys({ turn, ui, stage }, showKeys);
  const { draft, refusal } = turn.state.value;
  usePageTitle(draft === null ? `${meta.title} · Fiorino` : `${say("yourTurn")} · ${meta.title}`);
  const view = turn.ahead.value === null ? match.view : turn.ahead.value.view;
  const onOver = match.standings === null ? null : onLeave;
  return (
    <>
      <MatchBoard
        {...{ source: followed, overlay: turn, stage, atHand, reader, moment: match, incidents: table.incidents }}
        status={turnStatus(turn.state.value, match, reader)}
        alert={refusal === null ? null : refusalText(refusal)}
        actions={<Actions {...{ turn, ui, reader, view, table, onOver }} />}
        onKeys={showKeys}
      >
        <SeatLink seatLink={table.seatLink} />
        <StandIns table={table} names={reader.names} />
      </MatchBoard>
      <KeyList dialog={keys} />
      <WhyNot {...{ turn, view, ui, reader }} />
    </>
  );
}
