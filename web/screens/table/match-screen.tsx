import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { BotSeats, type Reader, SpokenOnly } from "#boardkit";
import { isToAct, NOBODY } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { beckon } from "../../board/beckon.ts";
import { MatchBoard } from "../../board/board.tsx";
import { NO_TURN } from "../../board/no-turn.ts";
import type { Overlay } from "../../board/overlay.ts";
import type { Paced } from "../../board/pace/paced.ts";
import { useDragging } from "../../board/pointing/dragging.ts";
import { useReader } from "../../board/reader.ts";
import type { Stage } from "../../board/stage.ts";
import { say } from "../../i18n/language.ts";
import { AidDialog } from "../../learn/aid/aid-dialog.tsx";
import { atTable } from "../../learn/book/address.ts";
import { useNoted } from "../../learn/guide/learned/use-noted.ts";
import { HomeSign } from "../../learn/home-sign.tsx";
import type { Followed } from "../../live/followed.ts";
import type { AtHand } from "../../loading/games.ts";
import { later } from "../../loading/later.tsx";
import { Actions } from "../../match/actions.tsx";
import type { Advised } from "../../match/advice/advised.ts";
import { useCalling } from "../../match/calling.ts";
import { canUndo } from "../../match/draft/draft.ts";
import { counted, useElsewhere, useNextTable, waitingElsewhere } from "../../match/next/next-table.ts";
import { type LookingBack, usePast } from "../../match/past/use-past.ts";
import type { Recap } from "../../match/recap/recap.ts";
import { useRecap } from "../../match/recap/use-recap.ts";
import { speed } from "../../match/settings/kept.ts";
import { isAlone } from "../../match/table/alone.ts";
import { useHereNote } from "../../match/table/here-note.ts";
import { useSeatNote } from "../../match/table/seat-note.ts";
import { isStoodIn } from "../../match/table/stood-in.ts";
import type { Turn } from "../../match/turn/take-turns.ts";
import { openNow } from "../../match/turn/words/becomes-final.ts";
import { begunNow } from "../../match/turn/words/begun.ts";
import { turnStatus } from "../../match/turn/words/turn-status.ts";
import { replayPath } from "../../replay/address.ts";
import { useSounds } from "../../sound/use-sounds.ts";
import { Clocks } from "../../table/clocks/clocks.tsx";
import { botsAt } from "../../table/seat-names.ts";
import { refusalText } from "../../widgets/fields/refusal.tsx";
import { usePageTitle } from "../../widgets/frame/arrival.ts";
import { useDialog } from "../../widgets/frame/dialog.ts";
import { GoodMove, Guided } from "./late-parts.tsx";

/** Dialogs, the buttons of a pace, and what hears keys and rests follow the board. */
const Playback = later("playback", async () => (await import("../../board/pace/playback.tsx")).Playback);
const HelpCards = later("help cards", async () => (await import("../../board/card/help-cards.tsx")).HelpCards);
const Keys = later("keys", async () => (await import("../../match/keys/keys.ts")).Keys);
const KeyList = later("key list", async () => (await import("../../match/keys/key-list.tsx")).KeyList);
const Thinking = later("thinking", async () => (await import("../../match/table/thinking.tsx")).Thinking);
const WhyNot = later("why not", async () => (await import("../../match/why-not.tsx")).WhyNot);
/** Few readers have another table that waits. */
const NextOffer = later("next", async () => (await import("../../match/next/next-offer.tsx")).NextOffer);
/** What stands below the log follows the board, too. */
const AboutTable = later("about the table", async () => (await import("../../match/table/about-table.tsx")).AboutTable);
/** Few matches have clocks. */
const Warning = later("warning", async () => (await import("../../table/clocks/warning.tsx")).Warning);
const Settings = later("settings", async () => (await import("../../match/settings/settings.tsx")).Settings);

/** A finger may rest on the board, and a key be pressed, as soon as it stands. */
for (const part of [HelpCards, Keys]) part.load();

export interface MatchProps {
  readonly followed: Followed;
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly atHand: AtHand;
  /** Called when the reader leaves the board after the match. */
  readonly onLeave: () => void;
}

