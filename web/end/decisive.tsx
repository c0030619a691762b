import { lookName, type Reader, seatName } from "#boardkit";
import { say } from "../i18n/language.ts";
import styles from "./end.module.css";
import type { Swing } from "./swings.ts";

interface DecisiveProps {
  readonly swings: readonly Swing[];
  readonly reader: Reader;
  /** Shows the place in the chart. */
  readonly onAt: (turns: number) => void;
}

/** The largest swings, as they are numbered in the chart. */
export function Decisive({ swings, reader, onAt }: DecisiveProps) {
  if (swings.length === 0) return null;
  return (
    <section>
      <h2>{say("swings")}</h2>
      <p class={styles.how}>{say("swings-how", { others: reader.names.length - 1 })}</p>
      <ol class={styles.swings}>
        {swings.map((swing, i) => (
          <li key={swing.turn.n} data-look={lookName(swing.seat)}>
            <button type="button" onClick={() => onAt(swing.turn.n)}>
              <i aria-hidden="true">{i + 1}</i>
              <span>
                <b>{seatName(reader, swing.seat)}</b> {swing.turn.line.text}
                {swing.turn.line.brought === "" ? null : <small>{swing.turn.line.brought}</small>}
                <small>{spanInWords(swing)}</small>
              </span>
              <strong>+{Math.round(swing.after) - Math.round(swing.before)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "turn 24: from 9 behind to 5 ahead" */
const spanInWords = ({ turn, before, after }: Swing): string =>
  say("swing-span", { n: turn.n, before: leadInWords(before), after: leadInWords(after) });

function leadInWords(lead: number): string {
  const n = Math.round(lead);
  if (n === 0) return say("lead-none");
  return n > 0 ? say("lead-ahead", { n }) : say("lead-behind", { n: -n });
}
