import { say } from "../i18n/language.ts";
import page from "../styles/page.module.css";
import type { Paced } from "./paced.ts";
import styles from "./playback.module.css";

/** Buttons in the place of the actions while the board shows moves of others: pause, one step, to the latest moment. */
export function Playback({ paced }: { readonly paced: Paced }) {
  const isPaused = paced.isPaused.value;
  return (
    <div class={styles.playback} role="toolbar" aria-label={say("playback")}>
      <button type="button" class={page.button} data-act="pause" onClick={isPaused ? paced.resume : paced.pause}>
        <Sign d={isPaused ? "M6 4l9 6-9 6Z" : "M5 4h3.500v12H5ZM11.500 4H15v12h-3.500Z"} />
        {say(isPaused ? "play" : "pause")}
      </button>
      <button type="button" class={page.button} data-act="step" onClick={paced.step}>
        <Sign d="M4 4l8 6-8 6ZM13 4h3v12h-3Z" />
        {say("forward")}
      </button>
      <button type="button" class={page.main} data-act="to-now" onClick={paced.toEnd}>
        <Sign d="M3 4l6.500 6L3 16ZM9.500 4l6.500 6-6.500 6ZM16 4h2v12h-2Z" />
        {say("toNow", { n: paced.waiting.value })}
      </button>
    </div>
  );
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} fill="currentColor" />
  </svg>
);
