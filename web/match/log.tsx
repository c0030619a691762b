import { useEffect, useRef, useState } from "preact/hooks";
import { type LogLine, SeatSign } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { say } from "../i18n/language.ts";
import styles from "./log.module.css";

/** How many events the key L reads. */
const LAST = 4;

interface LogProps {
  readonly lines: readonly LogLine[];
  /** The events that have been committed; lines of later ones are tentative. */
  readonly events: readonly ToldEvent[];
  readonly names: readonly string[];
  readonly you: Seat | null;
  /** On a phone the log lies in a sheet, which may be closed. */
  readonly isOpen: boolean;
}

/** What happened, for this reader, in their language; the newest line last and in sight. */
export function Log({ lines, events, names, you, isOpen }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const length = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls, and the sheet that opens.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [length, isOpen]);
  const last = lines.slice(-LAST).map(({ text }) => text);
  return (
    <section class={styles.log} aria-label={say("log")}>
      <h3>{say("log")}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={box} role="log" tabIndex={0}>
        <ol>
          {lines.map((line, at) => (
            <Line
              key={at}
              line={line}
              isTentative={line.event >= events.length}
              isAutomatic={events[line.event]?.auto === true}
              who={line.seat === you ? names[line.seat ?? 0] : undefined}
            />
          ))}
        </ol>
      </div>
      <ReadAloud lines={last} />
    </section>
  );
}

/** The key L says the last events again to whoever listens instead of looking. */
function ReadAloud({ lines }: { readonly lines: readonly string[] }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key.toLowerCase() === "l" && !(target instanceof HTMLInputElement)) setText(lines.join(". "));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [lines]);
  return (
    <p class={styles.aloud} role="status">
      {text}
    </p>
  );
}

interface LineProps {
  readonly line: LogLine;
  /** Not committed yet. */
  readonly isTentative: boolean;
  /** Made by the server, because there was no other move. */
  readonly isAutomatic: boolean;
  /** The reader's own name, when the line is theirs. */
  readonly who: string | undefined;
}

function Line({ line, isTentative, isAutomatic, who }: LineProps) {
  const kind = line.kind === "heading" ? styles.heading : undefined;
  return (
    <li
      class={isTentative ? `${kind ?? ""} ${styles.tentative}` : kind}
      data-own={who === undefined ? undefined : true}
    >
      {line.seat === null || line.kind === "heading" ? null : <SeatSign seat={line.seat} />}
      <span>{isAutomatic ? say("automatic-mark", { line: line.text }) : line.text}</span>
    </li>
  );
}
