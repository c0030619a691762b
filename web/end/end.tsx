import { useContext, useMemo, useRef, useState } from "preact/hooks";
import { BotSeats, type GameUi, type Reader, rankingOf } from "#boardkit";
import { turnName } from "../board/beside/in-words.ts";
import { say } from "../i18n/language.ts";
import { loadRecord } from "../loading/api.ts";
import { replayPath } from "../replay/address.ts";
import { PlayOn } from "../replay/branch/play-on.tsx";
import { pathOf } from "../routes.ts";
import { To } from "../widgets/frame/to.tsx";
import { Chart } from "./chart.tsx";
import { type Course, courseOf } from "./course.ts";
import { Decisive } from "./decisive.tsx";
import styles from "./end.module.css";
import { Highlights } from "./highlights.tsx";
import { PointsTable } from "./points-table.tsx";
import { largestSwings } from "./swings.ts";
import { goneThrough } from "./worker/gone-through.ts";
import type { WholeMatch } from "./worker/whole-match.ts";

interface EndProps {
  readonly table: string;
  /** The id of its game. */
  readonly game: string;
  readonly ui: GameUi;
  readonly reader: Reader;
}

/** How a finished match went: loaded after the table of points, which stands above it. */
export function End(props: EndProps) {
  const whole = goneThrough(props.table, () => loadRecord(props.table));
  if (whole === null) return null;
  return whole === "refused" ? <p>{say("course-refused")}</p> : <Told whole={whole} {...props} />;
}

function Told({ whole, table, game, ui, reader }: EndProps & { readonly whole: WholeMatch }) {
  const told = useMemo(() => {
    const events = whole.events.map(({ event }) => event);
    const course = courseOf(whole.events, ui.turnLines(events, whole.view, reader), reader.names.length);
    const highlights = ui.highlights?.(events, reader) ?? [];
    return { course, highlights, swings: largestSwings(course, whole), ranking: rankingOf(whole.standings) };
  }, [whole, ui, reader]);
  const [at, setAt] = useState(told.course.turns.length + 1);
  const chart = useRef<HTMLElement>(null);
  const show = (turns: number): void => {
    setAt(turns);
    chart.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div class={styles.end}>
      {told.course.turns.length === 0 ? null : (
        <section ref={chart}>
          <h2>{say("course")}</h2>
          <Chart {...told} reader={reader} at={at} onAt={setAt} />
          <div class={styles.further}>
            <FromTurn turns={told.course.turns} {...{ at, table, game, reader }} />
            <PointsTable {...told} reader={reader} />
          </div>
        </section>
      )}
      <div class={styles.parts}>
        <Decisive swings={told.swings} reader={reader} onAt={show} />
        <Highlights highlights={told.highlights} />
      </div>
    </div>
  );
}

interface FromTurnProps {
  readonly turns: Course["turns"];
  readonly at: number;
  readonly table: string;
  readonly game: string;
  readonly reader: Reader;
}

/** The position that the turn left that is read, or the last one; the turn itself can be played anew. */
function FromTurn({ turns, at, table, game, reader }: FromTurnProps) {
  const bots = useContext(BotSeats);
  const turn = turns[at - 1] ?? turns.at(-1);
  if (turn === undefined) return null;
  const place = say("course-turn", { n: turn.n, what: turnName(turn.line, reader) });
  return (
    <>
      <To path={replayPath(table, { ply: turn.end, as: null })}>{say("replayFromHere")}</To>
      <PlayOn
        {...{ place, ply: turn.ply, path: pathOf(table), game, reader, bots: new Set(bots.keys()) }}
        record={() => loadRecord(table)}
      />
    </>
  );
}
