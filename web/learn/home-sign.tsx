import { useRef } from "preact/hooks";
import { useOnGrid } from "../board/on-grid.ts";
import { say } from "../i18n/language.ts";
import { To } from "../widgets/frame/to.tsx";
import styles from "./home-sign.module.css";

/** The way out where there is one column; elsewhere it stands above the log. */
export function HomeSign() {
  const box = useRef<HTMLDivElement>(null);
  useOnGrid(box, "home");
  return (
    <div ref={box} class={styles.head}>
      <HomeLink />
    </div>
  );
}

/** The sign alone, for words that lie over the head. */
export const HomeLink = () => (
  <To path="/" class={styles.home}>
    <svg viewBox="0 0 24 24" role="img" aria-label={say("home")}>
      <path d="M3 11.500 12 4l9 7.500M6 9.500V20h4.500v-6h3v6H18V9.500" />
    </svg>
  </To>
);
