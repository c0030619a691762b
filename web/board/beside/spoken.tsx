import { useEffect, useReducer, useRef } from "preact/hooks";
import { SpokenOnly } from "#boardkit";
import { isForMatch } from "../on-screen.ts";

/** Number of events that the key L reads. */
const LAST = 4;
/** Events of one stretch are spoken together, after a pause. */
const REST_MS = 700;
/** Most events spoken at once; the log has them all. */
const MOST = 12;

interface Said {
  readonly text: string;
  readonly times: number;
}

const next = ({ times }: Said, lines: readonly string[]): Said => ({ text: lines.join(". "), times: times + 1 });

/** Announces each event once to screen readers; the key L repeats the last ones. */
export function Spoken({ lines }: { readonly lines: readonly string[] }) {
  const [said, say] = useReducer(next, { text: "", times: 0 });
  const known = useRef(lines.length);
  useEffect(() => {
    known.current = Math.min(known.current, lines.length);
    if (known.current === lines.length) return undefined;
    const speak = (): void => {
      say(lines.slice(known.current).slice(-MOST));
      known.current = lines.length;
    };
    const rest = setTimeout(speak, REST_MS);
    return () => clearTimeout(rest);
  }, [lines]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === "l" && isForMatch(event)) say(lines.slice(-LAST));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [lines]);
  return (
    <SpokenOnly>
      <span role="status">
        {/* A new element each time: the same words are read again. */}
        <span key={said.times}>{said.text}</span>
      </span>
    </SpokenOnly>
  );
}
