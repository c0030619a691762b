import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { lastOwn } from "#boardkit";
import { Grid } from "../../board/board.tsx";
import type { Overlay } from "../../board/overlay.ts";
import { seenBetween } from "../../board/pace/forced.ts";
import { pacedSource } from "../../board/pace/paced.ts";
import { SPEEDS } from "../../board/pace/speed.ts";
import { openStage, type Stage } from "../../board/stage.ts";
import type { Followed } from "../../live/followed.ts";
import { isBusy } from "../../live/updates.ts";
import { onceCaughtUp } from "../../match/catch-up.ts";
import { type Recap, startRecap } from "../../match/recap/recap.ts";
import { speed } from "../../match/settings/kept.ts";
import { ownMatch } from "../../match/table/stood-in.ts";
import { takeTurns } from "../../match/turn/take-turns.ts";
import { openFor } from "./late-parts.tsx";
import { type MatchProps, MatchScreen, type Play } from "./match-screen.tsx";

/** The match of a table: the board, fed by the live line, and one's own turn over it. Knows no game. */
export function Match(props: MatchProps) {
  const { followed, table, atHand } = props;
  const root = useRef<HTMLDivElement>(null);
  const [play, setPlay] = useState<Play | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: during a match only words of table and game change.
  useEffect(() => {
    const { ui } = atHand;
    const open = openFor(atHand, table);
    const isBehind = (): boolean => paced.isBehind.peek();
    const turn = takeTurns({ ...followed, match: ownMatch(followed) }, { open, ui }, isBehind);
    const between = { plies: seenBetween(ui), look: followed.lookBack };
    const isFlying = (): boolean => stage.mover.isBusy();
    const paced = pacedSource(followed, { isBusy: isFlying, speed: speedFactor, between, ui });
    const overlay = onceCaughtUp(open, turn, paced, () => stage);
    const tempo = { speed: travelSpeed, flightMs: paced.flightMs };
    const unseen = () => unseenFrom(followed);
    const stage: Stage = openStage({ source: paced, ahead: overlay.ahead, ui, tempo, unseen }, () => root.current);
    const recap = startRecap(followed, paced, ui);
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

/** The first entry after the reader's last one; none before they have acted. */
function unseenFrom({ own, table, match }: Followed): number {
  const last = lastOwn(own.peek(), table.peek()?.incidents ?? [], match.peek()?.seat ?? null);
  return last === 0 ? Number.POSITIVE_INFINITY : last;
}

/** Whoever acts does not look back any more. */
const endedByActing = (overlay: Overlay, recap: Recap): Overlay => ({
  ...overlay,
  touch: (target, joins) => {
    overlay.touch(target, joins);
    recap.close();
  },
});

const speedFactor = (): number => SPEEDS[speed.now.peek()].factor;
const travelSpeed = (): number => (speed.now.peek() === "none" ? 0 : speedFactor());
