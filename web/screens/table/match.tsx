import { effect, type Signal, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BotSeats, type Reader } from "#boardkit";
import { type AnyOpenGame, invariant, isSeatCount, isToAct } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { Grid, MatchBoard } from "../../board/board.tsx";
import { HelpCards } from "../../board/card/help-card.tsx";
import { NO_TURN } from "../../board/no-turn.ts";
import type { Overlay } from "../../board/overlay.ts";
import { type Paced, pacedSource } from "../../board/pace/paced.ts";
import { Playback } from "../../board/pace/playback.tsx";
import { SPEEDS } from "../../board/pace/speed.ts";
import { useReader } from "../../board/reader.ts";
import { openStage, type Stage } from "../../board/stage.ts";
import { say } from "../../i18n/language.ts";
import { AidDialog } from "../../learn/aid/aid-dialog.tsx";
import { atTable } from "../../learn/book/address.ts";
import type { Guide } from "../../learn/guide/guide.tsx";
import { useNoted } from "../../learn/guide/learned/use-noted.ts";
import type { Followed } from "../../live/followed.ts";
import { isBusy } from "../../live/updates.ts";
import type { AtHand } from "../../loading/games.ts";
import { guideOf } from "../../loading/learn.ts";
import { loadOnce } from "../../loading/load-once.ts";
import { Actions } from "../../match/actions.tsx";
import type { Advised } from "../../match/advice/advised.ts";
import type { Adviser } from "../../match/advice/adviser.tsx";
import { useCalling } from "../../match/calling.ts";
import { onceCaughtUp } from "../../match/catch-up.ts";
import { KeyList } from "../../match/keys/key-list.tsx";
import { useKeys } from "../../match/keys/keys.ts";
import { NextOffer } from "../../match/next/next-offer.tsx";
import { counted, useElsewhere, useNextTable, waitingElsewhere } from "../../match/next/next-table.ts";
import { type LookingBack, usePast } from "../../match/past/use-past.ts";
import { type Recap, startRecap } from "../../match/recap/recap.ts";
import { useRecap } from "../../match/recap/use-recap.ts";
import { speed } from "../../match/settings/kept.ts";
import { Settings } from "../../match/settings/settings.tsx";
import { isAlone } from "../../match/table/alone.ts";
import { HereNotes, useHereNote } from "../../match/table/here-notes.tsx";
import { People } from "../../match/table/people.tsx";
import { FoldedSeatLink, OthersLinks, useSeatNote } from "../../match/table/seat-link.tsx";
import { isStoodIn, ownMatch } from "../../match/table/stood-in.ts";
import { Thinking } from "../../match/table/thinking.tsx";
import { type Turn, takeTurns } from "../../match/turn/take-turns.ts";
import { turnStatus } from "../../match/turn/turn-status.ts";
import { WhyNot } from "../../match/why-not.tsx";
import { replayPath } from "../../replay/address.ts";
import { useSounds } from "../../sound/use-sounds.ts";
import page from "../../styles/page.module.css";
import { Clocks } from "../../table/clocks/clocks.tsx";
import { paceWords } from "../../table/clocks/time-words.ts";
import { Warning } from "../../table/clocks/warning.tsx";
import { botsAt } from "../../table/seat-names.ts";
import { refusalText } from "../../widgets/fields/refusal.tsx";
import { usePageTitle } from "../../widgets/frame/arrival.ts";

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
    setPlay({ turn, overlay: endedByActing(overlay, recap), stage, paced, recap, advised: signal(null) });
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
  readonly advised: Signal<Advised | null>;
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

function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = useCallback(() => dialog.current?.showModal(), []);
  return [dialog, show] as const;
}

interface MatchScreenProps extends MatchProps, Play {
  readonly root: RefObject<HTMLDivElement | null>;
}

