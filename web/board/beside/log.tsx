import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type LogLine, SeatSign } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";
import styles from "./log.module.css";

interface LogProps {
  readonly lines: readonly LogLine[];
  /** The events that have been committed; lines of later ones are tentative. */
  readonly events: readonly ToldEvent[];
  /** On a phone the log lies in a sheet, which may be closed. */
  readonly isOpen: boolean;
}

/** What happened, for this reader, in their language; the newest line last and in sight. `Spoken` reads it out. */
export function Log({ lines, events, isOpen }: LogProps) {
  const box = useNewestInSight(lines.length, isOpen);
  return (
    <section class={styles.log} aria-label={say("log")}>
      <h3>{say("log")}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={box} role="log" aria-live="off" tabIndex={0}>
        <ol>
          {lines.map((line, at) => (
            <Line
              key={at}
              text={line.text}
              seat={line.seat}
              isHeading={line.kind === "heading"}
              isTentative={line.event >= events.length}
              isAutomatic={events[line.event]?.auto === true}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** So close to its end, in pixels, the box shows the newest line. */
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

interface LineProps {
  readonly text: string;
  readonly seat: Seat | null;
  readonly isHeading: boolean;
  /** Not committed yet. */
  readonly isTentative: boolean;
  /** Made by the server, because there was no other move. */
  readonly isAutomatic: boolean;
}

/** Rendered again only when its text changes: a long match has hundreds of lines. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    return Object.entries(next).some(([name, value]) => this.props[name as keyof LineProps] !== value);
  }

  override render({ text, seat, isHeading, isTentative, isAutomatic }: LineProps) {
    const kind = isHeading ? styles.heading : undefined;
    return (
      <li class={isTentative ? `${kind ?? ""} ${styles.tentative}` : kind}>
        {seat === null || isHeading ? null : <SeatSign seat={seat} />}
        <span>{isAutomatic ? say("automatic-mark", { line: text }) : text}</span>
      </li>
    );
  }
}
