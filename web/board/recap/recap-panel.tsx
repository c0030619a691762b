import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Reader, SeatSign, SpokenOnly, type StoryLine, signed } from "#boardkit";
import type { Seat } from "#engine";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { keepInSight } from "../beside/window.ts";
import styles from "./recap.module.css";

interface RecapPanelProps {
  /** What touched the reader first, then the rest in order of time. */
  readonly lines: readonly StoryLine[];
  readonly reader: Reader;
  /** The line on the board; `null` when the board shows now. */
  readonly shown: StoryLine | null;
  /** Shows the board after the turn of a line. */
  readonly onLine: (line: StoryLine) => void;
  /** Lights up the pieces of a line; `null` when pointer and focus leave it. */
  readonly onLook: (line: StoryLine | null) => void;
  readonly onClose: () => void;
}

/** What happened since the reader's last turn: one line a turn, each of which shows itself on the board. */
export function RecapPanel({ lines, onClose, ...rest }: RecapPanelProps) {
  const yours = lines.filter(({ isAboutYou }) => isAboutYou);
  const others = lines.filter(({ isAboutYou }) => !isAboutYou);
  return (
    <section class={styles.recap} aria-label={say("sinceLast")} data-part="recap">
      <header>
        <h3>{say("sinceLast")}</h3>
        <button type="button" class={page.button} onClick={onClose}>
          {say("close")}
        </button>
      </header>
      <div class={styles.lines}>
        {lines.length === 0 ? <p>{say("nothingSince")}</p> : null}
        <Group {...rest} lines={yours}>
          {say("touchedYou")}
        </Group>
        <Group {...rest} lines={others}>
          {yours.length === 0 ? null : say("otherwise")}
        </Group>
      </div>
    </section>
  );
}

interface GroupProps extends Omit<RecapPanelProps, "onClose"> {
  readonly children: ComponentChildren;
}

function Group({ lines, children, ...rest }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <>
      {children === null ? null : <h4>{children}</h4>}
      <ol>
        {lines.map((line) => (
          <Line key={line.from} line={line} {...rest} />
        ))}
      </ol>
    </>
  );
}

interface LineProps extends Omit<GroupProps, "lines" | "children"> {
  readonly line: StoryLine;
}

/** The line that the board shows is in sight, where not all have room. */
function useInSight(isShown: boolean) {
  const line = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = line;
    if (isShown && current !== null) keepInSight(current, current.closest(`.${styles.lines}`));
  }, [isShown]);
  return line;
}

function Line({ line, reader, shown, onLine, onLook }: LineProps) {
  const { seat, text, points, isAboutYou, turns } = line;
  // What lies between turns has its points in words.
  const earned = (turns === 0 ? [] : points).flatMap((n, each) => (n === 0 ? [] : [{ n, each: each as Seat }]));
  // Beside the points of others, those of the turn's own seat need its sign, too.
  const isAlone = earned.length === 1;
  const isShown = shown?.from === line.from;
  const isLater = shown !== null && line.from > shown.from;
  const classes = [styles.line, isAboutYou ? styles.yours : "", isLater ? styles.later : ""];
  const look = () => onLook(line);
  const leave = () => onLook(null);
  return (
    <li ref={useInSight(isShown)}>
      <button
        type="button"
        class={classes.join(" ").trim()}
        aria-current={isShown ? "step" : undefined}
        onClick={() => onLine(line)}
        {...{ onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave }}
      >
        {seat === null ? <span class={styles.between} /> : <SeatSign seat={seat} />}
        <span class={styles.words}>
          {seat === null ? null : <b>{reader.names[seat]} </b>}
          {text}
        </span>
        {earned.map(({ n, each }) => (
          <span key={each} class={styles.points}>
            {each === seat && isAlone ? null : <SeatSign seat={each} />}
            {each === seat && isAlone ? null : <SpokenOnly>{reader.names[each]} </SpokenOnly>}
            {signed(n)}
          </span>
        ))}
      </button>
    </li>
  );
}
