import { Component, createRef } from "preact";
import { useMemo, useState } from "preact/hooks";
import { type LogLine, type Reader, SeatSign, signed } from "#boardkit";
import { SEATS, type Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";
import { type Chapter, chaptersOf, type InWords, jointBefore, type Placed, type Span, withEnds } from "./in-words.ts";
import { NO_EVENT } from "./incidents.ts";
import styles from "./log.module.css";
import { keepInSight, useWindow } from "./window.ts";

interface LogProps {
  readonly words: InWords;
  readonly reader: Reader;
  /** The events that have been committed; what words later ones is tentative. */
  readonly events: readonly ToldEvent[];
  /** How many of the events the board shows, when it shows a position of the past; `null`: all of them. */
  readonly at: number | null;
  /** On a phone the log lies in a sheet, which may be closed. */
  readonly isOpen: boolean;
  /** Lights up the pieces of some events; `null` when pointer and focus leave them. */
  readonly onLook: (span: Span | null) => void;
  /** Shows the position after so many entries. */
  readonly onPly: ((ply: number) => void) | null;
}

/** So many entries, the last ones, may still get longer: turns that go on, and those since the reader's. */
const MOST_GROWING = 8;

/**
 * What happened, turn by turn, the newest last and in sight: pointer and focus light up the pieces of a turn, a press
 * shows its events and the board after it. `Spoken` reads them out.
 */
export function Log({ words, reader, events, at, isOpen, onLook, onPly }: LogProps) {
  const [whose, setWhose] = useState<Seat | null>(null);
  const chapters = useMemo(() => withEnds(chaptersOf(words)), [words]);
  const chosen = whose === null ? chapters : chapters.filter(({ turn }) => turn?.seat === whose);
  const focus = at === null ? null : chosen.findLastIndex(({ turn }) => turn !== null && turn.event < at);
  const own = chapters.slice(0, -1).findLast(({ turn }) => turn !== null && turn.seat === reader.you)?.at;
  const newest = [own, ...chosen.slice(-MOST_GROWING).map(({ turn }) => turn?.brought)].join();
  const { box, shown } = useWindow(chosen, { isOpen, newest, focus: focus === -1 ? 0 : focus });
  const current = focus === null ? chosen.at(-1) : chosen[focus];
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number): void => {
    const others = new Set(unfolded);
    setUnfolded(others.delete(at) ? others : others.add(at));
  };
  const press = ({ at: place, turn, end }: Placed): void => {
    const isShown = place === current?.at || (turn?.event ?? 0) >= events.length;
    const last = events[Math.min(end, events.length) - 1];
    if (isShown || onPly === null || last === undefined) toggle(place);
    else {
      setUnfolded(new Set([place]));
      onPly(last.ply + 1);
    }
  };
  return (
    <section class={styles.log} data-part="log" aria-label={say("log")}>
      <header>
        <h3>{say("log")}</h3>
        <WhoseTurns reader={reader} whose={whose} onPick={setWhose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={box} role="log" aria-live="off" tabIndex={0}>
        <ol>
          {shown.map((chapter) => (
            <Turn
              key={chapter.at}
              {...{ chapter, reader, events, onLook }}
              isShown={at !== null && chapter.at === current?.at}
              isLater={at !== null && (chapter.turn?.event ?? 0) >= at}
              isFresh={own !== undefined && chapter.at >= own}
              isUnfolded={unfolded.has(chapter.at)}
              onPress={() => press(chapter)}
              onToggle={() => toggle(chapter.at)}
            />
          ))}
        </ol>
        {chosen.length > 0 || whose === null ? null : (
          <p class={styles.none}>{say("log.none", { name: reader.names[whose] ?? "" })}</p>
        )}
      </div>
    </section>
  );
}

interface WhoseTurnsProps {
  readonly reader: Reader;
  readonly whose: Seat | null;
  readonly onPick: (seat: Seat | null) => void;
}

/** Everybody's turns, or those of one seat. */
function WhoseTurns({ reader, whose, onPick }: WhoseTurnsProps) {
  return (
    <fieldset class={styles.whose} aria-label={say("whoseTurns")}>
      <button type="button" aria-current={whose === null ? "true" : undefined} onClick={() => onPick(null)}>
        {say("everybody")}
      </button>
      {SEATS.slice(0, reader.names.length).map((seat) => (
        <button
          key={seat}
          type="button"
          aria-current={whose === seat ? "true" : undefined}
          aria-label={reader.names[seat]}
          title={reader.names[seat]}
          onClick={() => onPick(seat)}
        >
          <SeatSign seat={seat} />
        </button>
      ))}
    </fieldset>
  );
}

interface TurnProps extends Pick<LogProps, "onLook"> {
  readonly chapter: Placed;
  readonly reader: Reader;
  readonly events: readonly ToldEvent[];
  /** The board shows the position after it, or one within it. */
  readonly isShown: boolean;
  /** It comes after the position on the board. */
  readonly isLater: boolean;
  /** It is the reader's last turn but the one that goes on, or came after it: all of its summary is shown. */
  readonly isFresh: boolean;
  readonly isUnfolded: boolean;
  readonly onPress: () => void;
  readonly onToggle: () => void;
}

/** Rendered again only when what it shows has changed: a long match has hundreds of turns. */
class Turn extends Component<TurnProps> {
  override shouldComponentUpdate(next: TurnProps): boolean {
    return stampOf(next) !== stampOf(this.props);
  }

  readonly #entry = createRef<HTMLLIElement>();

  override componentDidUpdate(before: TurnProps): void {
    if (this.props.isUnfolded && !before.isUnfolded && this.#entry.current !== null) keepInSight(this.#entry.current);
  }

  override render({
    chapter,
    reader,
    events,
    isShown,
    isLater,
    isFresh,
    isUnfolded,
    onPress,
    onToggle,
    onLook,
  }: TurnProps) {
    const { turn, lines, end } = chapter;
    const look = () => onLook({ from: turn?.event ?? 0, end });
    const leave = () => onLook(null);
    const shown = isUnfolded || turn === null ? lines : lines.filter(isNote);
    return (
      <li ref={this.#entry} class={isUnfolded ? styles.unfolded : undefined} data-later={isLater || undefined}>
        {turn === null ? null : (
          <div
            class={turn.event >= events.length ? `${styles.row} ${styles.tentative}` : styles.row}
            data-fresh={isFresh || undefined}
            data-shown={isShown || undefined}
          >
            <button
              type="button"
              class={styles.turn}
              aria-current={isShown ? "step" : undefined}
              onClick={onPress}
              {...{ onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave }}
            >
              <Summary {...{ chapter, turn, reader }} />
            </button>
            <button
              type="button"
              class={styles.unfold}
              aria-expanded={isUnfolded}
              aria-label={say("eventsOf", { n: chapter.n })}
              onClick={onToggle}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M7 5l6 5-6 5" fill="none" stroke="currentColor" stroke-width="1.800" />
              </svg>
            </button>
          </div>
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
const stampOf = ({ chapter: { turn, lines, end }, reader, events, ...is }: TurnProps): string =>
  [
    ...[is.isShown, is.isLater, is.isFresh, is.isUnfolded, end],
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
        {brought === "" ? null : (
          <span class={styles.brought}>
            {jointBefore(brought, reader)}
            {brought}
          </span>
        )}
      </span>
      {earned.map(({ points, each }) => (
        <span key={each} class={styles.points}>
          {each === seat && earned.length === 1 ? null : <SeatSign seat={each} />}
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
