import { useMemo, useState } from "preact/hooks";
import { type GameUi, type Reader, rankingOf } from "#boardkit";
import { say } from "../i18n/language.ts";
import { Chart } from "./chart.tsx";
import { courseOf } from "./course.ts";
import { Decisive } from "./decisive.tsx";
import styles from "./end.module.css";
import { Facts } from "./facts.tsx";
import { goneThrough } from "./gone-through.ts";
import { PointsTable } from "./points-table.tsx";
import { largestSwings } from "./swings.ts";
import type { WholeMatch } from "./whole-match.ts";

interface EndProps {
  readonly table: string;
  readonly ui: GameUi;
  readonly reader: Reader;
}

/** How a finished match went: loaded after the table of points, which stands above it. */
export function End({ table, ...props }: EndProps) {
  const whole = goneThrough(table);
  if (whole === null) return null;
  return whole === "refused" ? <p>{say("course-refused")}</p> : <Told whole={whole} {...props} />;
}

function Told({ whole, ui, reader }: Omit<EndProps, "table"> & { readonly whole: WholeMatch }) {
  const told = useMemo(() => {
    const events = whole.events.map(({ event }) => event);
    const course = courseOf(whole, ui.turnLines(events, whole.view, reader));
    const facts = ui.facts?.(events, reader) ?? [];
    return { course, facts, swings: largestSwings(course, whole), ranking: rankingOf(whole.standings) };
  }, [whole, ui, reader]);
  const [at, setAt] = useState(told.course.turns.length + 1);
  return (
    <div class={styles.end}>
      <section>
        <h2>{say("course")}</h2>
        <Chart {...told} reader={reader} at={at} onAt={setAt} />
        <PointsTable {...told} reader={reader} />
      </section>
      <div class={styles.parts}>
        <Decisive swings={told.swings} reader={reader} onAt={setAt} />
        <Facts facts={told.facts} />
      </div>
    </div>
  );
}
