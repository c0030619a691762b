import { Component } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type LogLine, type Reader, SeatSign, signed } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";
import { type Chapter, chaptersOf, type InWords } from "./in-words.ts";
import { NO_EVENT } from "./incidents.ts";
import styles from "./log.module.css";

interface LogProps {
  readonly words: InWords;
  readonly reader: Reader;
  /** The events that have been committed; what words later ones is tentative. */
  readonly events: readonly ToldEvent[];
  /** On a phone the log lies in a sheet, which may be closed. */
  readonly isOpen: boolean;
}

/** What happened, turn by turn, the newest last and in sight; a press on a turn opens its events. `Spoken` reads them out. */
export function Log({ words, reader, events, isOpen }: LogProps) {
  const chapters = chaptersOf(words);
  const box = useNewestInSight(words.lines.length, isOpen);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number): void => {
    const others = new Set(unfolded);
    setUnfolded(others.delete(at) ? others : others.add(at));
  };
  return (
    <section class={styles.log} aria-label={say("log")}>
      <h3>{say("log")}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={box} role="log" aria-live="off" tabIndex={0}>
        <ol>
          {chapters.map((chapter, at) => (
            <Turn key={at} {...{ chapter, reader, events }} isUnfolded={unfolded.has(at)} onToggle={() => toggle(at)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Distance in pixels from the end within which the box counts as scrolled to its end. */
const NEAR = 24;

/**
 * Scrolls to the end with every line, and when the sheet opens; also when the box shrinks, unless the reader has
 * scrolled up.
 */
function useNewestInSight(length: number, isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    let isAtEnd = true;
    const look = (): void => {
      isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) box.scrollTo({ top: box.scrollHeight });
    });
    box.addEventListener("scroll", look, { passive: true });
    observer.observe(box);
    return () => {
      box.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls, and the sheet that opens.
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [length, isOpen]);
  return ref;
}

interface TurnProps {
  readonly chapter: Chapter;
  readonly reader: Reader;
  readonly events: readonly ToldEvent[];
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

/** Rendered again only when what it shows has changed: a long match has hundreds of turns. */
class Turn extends Component<TurnProps> {
  override shouldComponentUpdate(next: TurnProps): boolean {
    return next.isUnfolded !== this.props.isUnfolded || stampOf(next) !== stampOf(this.props);
  }

  override render({ chapter, reader, events, isUnfolded, onToggle }: TurnProps) {
    const { turn, lines } = chapter;
    const shown = isUnfolded || turn === null ? lines : lines.filter(isNote);
    return (
      <li class={isUnfolded ? styles.unfolded : undefined}>
        {turn === null ? null : (
          <button
            type="button"
            class={turn.event >= events.length ? `${styles.turn} ${styles.tentative}` : styles.turn}
            aria-expanded={isUnfolded}
            onClick={onToggle}
          >
            <Summary {...{ chapter, turn, reader }} />
          </button>
        )}
        {shown.length > 0 ? (
          <ol>
            {shown.map((line, at) => (
              <Line key={at} {...{ line, events }} />
            ))}
          </ol>
        ) : null}
      </li>
    );
  }
}

/** What happened beside the rules is seen without unfolding the turn it happened in. */
const isNote = ({ event }: LogLine): boolean => event === NO_EVENT;

/** All that a turn shows. */
const stampOf = ({ chapter: { turn, lines }, reader, events }: TurnProps): string =>
  [
    turn?.text,
    turn?.brought,
    lines.length,
    lines.at(-1)?.text,
    (turn?.event ?? 0) < events.length,
    reader.names,
  ].join();

interface SummaryProps {
  readonly chapter: Chapter;
  readonly turn: NonNullable<Chapter["turn"]>;
  readonly reader: Reader;
}

/** Number, seat, what it was and brought, and its points. */
function Summary({ chapter: { n }, turn, reader }: SummaryProps) {
  const { seat, text, brought } = turn;
  const earned = turn.points.flatMap((points, each) => (points === 0 ? [] : [{ points, each: each as Seat }]));
  return (
    <>
      {seat === null ? <span class={styles.between} /> : <SeatSign seat={seat} />}
      <span class={styles.words}>
        {seat === null ? null : (
          <>
            <small>{n}</small> <b>{reader.names[seat]}</b>{" "}
          </>
        )}
        {text}
        {brought === "" ? null : <span class={styles.brought}>: {brought}</span>}
      </span>
      {earned.map(({ points, each }) => (
        <span key={each} class={styles.points}>
          {each === seat ? null : <SeatSign seat={each} />}
          {signed(points)}
        </span>
      ))}
    </>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly events: readonly ToldEvent[];
}

/** One event of a turn. */
function Line({ line: { text, seat, kind, event }, events }: LineProps) {
  const classes = [kind === "heading" ? styles.heading : "", event >= events.length ? styles.tentative : ""];
  return (
    <li class={classes.join(" ").trim()}>
      {seat === null || kind === "heading" ? null : <SeatSign seat={seat} />}
      <span>{events[event]?.auto === true ? say("automatic-mark", { line: text }) : text}</span>
    </li>
  );
}
