import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { BotSeats, type Reader } from "#boardkit";
import { type AnyOpenGame, invariant, isSeatCount, isToAct } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { AidDialog } from "../aid/aid-dialog.tsx";
import { usePageTitle } from "../arrival.ts";
import { Grid, MatchBoard } from "../board/board.tsx";
import { HelpCards } from "../board/card/help-card.tsx";
import type { Overlay } from "../board/overlay.ts";
import { type Paced, pacedSource } from "../board/paced.ts";
import { Playback } from "../board/playback.tsx";
import { useReader } from "../board/reader.ts";
import { SPEEDS } from "../board/speed.ts";
import { openStage, type Stage } from "../board/stage.ts";
import { atTable } from "../book/address.ts";
import type { AtHand } from "../games.ts";
import { say } from "../i18n/language.ts";
import type { Followed } from "../live/followed.ts";
import { isBusy } from "../live/updates.ts";
import { Actions } from "../match/actions.tsx";
import { useCalling } from "../match/calling.ts";
import { onceCaughtUp } from "../match/catch-up.ts";
import { KeyList } from "../match/keys/key-list.tsx";
import { useKeys } from "../match/keys/keys.ts";
import { type Recap, startRecap } from "../match/recap/recap.ts";
import { useRecap } from "../match/recap/use-recap.ts";
import { speed } from "../match/settings/kept.ts";
import { Settings } from "../match/settings/settings.tsx";
import { HereNotes, useHereNote } from "../match/table/here-notes.tsx";
import { People } from "../match/table/people.tsx";
import { FoldedSeatLink, OthersLinks, useSeatNote } from "../match/table/seat-link.tsx";
import { isStoodIn, ownMatch } from "../match/table/stood-in.ts";
import { type Turn, takeTurns } from "../match/turn/take-turns.ts";
import { turnStatus } from "../match/turn/turn-status.ts";
import { WhyNot } from "../match/why-not.tsx";
import { botsAt } from "../seat-names.ts";
import { useSounds } from "../sound/use-sounds.ts";
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
  const [play, setPlay] = useState<Play | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: during a match only words of table and game change.
  useEffect(() => {
    const { ui } = atHand;
    const open = openFor(atHand, table);
    const turn = takeTurns({ ...followed, match: ownMatch(followed) }, { open, ui });
    const paced = pacedSource(followed, { isBusy: () => stage.mover.isBusy(), speed: speedFactor });
    const overlay = onceCaughtUp(open, turn, paced);
    const tempo = { speed: travelSpeed, flightMs: paced.flightMs };
    const stage = openStage({ source: paced, ahead: overlay.ahead, ui, tempo }, () => root.current);
    const recap = startRecap(followed, paced);
    const stop = effect(() => {
      const { sending, question } = turn.state.value;
      isBusy.value = turn.canUndo.value || sending !== null || question !== null;
    });
    setPlay({ turn, overlay: endedByActing(overlay, recap), stage, paced, recap });
    return () => {
      stop();
      recap.end();
      isBusy.value = false;
      paced.close();
      stage.close();
      turn.close();
    };
  }, [followed, atHand.game]);
  return (
    <Grid root={root} game={atHand.meta.id}>
      {play === null ? null : <MatchScreen {...play} {...props} root={root} />}
    </Grid>
  );
}

/** The parts that play a match on the screen: one's own turn, the board's pace, and the travelling pieces. */
interface Play {
  readonly turn: Turn;
  readonly overlay: Overlay;
  readonly stage: Stage;
  readonly paced: Paced;
  readonly recap: Recap;
}

/** Whoever acts does not look back any more. */
const endedByActing = (overlay: Overlay, recap: Recap): Overlay => ({
  ...overlay,
  touch: (target) => {
    recap.close();
    overlay.touch(target);
  },
});

const speedFactor = (): number => SPEEDS[speed.now.peek()].factor;
const travelSpeed = (): number => (speed.now.peek() === "none" ? 0 : speedFactor());

interface MatchScreenProps extends MatchProps, Play {
  readonly root: RefObject<HTMLDivElement | null>;
}

function MatchScreen(props: MatchScreenProps) {
  const { turn, overlay, stage, paced, root, table, match, atHand, followed, recap, onLeave } = props;
  const { ui, meta } = atHand;
  const reader = useReader(table, match.seat, atHand);
  const keys = useRef<HTMLDialogElement>(null);
  const settings = useRef<HTMLDialogElement>(null);
  const showKeys = useCallback(() => keys.current?.showModal(), []);
  const told = useRecap({ recap, followed, paced }, ui, reader);
  useKeys({ turn, ui, stage, paced, recap }, showKeys);
  const { draft, refusal } = turn.state.value;
  usePageTitle(draft === null ? `${meta.title} · Fiorino` : `${say("yourTurn")} · ${meta.title}`);
  const isCalled = draft !== null;
  useCalling(isCalled);
  useSounds({
    ply: paced.match.value?.ply ?? 0,
    tentative: turn.ahead.value?.events.length ?? 0,
    isToAct: isCalled && paced.waiting.value === 0,
    isOver: match.standings !== null,
  });
  const view = turn.ahead.value === null ? match.view : turn.ahead.value.view;
  const isBehind = paced.waiting.value > 0;
  const seatNote = useSeatNote(table);
  const hereNote = useHereNote(table.here);
  const playback = <Playback paced={paced} speed={speed.now.value} onSpeed={speed.choose} />;
  const onOver = match.standings === null ? null : onLeave;
  return (
    <BotSeats.Provider value={botsAt(table)}>
      <MatchBoard
        {...{
          source: paced,
          overlay,
          stage,
          atHand,
          reader,
          isBehind,
          incidents: table.incidents,
          rewinds: table.rewinds,
        }}
        moment={paced.match.value ?? match}
        status={isBehind ? null : ownStatus(props, reader)}
        alert={refusal === null ? (seatNote ?? hereNote) : refusalText(refusal)}
        recap={told}
        actions={
          isBehind || (told !== null && draft === null) ? (
            playback
          ) : (
            <Actions {...{ turn, ui, reader, view, table, onOver }} />
          )
        }
        onKeys={showKeys}
        onRecap={recap.open}
        onSettings={() => settings.current?.showModal()}
      >
        {table.here === undefined ? (
          <>
            <FoldedSeatLink table={table} />
            <OthersLinks table={table} names={reader.names} />
            <People table={table} names={reader.names} />
          </>
        ) : (
          <HereNotes table={table} here={table.here} />
        )}
      </MatchBoard>
      <KeyList dialog={keys} />
      <AidDialog {...{ atHand }} at={atTable(table)} />
      <Settings dialog={settings} />
      <WhyNot {...{ turn, view, ui, meta, reader }} />
      <HelpCards {...{ root, view, ui, reader, overlay }} />
    </BotSeats.Provider>
  );
}

/** The part of the status sentence about the reader; `null` while they have nothing to do with it. */
function ownStatus({ turn, table, match }: MatchScreenProps, reader: Reader): string | null {
  const isMine = match.seat !== null && isToAct(match.toAct, match.seat);
  return isMine && isStoodIn(table) ? say("status-stood-in") : turnStatus(turn.state.value, match, reader);
}
