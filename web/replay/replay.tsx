import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BotSeats, type Reader, rankingOf, SeatSign } from "#boardkit";
import { type AnyGame, type MatchRecord, SEATS_OF, type Seat } from "#engine";
import type { TableView } from "#protocol";
import { loadRecord } from "../api.ts";
import { usePageTitle } from "../arrival.ts";
import { Grid, MatchBoard } from "../board/board.tsx";
import { HelpCards } from "../board/card/help-card.tsx";
import { useReader } from "../board/reader.ts";
import { openRecorded } from "../board/recorded.ts";
import { SPEEDS } from "../board/speed.ts";
import { PlayOn } from "../branch/play-on.tsx";
import { Chart } from "../end/chart.tsx";
import { type Course, courseOf } from "../end/course.ts";
import { largestSwings, type Swing } from "../end/swings.ts";
import { goneThrough } from "../end/worker/gone-through.ts";
import type { WholeMatch } from "../end/worker/whole-match.ts";
import type { AtHand } from "../games.ts";
import { say } from "../i18n/language.ts";
import { KeyList } from "../match/keys/key-list.tsx";
import { speed } from "../match/settings/kept.ts";
import { Settings } from "../match/settings/settings.tsx";
import { pathOf } from "../routes.ts";
import { recordBlob, saveFile } from "../save-file.ts";
import { botsAt } from "../seat-names.ts";
import page from "../styles/page.module.css";
import { CopyLink } from "../widgets/copy-link.tsx";
import { To } from "../widgets/to.tsx";
import { type ReplayPlace, replayPath } from "./address.ts";
import { Controls } from "./controls.tsx";
import { NO_TURN } from "./no-turn.ts";
import { openPlayer, type Player } from "./player.ts";
import styles from "./replay.module.css";
import { stepsOf, useStepKeys } from "./steps.ts";

export interface ReplayProps {
  readonly table: TableView;
  readonly atHand: AtHand;
  readonly record: MatchRecord;
  readonly place: ReplayPlace;
}

const travelSpeed = (): number => (speed.now.peek() === "none" ? 0 : SPEEDS[speed.now.peek()].factor);

/** A finished match, gone through on the board of a match from anybody's seat. */
export function Replay(props: ReplayProps) {
  const { atHand, record, place } = props;
  const root = useRef<HTMLDivElement>(null);
  const [as, setAs] = useState<Seat | null>(place.as);
  const [player, setPlayer] = useState<Player | "refused" | null>(null);
  const at = useRef(place.ply);
  useEffect(() => {
    const opened = openFor(atHand.game, record, as);
    if (opened === null) return setPlayer("refused");
    opened.goTo(at.current);
    const made = openPlayer({ recorded: opened, ui: atHand.ui, speed: travelSpeed }, () => root.current);
    const stop = made.ply.subscribe((ply) => {
      at.current = ply;
    });
    setPlayer(made);
    return () => {
      stop();
      made.close();
    };
  }, [atHand.game, atHand.ui, record, as]);
  if (player === "refused") return <p class={page.page}>{say("course-refused")}</p>;
  return (
    <Grid root={root} game={atHand.meta.id}>
      {player === null ? null : <ReplayScreen {...props} {...{ player, as, root }} onAs={setAs} />}
    </Grid>
  );
}

function openFor(game: AnyGame, record: MatchRecord, as: Seat | null) {
  const opened = openRecorded(game, record, as);
  return opened.ok ? opened.value : null;
}

interface ScreenProps extends ReplayProps {
  readonly player: Player;
  readonly as: Seat | null;
  readonly root: { readonly current: HTMLDivElement | null };
  readonly onAs: (as: Seat | null) => void;
}

