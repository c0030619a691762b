import { useRef } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import { useOnGrid } from "../on-grid.ts";
import type { Paced } from "./paced.ts";
import styles from "./playback.module.css";
import { nextSpeed, SPEEDS, type Speed } from "./speed.ts";

interface PlaybackProps {
  readonly paced: Paced;
  /** Something is being shown, or held. */
  readonly isPlaying: boolean;
  /** Shows at once what there is now. */
  readonly onNow: () => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** One's own turn has a button at the beginning of the bar: nothing else takes its place. */
  readonly keepsPlace: boolean;
}

export const BACK = "M16 4l-8 6 8 6ZM4 4h3v12H4Z";
export const TURN_BACK = "M10 4L3.500 10l6.500 6ZM17 4l-6.500 6 6.500 6ZM1 4h2v12H1Z";
export const PLAY = "M6 4l9 6-9 6Z";
export const PAUSE = "M5 4h3.500v12H5ZM11.500 4H15v12h-3.500Z";
export const FORWARD = "M4 4l8 6-8 6ZM13 4h3v12h-3Z";
export const TURN_FORWARD = "M3 4l6.500 6L3 16ZM9.500 4l6.500 6-6.500 6ZM16 4h2v12h-2Z";

/** Buttons in the place of the actions while the board shows what has happened. */
export function Playback({ paced, isPlaying, onNow, speed, onSpeed, keepsPlace }: PlaybackProps) {
  const isPaused = paced.isPaused.value;
  const hasBefore = paced.hasBefore.value;
  const waiting = paced.waiting.value;
  const isAtEnd = waiting === 0;
  const box = useRef<HTMLDivElement>(null);
  useOnGrid(box, "playback");
  return (
    <div
      ref={box}
      class={styles.playback}
      data-part="playback"
      data-keeps-place={keepsPlace || undefined}
      role="toolbar"
      aria-label={say("playback")}
    >
      <Button act="turn-back" d={TURN_BACK} isOff={!hasBefore} onPress={paced.turnBack}>
        {say("turnBack")}
      </Button>
      <Button act="back" d={BACK} isOff={!hasBefore} onPress={paced.back}>
        {say("stepBack")}
      </Button>
      <Button
        act="pause"
        d={isPaused ? PLAY : PAUSE}
        isOff={!isPlaying && !paced.mayPause.value}
        onPress={isPaused ? paced.resume : paced.pause}
      >
        {say(isPaused ? "play" : "pause")}
      </Button>
      <Button act="step" d={FORWARD} isOff={isAtEnd} onPress={paced.step}>
        {say("forward")}
      </Button>
      <button type="button" data-act="speed" onClick={() => onSpeed(nextSpeed(speed))}>
        <b>{SPEEDS[speed].sign}</b>
        {say("speed")}
      </button>
      <Button act="to-now" d={TURN_FORWARD} isMain isOff={!isPlaying} count={waiting} onPress={onNow}>
        {say(isPlaying ? "toNow" : "now")}
      </Button>
    </div>
  );
}

interface ButtonProps {
  readonly act: string;
  readonly d: string;
  readonly isOff?: boolean;
  /** The one that leads back to now. */
  readonly isMain?: boolean;
  /** Stands beside the sign: the words have the whole width. */
  readonly count?: number;
  readonly onPress: () => void;
  readonly children: string;
}

export const Button = ({ act, d, isOff = false, isMain = false, count = 0, onPress, children }: ButtonProps) => (
  <button
    type="button"
    class={isMain ? styles.now : undefined}
    data-act={act}
    disabled={isOff}
    aria-label={count === 0 ? undefined : `${children} (${count})`}
    onClick={onPress}
  >
    {count === 0 ? (
      <Sign d={d} />
    ) : (
      <span class={styles.counted}>
        <Sign d={d} />
        {count}
      </span>
    )}
    {children}
  </button>
);

const Sign = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} fill="currentColor" />
  </svg>
);
