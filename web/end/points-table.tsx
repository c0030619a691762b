import { type Reader, SeatSign, seatName, signed } from "#boardkit";
import type { Seat } from "#engine";
import { turnName } from "../board/beside/in-words.ts";
import { say } from "../i18n/language.ts";
import { type Course, gainsOf } from "./course.ts";
import styles from "./end.module.css";

interface PointsTableProps {
  readonly course: Course;
  readonly reader: Reader;
  /** Best first. */
  readonly ranking: readonly Seat[];
}

/** The chart as a table: what each turn brought to everybody. Turns without points are left out. */
export function PointsTable({ course, reader, ranking }: PointsTableProps) {
  const rows = gainsOf(course).filter(({ gains }) => gains.some((n) => n !== 0));
  return (
    <details class={styles.asTable}>
      <summary>{say("course-table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section tabIndex={0} aria-label={say("course-table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("course")}</th>
              {ranking.map((seat) => (
                <th key={seat} scope="col">
                  <SeatSign class={styles.sign} seat={seat} />
                  <span>{seatName(reader, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ turn, gains }) => (
              <tr key={turn?.n ?? 0}>
                <th scope="row">
                  {turn === null
                    ? say("course-end")
                    : say("course-turn", { n: turn.n, what: turnName(turn.line, reader) })}
                </th>
                {ranking.map((seat) => (
                  <td key={seat}>{gains[seat] === 0 ? "" : signed(gains[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("course-sum")}</th>
              {ranking.map((seat) => (
                <td key={seat}>{course.last[seat] ?? 0}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