function ReplayScreen(props: ScreenProps) {
  const { table, atHand, place, player, as, root } = props;
  const reader = useReader(table, as, atHand);
  const told = useTold(goneThrough(table.id), atHand, reader);
  const steps = stepsOf(player, told?.course.turns.map(({ ply }) => ply) ?? []);
  useStepKeys(steps);
  const ply = player.ply.value;
  const length = player.recorded.length.value;
  useAddress(table.id, { ply, as });
  usePageTitle(`${say("replayMatch")} · ${atHand.meta.title}`);
  const keys = useRef<HTMLDialogElement>(null);
  const settings = useRef<HTMLDialogElement>(null);
  const moment = player.recorded.match.value;
  const position = say("status-replay", { k: ply, n: length });
  const isBeyond = place.ply > length;
  return (
    <BotSeats.Provider value={botsAt(table)}>
      <MatchBoard
        {...{ source: player.recorded, overlay: NO_TURN, stage: player.stage, atHand, reader, moment }}
        status={position}
        isBehind={ply > 0 && ply < length}
        alert={isBeyond && ply === length ? say("replay-beyond", { k: place.ply, n: length }) : null}
        note={position}
        incidents={[]}
        recap={null}
        actions={<Controls steps={steps} />}
        onKeys={() => keys.current?.showModal()}
        onRecap={null}
        onSettings={() => settings.current?.showModal()}
      >
        <Around {...props} {...{ reader, told, ply }} />
      </MatchBoard>
      <KeyList dialog={keys} />
      <Settings dialog={settings} />
      <HelpCards {...{ root, view: moment.view, ui: atHand.ui, reader, overlay: NO_TURN }} />
    </BotSeats.Provider>
  );
}

interface Told {
  readonly course: Course;
  readonly swings: readonly Swing[];
  readonly ranking: readonly Seat[];
}

/** The turns of the match, once they have been worked out. */
function useTold(whole: WholeMatch | "refused" | null, { ui }: AtHand, reader: Reader): Told | null {
  return useMemo(() => {
    if (whole === null || whole === "refused") return null;
    const lines = ui.turnLines(
      whole.events.map(({ event }) => event),
      whole.view,
      reader,
    );
    const course = courseOf(whole, lines);
    return { course, swings: largestSwings(course, whole), ranking: rankingOf(whole.standings) };
  }, [whole, ui, reader]);
}

/** Keeps the place in the address, so that it can be shared, and a reload stays there. */
function useAddress(table: string, { ply, as }: ReplayPlace): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, "", replayPath(table, { ply, as })), 200);
    return () => clearTimeout(timer);
  }, [table, ply, as]);
}

interface AroundProps extends ScreenProps {
  readonly reader: Reader;
  readonly told: Told | null;
  readonly ply: number;
}

/** The course of the match as a time line, whose eyes see it, and what can be done from here. */
function Around(props: AroundProps) {
  const { table, record, player, as, reader, told, ply } = props;
  const turns = told?.course.turns ?? [];
  const length = player.recorded.length.value;
  const bots = new Set(botsAt(table).keys());
  const over = turns.filter((_, i) => (turns[i + 1]?.ply ?? length) <= ply).length;
  const at = ply >= length ? turns.length + 1 : over;
  const goToTurn = (n: number): void => player.goTo(n > turns.length ? length : (turns[n]?.ply ?? length));
  return (
    <div class={styles.around} data-part="replay">
      {told === null ? null : <Chart {...told} {...{ reader, at }} onAt={goToTurn} />}
      <SeenBy {...props} />
      {ply >= length ? null : (
        <PlayOn
          {...{ ply, reader, bots, path: replayPath(table.id, { ply, as }) }}
          place={say("status-replay", { k: ply, n: length })}
          record={() => loadRecord(table.id)}
        />
      )}
      <CopyLink path={replayPath(table.id, { ply, as })} isMain={false} />
      <p class={styles.ways}>
        <button
          type="button"
          class={page.button}
          onClick={() => saveFile(`${table.game}-${table.id}.json`, recordBlob(record))}
        >
          {say("saveRecord")}
        </button>
        <To path={pathOf(table.id)} class={page.button}>
          {say("backToTable")}
        </To>
      </p>
    </div>
  );
}

function SeenBy({ table, as, onAs, reader }: AroundProps) {
  const eyes = [null, ...SEATS_OF[table.seats.length as 2]];
  return (
    <fieldset class={styles.eyes}>
      <legend>{say("seenBy")}</legend>
      {eyes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === as}
          data-eyes={each ?? "public"}
          onClick={() => onAs(each)}
        >
          {each === null ? say("thePublic") : reader.names[each]}
          {each === null ? null : <SeatSign seat={each} />}
        </button>
      ))}
    </fieldset>
  );
}
