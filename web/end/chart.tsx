import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { EmblemMark, lookName, type Reader, SeatSign, seatName } from "#boardkit";
import type { Seat } from "#engine";
import { turnName } from "../board/beside/in-words.ts";
import { say } from "../i18n/language.ts";
import { type Frame, frameOf, hasEnd, lineEnds } from "./chart-frame.ts";
import type { Course } from "./course.ts";
import styles from "./end.module.css";
import type { Swing } from "./swings.ts";

interface ChartProps {
  readonly course: Course;
  readonly swings: readonly Swing[];
  readonly reader: Reader;
  /** Best first. */
  readonly ranking: readonly Seat[];
  /** How many turns are over at the place that is read; one more than there are: the end of the match. */
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** Points over time: one line a seat, with its emblem; a place can be read by pointer, finger or arrow keys. */
export function Chart(props: ChartProps) {
  const { course, at, onAt } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const frame = frameOf(course, width);
  const [raised, setRaised] = useState<Seat | null>(null);
  const most = course.turns.length + (hasEnd(course) ? 1 : 0);
  const reach = most * (frame.x(1) - frame.left);
  return (
    <div ref={box} class={styles.chart}>
      <Drawing {...props} frame={frame} raised={raised} />
      <input
        type="range"
        {...{ min: 0, max: most, step: 1, value: Math.min(at, most) }}
        aria-label={say("course-place")}
        aria-valuetext={spokenAt(props)}
        style={{ left: `${frame.left}px`, width: `${reach}px`, height: `${frame.height}px` }}
        onInput={({ currentTarget }) => onAt(Number(currentTarget.value))}
      />
      <Reading {...props} raised={raised} onRaise={setRaised} />
    </div>
  );
}

function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(328);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [box]);
  return width;
}

const pointsAt = ({ turns, last }: Course, at: number): readonly number[] =>
  at === 0 ? last.map(() => 0) : (turns[at - 1]?.points ?? last);

/** "Turn 12, Ada on wood and brick" */
function placeAt({ course, reader, at }: ChartProps): string {
  const turn = course.turns[at - 1];
  if (turn !== undefined) return say("course-turn", { n: turn.n, what: turnName(turn.line, reader) });
  return say(at === 0 ? "course-start" : "course-end");
}

function spokenAt(props: ChartProps): string {
  const points = pointsAt(props.course, props.at);
  const each = props.ranking.map((seat) => `${seatName(props.reader, seat)} ${points[seat] ?? 0}`);
  return `${placeAt(props)}: ${each.join(", ")}`;
}

interface ReadingProps extends ChartProps {
  readonly raised: Seat | null;
  readonly onRaise: (seat: Seat | null) => void;
}

/** The place that is read, in words below the chart. A press on somebody's points raises their line above the others. */
function Reading({ raised, onRaise, ...props }: ReadingProps) {
  const points = pointsAt(props.course, props.at);
  return (
    <div class={styles.reading}>
      <p aria-hidden="true">{placeAt(props)}</p>
      {props.ranking.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={raised === seat}
          aria-label={say("course-line", { name: seatName(props.reader, seat), n: points[seat] ?? 0 })}
          onClick={() => onRaise(raised === seat ? null : seat)}
        >
          <SeatSign class={styles.sign} seat={seat} />
          {points[seat] ?? 0}
        </button>
      ))}
    </div>
  );
}

interface DrawingProps extends ChartProps {
  readonly frame: Frame;
  readonly raised: Seat | null;
}