function MatchScreen(props: MatchScreenProps) {
  const { turn, overlay, stage, paced, root, table, match, atHand, followed, recap, onLeave } = props;
  const { ui, meta } = atHand;
  const reader = useReader(table, match.seat, atHand);
  const [keys, showKeys] = useDialog();
  const [settings, showSettings] = useDialog();
  const told = useRecap({ recap, followed, paced }, ui, reader);
  const back = usePast({ followed, table, atHand, paced, root });
  useKeys({ turn, ui, stage, paced, recap, past: back }, showKeys, showSettings);
  const { draft, refusal } = turn.state.value;
  const isCalled = draft !== null;
  useTitle(table, isCalled, meta.title);
  const next = useNextTable(owes(match));
  useCalling(isCalled);
  useSounds({
    ply: paced.match.value?.ply ?? 0,
    tentative: turn.ahead.value?.events.length ?? 0,
    isToAct: isCalled && paced.waiting.value === 0,
    isOver: match.standings !== null,
  });
  const view = turn.ahead.value === null ? match.view : turn.ahead.value.view;
  const isBehind = paced.waiting.value > 0;
  useNoted(table, match.seat !== null);
  const seatNote = useSeatNote(table);
  const hereNote = useHereNote(table.here);
  const onOver = match.standings === null ? null : onLeave;
  const live = {
    ...{ source: paced, overlay, stage, isBehind, past: null, recap: told, note: undefined },
    ...(isBehind ? null : props.advised.value),
    moment: paced.match.value ?? match,
    status: isBehind ? null : ownStatus(props, reader),
    alert: refusal === null ? (seatNote ?? hereNote) : refusalText(refusal),
    actions: (
      <>
        <Warning clocks={match.clocks} you={match.seat} />
        {isBehind || (told !== null && draft === null) ? (
          <Playback paced={paced} speed={speed.now.value} onSpeed={speed.choose} />
        ) : (
          <Actions {...{ turn, ui, reader, view, table, onOver }}>
            <Thinking table={table} match={match} names={reader.names} />
            <GoodMove {...props} reader={reader} />
            <NextOffer next={next} />
          </Actions>
        )}
      </>
    ),
  };
  const shown = shownPast(back, { followed, match, atHand, reader }) ?? live;
  return (
    <BotSeats.Provider value={botsAt(table)}>
      <Clocks clocks={match.clocks} names={reader.names} seats={table.seats} you={match.seat}>
        <MatchBoard
          {...shown}
          {...{ atHand, reader, incidents: table.incidents, rewinds: table.rewinds }}
          under={
            table.here?.isGuided === true && shown === live ? (
              <Guided {...props} {...{ reader, isBehind: isBehind || told !== null }} />
            ) : null
          }
          onPly={back.show}
          onKeys={showKeys}
          replay={replayPath(table.id, { ply: match.ply, as: match.seat })}
          onRecap={() => {
            back.close();
            recap.open();
          }}
          onSettings={showSettings}
        >
          {table.pace === undefined ? null : <p class={page.soft}>{paceWords(table.pace)}</p>}
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
      </Clocks>
      <KeyList dialog={keys} guide={table.here?.isGuided} isAlone={isAlone(table)} />
      <AidDialog {...{ atHand }} at={atTable(table)} />
      <Settings dialog={settings} />
      <WhyNot {...{ turn, view, ui, meta, reader }} />
      <HelpCards
        {...{ root, atHand, view: shown === live ? view : shown.moment.view, reader }}
        overlay={shown.overlay}
      />
    </BotSeats.Provider>
  );
}

/** The guide comes with the first match that it speaks in. */
const guide = signal<typeof Guide | null>(null);

/** So does what works out good moves. */
const adviser = signal<typeof Adviser | null>(null);

function GoodMove({ table, match, recap, advised, ...props }: MatchScreenProps & { readonly reader: Reader }) {
  if (!isAlone(table) || props.turn.state.value.draft === null) return null;
  loadOnce("adviser", async () => {
    adviser.value = (await import("../../match/advice/adviser.tsx")).Adviser;
  });
  const Asking = adviser.value;
  if (Asking === null) return null;
  return <Asking {...props} table={table} ply={match.ply} shown={advised} onAsk={recap.close} />;
}

interface GuidedProps extends MatchScreenProps {
  readonly reader: Reader;
  readonly isBehind: boolean;
}

function Guided({ followed, table, match, atHand, turn, reader, isBehind }: GuidedProps) {
  loadOnce("guide", async () => {
    guide.value = (await import("../../learn/guide/guide.tsx")).Guide;
  });
  const open = useMemo(() => openFor(atHand, table), [atHand, table]);
  const found = guideOf(table.game);
  const Speaking = guide.value;
  if (Speaking === null || found === null || found === undefined) return null;
  return <Speaking {...{ found, open, turn, table, match, atHand, reader, isBehind }} events={followed.events.value} />;
}

interface Looked extends Pick<MatchScreenProps, "followed" | "match" | "atHand"> {
  readonly reader: Reader;
}

/** The board of an earlier position; `null` while it shows the match as it goes, and until the position has come. */
function shownPast({ shown, close }: LookingBack, { followed, match, atHand, reader }: Looked) {
  const moment = shown?.past.player.paged.match.value ?? null;
  if (shown === null || moment === null) return null;
  const { past, Bar } = shown;
  const { paged, stage } = past.player;
  const { view } = match;
  return {
    ...{ source: paged, overlay: NO_TURN, stage, moment, isBehind: true, recap: null },
    status: say("course-start"),
    alert: paged.isMissing.value ? say("replay-missing") : null,
    note: say("looking-back", { k: moment.ply, n: followed.length.value }),
    past: { events: followed.events.value, view, spoken: "match" as const },
    actions: <Bar {...{ past, atHand, reader, view }} onNow={close} />,
  };
}

/** The title of the tab: the reader's turn here, and how many tables wait elsewhere. */
function useTitle({ id }: TableView, isCalled: boolean, game: string): void {
  useElsewhere(id);
  const title = isCalled ? `${say("yourTurn")} · ${game}` : `${game} · Fiorino`;
  usePageTitle(counted(title, waitingElsewhere.value.length));
}

/** Whether the reader's seat is to act, and has not chosen. */
const owes = ({ seat, toAct, waiting }: MatchUpdate): boolean =>
  seat !== null && isToAct(toAct, seat) && waiting === null;

/** The part of the status sentence about the reader; `null` while they have nothing to do with it. */
function ownStatus({ turn, table, match }: MatchScreenProps, reader: Reader): string | null {
  const isMine = match.seat !== null && isToAct(match.toAct, match.seat);
  return isMine && isStoodIn(table) ? say("status-stood-in") : turnStatus(turn.state.value, match, reader);
}
