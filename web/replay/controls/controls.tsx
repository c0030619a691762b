import { useRef } from "preact/hooks";
import { useOnGrid } from "../../board/on-grid.ts";
import styles from "../../board/pace/playback.module.css";
import { BACK, Button, FORWARD, PAUSE, PLAY, TURN_BACK, TURN_FORWARD } from "../../board/pace/playback.tsx";
import { nextSpeed, SPEEDS } from "../../board/pace/speed.ts";
import { say } from "../../i18n/language.ts";
import { speed } from "../../match/settings/kept.ts";
import type { Steps } from "./steps.ts";

interface ControlsProps {
  readonly steps: Steps;
  /** Leads from the past back to now, with the number of entries that have come since it was left. */
  readonly toNow?: { readonly fresh: number; readonly go: () => void };
}

/** Buttons that move through the match. */
export function Controls({ steps, toNow }: ControlsProps) {
  const { player, leap, isAtStart, isAtEnd } = steps;
  const isPlaying = player.isPlaying.value;
  const box = useRef<HTMLDivElement>(null);
  useOnGrid(box, "playback");
  return (
    <div ref={box} class={styles.playback} data-part="playback" role="toolbar" aria-label={say("replayMatch")}>
      <Button act="turn-back" d={TURN_BACK} isOff={isAtStart} onPress={() => steps.leapBack()}>
        {say(`leapBack.${leap}`)}
      </Button>
      <Button act="back" d={BACK} isOff={isAtStart} onPress={steps.back}>
        {say("stepBack")}
      </Button>
      <Button act="play" d={isPlaying ? PAUSE : PLAY} isOff={isAtEnd} onPress={player.togglePlaying}>
        {say(isPlaying ? "pause" : "play")}
      </Button>
      <Button act="step" d={FORWARD} isOff={isAtEnd} onPress={steps.forward}>
        {say("forward")}
      </Button>
      <Button act="turn-forward" d={TURN_FORWARD} isOff={isAtEnd} onPress={() => steps.leapForward()}>
        {say(`leapForward.${leap}`)}
      </Button>
      {toNow === undefined ? <SpeedButton /> : <NowButton {...toNow} />}
    </div>
  );
}

function SpeedButton() {
  const now = speed.now.value;
  return (
    <button type="button" data-act="speed" onClick={() => speed.choose(nextSpeed(now))}>
      <b>{SPEEDS[now].sign}</b>
      {say("speed")}
    </button>
  );
}

const NowButton = ({ fresh, go }: NonNullable<ControlsProps["toNow"]>) => (
  <Button act="to-now" d={TURN_FORWARD} isMain onPress={go}>
    {fresh === 0 ? say("backToNow") : say("backToNow.fresh", { n: fresh })}
  </Button>
);