function Drawing(props: DrawingProps) {
  const { course, ranking, frame } = props;
  const { width, height, top, bottom, right } = frame;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Axes frame={frame} />
      {hasEnd(course) ? (
        <>
          <path class={styles.divide} d={`M${right} ${top - 12}V${bottom}`} />
          {props.at > course.turns.length ? null : (
            <text class={styles.part} x={right - 8} y={top - 10} text-anchor="end">
              {say("course-end")}
            </text>
          )}
        </>
      ) : null}
      <path class={styles.place} d={`M${frame.x(props.at)} ${top}V${bottom}`} />
      {[...ranking].reverse().map((seat) => (
        <Line key={seat} {...props} seat={seat} />
      ))}
      {props.swings.map((swing, i) => (
        <g
          key={swing.turn.n}
          class={styles.mark}
          data-look={lookName(swing.seat)}
          transform={`translate(${frame.x(swing.turn.n)} ${frame.y(swing.turn.points[swing.seat] ?? 0)})`}
        >
          <circle r="10" />
          <text y="4.5">{i + 1}</text>
        </g>
      ))}
      <Names {...props} />
    </svg>
  );
}

function Axes({ frame }: { readonly frame: Frame }) {
  return (
    <>
      {frame.points.map((points) => (
        <g key={points}>
          <path
            class={styles.grid}
            data-zero={points === 0 || undefined}
            d={`M${frame.left} ${frame.y(points)}H${frame.end}`}
          />
          <text x={frame.left - 8} y={frame.y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {frame.turns.map((n) => (
        <text key={n} x={frame.x(n)} y={frame.bottom + 26} text-anchor="middle">
          {n}
        </text>
      ))}
    </>
  );
}

/** Lines of equal points lie side by side. */
const lane = (ranking: readonly Seat[], seat: Seat): number => (ranking.indexOf(seat) - (ranking.length - 1) / 2) * 1.4;

/** The share of the turns after which a line carries its emblem, and by how much that differs from line to line. */
const EMBLEM_AT = 0.34;
const EMBLEM_STEP = 0.12;

function Line({ course, ranking, frame, seat, at, raised }: DrawingProps & { readonly seat: Seat }) {
  const y = (turns: number): number => frame.y(pointsAt(course, turns)[seat] ?? 0) + lane(ranking, seat);
  const places = Array.from({ length: course.turns.length + (hasEnd(course) ? 2 : 1) }, (_, i) => i);
  const rank = ranking.indexOf(seat);
  const middle = Math.round(course.turns.length * (EMBLEM_AT + EMBLEM_STEP * rank));
  return (
    <g data-look={lookName(seat)} data-quiet={(raised !== null && raised !== seat) || undefined}>
      <path
        class={styles.line}
        data-first={(raised === null ? rank === 0 : raised === seat) || undefined}
        d={`M${places.map((each) => `${frame.x(each).toFixed(1)} ${y(each).toFixed(1)}`).join("L")}`}
      />
      <g transform={`translate(${frame.x(middle)} ${y(middle)}) scale(.66)`}>
        <circle r="10.5" fill="var(--c)" />
        <EmblemMark seat={seat} scale={0.72} />
      </g>
      <circle class={styles.dot} cx={frame.x(at)} cy={y(at)} r="4" />
    </g>
  );
}

function Names({ course, ranking, frame, reader }: DrawingProps) {
  const isSlim = frame.width - frame.end < 100;
  const at = (seat: Seat): number => frame.y(course.last[seat] ?? 0) + lane(ranking, seat);
  return (
    <>
      {lineEnds(ranking, at, 24).map((end) => (
        <g key={end.seat} data-look={lookName(end.seat)}>
          <path class={styles.lead} d={`M${frame.end} ${end.at}L${frame.end + 8} ${end.name}`} />
          <g transform={`translate(${frame.end + 18} ${end.name}) scale(.95)`}>
            <circle r="10.5" fill="var(--c)" />
            <EmblemMark seat={end.seat} scale={0.72} />
          </g>
          <text class={styles.name} x={frame.end + 34} y={end.name + 5}>
            {short(seatName(reader, end.seat), isSlim ? 8 : 12)}
            {isSlim ? null : `, ${course.last[end.seat] ?? 0}`}
          </text>
        </g>
      ))}
    </>
  );
}

const short = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);