/** The parts that play a match on the screen: one's own turn, the board's pace, and the travelling pieces. */
export interface Play {
  readonly turn: Turn;
  readonly overlay: Overlay;
  readonly stage: Stage;
  readonly paced: Paced;
  readonly recap: Recap;
  readonly advised: Signal<Advised | null>;
}

export interface MatchScreenProps extends MatchProps, Play {
  readonly root: RefObject<HTMLDivElement | null>;
}

export function MatchScreen(props: MatchScreenProps) {
  const { turn, overlay, stage, paced, root, table, match, atHand, followed, recap } = props;
  const { ui, meta } = atHand;
  const reader = useReader(table, match.seat, atHand);
  const [keys, showKeys] = useDialog();
  const [settings, showSettings] = useDialog();
  const told = useRecap({ recap, followed, paced }, ui, reader);
  const back = usePast({ followed, table, atHand, paced, root });
  useCalls(props);
  useDragging(root, overlay);
  // A choice that others' are waited for may be made anew: its question is what there is to do here.
  const next = useNextTable(owes(match) || turn.question.value !== null);
  const { refusal } = turn.state.value;
  const view = turn.ahead.value?.view ?? match.view;
  const isBehind = paced.isBehind.value;
  /** What others did is being shown, or the last of it is on its way. */
  const isPicture = isBehind || stage.isTelling.value;
  const brought = overlay.isBrought.value ? say("brought") : undefined;
  const seatNote = useSeatNote(table);
  const hereNote = useHereNote(table.here);
  const live = {
    ...{
      source: paced,
      overlay,
      stage,
      isBehind,
      past: null,
      recap: told,
      note: scoredNow(props, reader) ?? brought,
      undoable: isPicture ? null : openNow(turn, ui, reader),
      begun: isPicture ? "" : begunNow(turn.state.value, ui, reader),
    },
    ...(isPicture ? null : props.advised.value),
    moment: paced.match.value ?? match,
    status: isBehind ? null : ownStatus(props, reader),
    alert: refusal === null ? (seatNote ?? hereNote) : refusalText(refusal),
    actions: <ActionsNow {...props} {...{ reader, view, next, isRecap: told !== null }} />,
  };
  const shown = shownPast(back, { followed, match, atHand, reader }) ?? live;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are of the reader's language.
  const bots = useMemo(() => botsAt(table), [table, reader.locale]);
  return (
    <BotSeats.Provider value={bots}>
      <Clocks clocks={match.clocks} names={reader.names} seats={table.seats} you={match.seat}>
        <MatchBoard
          {...shown}
          {...{ atHand, reader, incidents: table.incidents, rewinds: table.rewinds }}
          under={
            <>
              <HomeSign />
              {table.here?.isGuided === true && shown === live ? (
                <Guided {...props} {...{ reader, isBehind: isBehind || told !== null }} />
              ) : null}
            </>
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
          <AboutTable table={table} names={reader.names} hasBegun={turn.canUndo.value} />
        </MatchBoard>
      </Clocks>
      <Keys {...{ turn, ui, stage, paced, recap, past: back }} onList={showKeys} onSettings={showSettings} />
      <KeyList dialog={keys} guide={table.here?.isGuided} isAlone={isAlone(table)} />
      <AidDialog {...{ atHand }} at={atTable(table)} />
      <Settings dialog={settings} />
      <SpokenOnly>
        <span role="status">{brought}</span>
      </SpokenOnly>
      <WhyNot {...{ turn, view, ui, meta, reader }} />
      <HelpCards
        {...{ root, atHand, view: shown === live ? view : shown.moment.view, reader }}
        overlay={shown.overlay}
        isTelling={shown === live && isBehind}
      />
    </BotSeats.Provider>
  );
}

/** The scoring that is told of the end, in the words of the log; `undefined` otherwise. */
function scoredNow({ paced, atHand: { ui } }: MatchScreenProps, reader: Reader): string | undefined {
  const moment = paced.match.value;
  const last = paced.events.value.at(-1)?.event;
  if (moment?.toAct !== NOBODY || moment.standings !== null || last === undefined) return undefined;
  const [heading = "", ...lines] = ui.logLines([last], moment.view, reader).map(({ text }) => text);
  return lines.length === 0 ? heading : `${heading}: ${lines.join("; ")}`;
}

/** What calls the reader to the table: title, badge, sounds. */
function useCalls({ turn, paced, stage, table, match, atHand }: MatchScreenProps): void {
  const isShown = paced.waiting.value === 0 && !stage.isTelling.value;
  const isCalled = turn.state.value.draft !== null;
  useTitle(table, isCalled, atHand.meta.title);
  useCalling(isCalled);
  useSounds({
    ply: paced.match.value?.ply ?? 0,
    tentative: turn.ahead.value?.events.length ?? 0,
    isToAct: isCalled && isShown,
    isOver: match.standings !== null && isShown,
  });
  useNoted(table, match.seat !== null);
}

interface ActionsNowProps extends MatchScreenProps {
  readonly reader: Reader;
  readonly view: unknown;
  readonly next: ReturnType<typeof useNextTable>;
  readonly isRecap: boolean;
}

/** The reader has begun nothing. */
function isUntouched({ state, question, picked }: Turn): boolean {
  const { draft } = state.value;
  return question.value === null && picked.value.length === 0 && (draft === null || !canUndo(draft));
}

/**
 * What the reader may do now; while the others' turns are shown, what leads through them, from the first piece on until
 * the last one has arrived and could be held.
 */
function ActionsNow({ reader, view, next, isRecap, ...props }: ActionsNowProps) {
  const { turn, paced, stage, table, match, atHand, onLeave } = props;
  const isTelling = stage.isTelling.value;
  const wasPlaying = useRef(false);
  // What follows one's own move by itself has no bar.
  const isPlaying =
    paced.isBehind.value || (paced.isFresh.value && isUntouched(turn)) || (isTelling && wasPlaying.current);
  wasPlaying.current = isPlaying;
  // A story of a finished match leaves, once told, what follows the match: each of its lines leads back into it.
  const isLookedBack = isRecap && turn.state.value.draft === null && match.standings === null;
  const onOver = match.standings === null || isTelling ? null : onLeave;
  Playback.load();
  return (
    <>
      {match.clocks === undefined ? null : <Warning clocks={match.clocks} you={match.seat} />}
      {isPlaying || isLookedBack ? (
        <Playback
          {...{ paced, isPlaying }}
          onNow={() => {
            // What is to be done lies below the story on a phone.
            props.recap.close();
            paced.toEnd();
            stage.mover.skip();
          }}
          speed={speed.now.value}
          onSpeed={speed.choose}
          keepsPlace={isAlone(table)}
        />
      ) : (
        <Actions {...{ turn, ui: atHand.ui, reader, view, table, onOver, isTelling }}>
          <Thinking table={table} match={match} names={reader.names} />
          {isTelling ? null : <GoodMove {...props} reader={reader} />}
          {next.offered === null ? null : <NextOffer next={next} isMain={onOver === null} />}
        </Actions>
      )}
    </>
  );
}

interface Looked extends Pick<MatchScreenProps, "followed" | "match" | "atHand"> {
  readonly reader: Reader;
}

/** A press of the past does nothing but show the way back to now. */
const PAST: Overlay = { ...NO_TURN, touch: () => beckon(document.querySelector("[data-act=to-now]")) };

/** The board of an earlier position; `null` while it shows the match as it goes, and until the position has come. */
function shownPast({ shown, close }: LookingBack, { followed, match, atHand, reader }: Looked) {
  const moment = shown?.past.player.paged.match.value ?? null;
  if (shown === null || moment === null) return null;
  const { past, Bar } = shown;
  const { paged, stage } = past.player;
  const { view } = match;
  return {
    ...{ source: paged, overlay: PAST, stage, moment, isBehind: true, recap: null },
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
function ownStatus({ turn, table, match, atHand: { ui } }: MatchScreenProps, reader: Reader): string | null {
  const isMine = match.seat !== null && isToAct(match.toAct, match.seat);
  return isMine && isStoodIn(table) ? say("status-stood-in") : turnStatus(turn.state.value, match, { ui, reader });
}
