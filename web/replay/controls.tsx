import styles from "../board/playback.module.css";
import { BACK, Button, FORWARD, PAUSE, PLAY, TURN_BACK, TURN_FORWARD } from "../board/playback.tsx";
import { nextSpeed, SPEEDS } from "../board/speed.ts";
import { say } from "../i18n/language.ts";
import { speed } from "../match/settings/kept.ts";
import type { Steps } from "./steps.ts";

/** Buttons that move through the match. */
export function Controls({ steps }: { readonly steps: Steps }) {
  const { player, isAtStart, isAtEnd } = steps;
  const isPlaying = player.isPlaying.value;
  const now = speed.now.value;
  return (
    <div class={styles.playback} role="toolbar" aria-label={say("replayMatch")}>
      <Button act="turn-back" d={TURN_BACK} isOff={isAtStart} onPress={steps.turnBack}>
        {say("turnBack")}
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
      <Button act="turn-forward" d={TURN_FORWARD} isOff={isAtEnd} onPress={steps.turnForward}>
        {say("turnForward")}
      </Button>
      <button type="button" data-act="speed" onClick={() => speed.choose(nextSpeed(now))}>
        <b>{SPEEDS[now].sign}</b>
        {say("speed")}
      </button>
    </div>
  );
}
