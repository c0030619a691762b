import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { EmblemMark, lookName, type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import { turnName } from "../../board/beside/in-words.ts";
import { useOnGrid } from "../../board/on-grid.ts";
import { lineEnds } from "../../end/chart-frame.ts";
import { turnAt } from "../../end/course.ts";
import { say } from "../../i18n/language.ts";
import styles from "./time-line.module.css";
import type { Told } from "./told.ts";

interface TimeLineProps {
  readonly told: Told;
  readonly reader: Reader;
  /** The entry that is shown, of so many. */
  readonly ply: number;
  readonly length: number;
  readonly onPly: (ply: number) => void;
}

/** The match from its first entry to its last: everybody's points, rounds, turning points, and the place shown. */
export function TimeLine(props: TimeLineProps) {
  const { ply, length, onPly } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useFrame(box, props);
  useOnGrid(box, "time");
  return (
    <div ref={box} class={styles.time} data-part="time">
      <Drawing {...props} frame={frame} />
      <input
        type="range"
        {...{ min: 0, max: length, step: 1, value: ply }}
        aria-label={say("timeLine")}
        aria-valuetext={spokenAt(props)}
        style={{ left: `${frame.left}px`, width: `${frame.right - frame.left}px` }}
        onInput={({ currentTarget }) => onPly(Number(currentTarget.value))}
      />
      <TurningPoints {...props} frame={frame} />
    </div>
  );
}

/** Where things stand, in pixels. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Where no points are, and rounds end. */
  readonly bottom: number;
  readonly x: (ply: number) => number;
  readonly y: (points: number) => number;
}

/** Room above for the flag, at the right for emblems. */
const [TOP, LEFT, RIGHT] = [14, 8, 30];
/** Room below for the numbers of rounds; a low time line has none. */
const underOf = (height: number): number => (height < 60 ? 2 : 18);
/** Height of an emblem at the end of a line. */
const EMBLEM = 15;
const FIRST_SIZE = { width: 344, height: 84 };

function useFrame(box: { readonly current: HTMLElement | null }, { told, length }: TimeLineProps): Frame {
  const [{ width, height }, setSize] = useState(FIRST_SIZE);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) });
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [box]);
  const { turns, last } = told.course;
  const all = [0, 10, ...turns.flatMap(({ points }) => points), ...last];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const right = width - RIGHT;
  const bottom = height - underOf(height);
  return {
    ...{ width, height, left: LEFT, right, bottom },
    x: (ply) => LEFT + ((right - LEFT) * ply) / Math.max(1, length),
    y: (points) => bottom - ((points - low) / (high - low)) * (bottom - TOP),
  };
}

function spokenAt({ told, reader, ply, length }: TimeLineProps): string {
  const turn = turnAt(told.course, ply);
  const what = turn === undefined ? [] : [say("course-turn", { n: turn.n, what: turnName(turn.line, reader) })];
  const points = pointsAt(told, ply, length);
  const each = told.ranking.map((seat) => `${seatName(reader, seat)} ${points[seat] ?? 0}`);
  return [say("status-replay", { k: ply, n: length }), ...what, ...each].join(", ");
}

/** The points of all turns that are over after so many entries. */
function pointsAt({ course: { turns, last } }: Told, ply: number, length: number): readonly number[] {
  if (ply >= length) return last;
  const next = turns.findIndex((turn) => turn.ply > ply);
  const over = next === -1 ? turns.length - 2 : next - 2;
  return turns[over]?.points ?? last.map(() => 0);
}

interface DrawingProps extends TimeLineProps {
  readonly frame: Frame;
}

function Drawing(props: DrawingProps) {
  const { told, ply, frame } = props;
  const { width, height, x, left, right, bottom } = frame;
  const emblems = lineEnds(told.ranking, (seat) => frame.y(told.course.last[seat] ?? 0), 15);
  const down = Math.max(0, EMBLEM / 2 - Math.min(...emblems.map(({ name }) => name)));
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Rounds {...props} />
      <path class={styles.ground} d={`M${left} ${bottom}H${right}`} />
      {[...told.ranking].reverse().map((seat) => (
        <path key={seat} class={styles.line} data-look={lookName(seat)} d={pathOf(props, seat)} />
      ))}
      {emblems.map(({ seat, name }) => (
        <g key={seat} data-look={lookName(seat)} transform={`translate(${right + 14} ${name + down}) scale(.66)`}>
          <circle r="10.5" fill="var(--c)" />
          <EmblemMark seat={seat} scale={0.72} />
        </g>
      ))}
      <path class={styles.flag} d={`M${x(ply)} ${bottom}V3M${x(ply) - 5} 1h10v8l-5 4-5-4Z`} />
    </svg>
  );
}

/** Every second round lies on a band, with its number below as long as there is room. */
function Rounds({ told: { rounds }, length, frame }: DrawingProps) {
  const { x, height, bottom } = frame;
  const step = Math.max(1, Math.ceil((rounds.length * 22) / (frame.right - frame.left)));
  return (
    <>
      {rounds.map((ply, i) => (
        <g key={ply}>
          {i % 2 === 0 ? null : (
            <path class={styles.band} d={`M${x(ply)} ${TOP}H${x(rounds[i + 1] ?? length)}V${bottom}H${x(ply)}Z`} />
          )}
          {i % step === 0 && height - bottom > 10 ? (
            <text x={(x(ply) + x(rounds[i + 1] ?? length)) / 2} y={height - 4} text-anchor="middle">
              {i + 1}
            </text>
          ) : null}
        </g>
      ))}
    </>
  );
}

/** A turn's points are there when the next one begins. */
function pathOf({ told, length, frame: { x, y } }: DrawingProps, seat: Seat): string {
  const { turns, last } = told.course;
  const steps = turns.map(
    ({ points }, i) => `H${x(turns[i + 1]?.ply ?? length).toFixed(1)}V${y(points[seat] ?? 0).toFixed(1)}`,
  );
  return `M${x(0)} ${y(0)}${steps.join("")}V${y(last[seat] ?? 0).toFixed(1)}`;
}

function TurningPoints({ told, reader, frame, onPly }: DrawingProps) {
  return (
    <>
      {told.swings.map(({ seat, turn, before, after }, i) => {
        const by = Math.round(after) - Math.round(before);
        const label = say("turningPoint", { n: i + 1, what: turnName(turn.line, reader), by });
        return (
          <button
            key={turn.n}
            type="button"
            class={styles.turning}
            data-look={lookName(seat)}
            style={{ left: `${frame.x(turn.end)}px`, top: `${frame.y(turn.points[seat] ?? 0)}px` }}
            aria-label={label}
            title={label}
            onClick={() => onPly(turn.end)}
          >
            <b>{i + 1}</b>
          </button>
        );
      })}
    </>
  );
}
