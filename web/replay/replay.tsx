import { useEffect, useRef, useState } from "preact/hooks";
import { BotSeats } from "#boardkit";
import type { TableView } from "#protocol";
import { Grid, MatchBoard } from "../board/board.tsx";
import { HelpCards } from "../board/card/help-cards.tsx";
import { NO_TURN } from "../board/no-turn.ts";
import { useReader } from "../board/reader.ts";
import type { Moment } from "../board/source.ts";
import { say } from "../i18n/language.ts";
import type { AtHand } from "../loading/games.ts";
import { KeyList } from "../match/keys/key-list.tsx";
import { Settings } from "../match/settings/settings.tsx";
import { botsAt } from "../table/seat-names.ts";
import { usePageTitle } from "../widgets/frame/arrival.ts";
import { useDialog } from "../widgets/frame/dialog.ts";
import { type ReplayPlace, replayPath } from "./address.ts";
import { Around } from "./controls/around.tsx";
import { Controls } from "./controls/controls.tsx";
import { openPlayer, type Player } from "./controls/player.ts";
import { type Leap, stepsOf, useStepKeys } from "./controls/steps.ts";
import { TimeLine } from "./controls/time-line.tsx";
import { landingsOf, placeIn, useTold } from "./controls/told.ts";
import type { Gone, Seen } from "./sources/gone.ts";
import { openPaged } from "./sources/paged.ts";
import type { Eyes } from "./sources/walked.ts";

export interface ReplayProps {
  readonly table: TableView;
  readonly atHand: AtHand;
  readonly gone: Gone;
  readonly place: ReplayPlace;
}

/** A match gone through on the board of a match, with the eyes of whoever may see it. */
export function Replay(props: ReplayProps) {
  const { atHand, gone, place } = props;
  const root = useRef<HTMLDivElement>(null);
  const [eyes, setEyes] = useState<Eyes>(() => gone.eyes.find((each) => each === place.as) ?? gone.eyes[0] ?? null);
  const [show, setShow] = useState<Pick<ScreenProps, "player" | "seen" | "eyes"> | null>(null);
  const at = useRef(place.ply);
  useEffect(() => {
    let isGone = false;
    let end = (): void => undefined;
    void gone.see(eyes).then((seen) => {
      if (isGone) return;
      const player = openPlayer(openPaged(seen), atHand.ui, () => root.current);
      player.goTo(at.current);
      const stop = player.ply.subscribe((ply) => {
        if (player.paged.match.peek() !== null) at.current = ply;
      });
      end = () => {
        stop();
        player.close();
      };
      setShow({ player, seen, eyes });
    });
    return () => {
      isGone = true;
      end();
    };
  }, [atHand.ui, gone, eyes]);
  const moment = show?.player.paged.match.value ?? null;
  return (
    <Grid root={root} game={atHand.meta.id}>
      {show === null || moment === null ? null : (
        <ReplayScreen {...props} {...show} {...{ root, moment }} onEyes={setEyes} />
      )}
    </Grid>
  );
}

export interface ScreenProps extends ReplayProps {
  readonly player: Player;
  readonly seen: Seen;
  readonly eyes: Eyes;
  readonly moment: Moment;
  readonly root: { readonly current: HTMLDivElement | null };
  readonly onEyes: (eyes: Eyes) => void;
}

function ReplayScreen(props: ScreenProps) {
  const { table, atHand, gone, player, seen, eyes, moment, root } = props;
  const { ply } = moment;
  const { view } = moment;
  const reader = useReader(table, moment.seat, atHand);
  const found = gone.whole();
  const events = seen.events.value;
  const latest = seen.latest.value;
  const told = useTold(atHand, { events, view: latest, reader, whole: found === "refused" ? null : found });
  const [leap, setLeap] = useState<Leap>("turn");
  const steps = stepsOf(player, landingsOf(told, seen.own.value), leap);
  useStepKeys(steps);
  const length = player.paged.length.value;
  useAddress(table.id, { ply, as: eyes });
  usePageTitle(`${say("replayMatch")} · ${atHand.meta.title}`);
  const [keys, showKeys] = useDialog();
  const [settings, showSettings] = useDialog();
  const position = placeIn(told, ply, length);
  // Between beginning and end the headline tells the turn, and the line below it the place.
  const isBehind = ply > 0 && ply < length;
  return (
    <BotSeats.Provider value={botsAt(table)}>
      <MatchBoard
        {...{ source: player.paged, overlay: NO_TURN, stage: player.stage, atHand, reader, moment }}
        status={position}
        isBehind={isBehind}
        alert={alertAt(props, length)}
        note={isBehind ? position : undefined}
        past={{ events, view: latest, spoken: "place" }}
        onPly={player.goTo}
        incidents={table.incidents}
        rewinds={table.rewinds}
        recap={null}
        below={<TimeLine {...{ told, reader, ply, length }} onPly={player.goTo} />}
        actions={<Controls steps={steps} />}
        onKeys={showKeys}
        onRecap={null}
        replay={null}
        onSettings={showSettings}
      >
        <Around {...props} {...{ reader, leap }} onLeap={setLeap} />
      </MatchBoard>
      <KeyList dialog={keys} keys="replay" />
      <Settings dialog={settings} />
      <HelpCards {...{ root, atHand, view, reader, overlay: NO_TURN }} />
    </BotSeats.Provider>
  );
}

/** What is wrong with the place that is asked for. */
function alertAt({ place, moment, player }: ScreenProps, length: number): string | null {
  if (player.paged.isMissing.value) return say("replay-missing");
  return place.ply > length && moment.ply === length ? say("replay-beyond", { k: place.ply, n: length }) : null;
}

/** Keeps the place in the address, so that it can be shared, and a reload stays there. */
function useAddress(table: string, { ply, as }: ReplayPlace): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, "", replayPath(table, { ply, as })), 200);
    return () => clearTimeout(timer);
  }, [table, ply, as]);
}
