import { EmblemMark, lookName, type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import { COUNCIL_SEATS } from "../../rules/content.ts";
import styles from "./final.module.css";

import { runningPoints, type Scoring } from "./scorings.ts";

/** Widths of the ledger's columns, which the wide chart shares: names, a scoring, the gap before cards, totals. */
export const NAME_COLUMN = 116;
export const SCORING_COLUMN = 50;
export const GAP_COLUMN = 14;
export const TOTAL_COLUMN = 92;

interface ChartProps extends Reader {
  readonly scorings: readonly Scoring[];
  readonly seats: readonly Seat[];
  /** Best first. */
  readonly ranking: readonly Seat[];
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  /** Where the k-th running total stands. */
  readonly x: (k: number) => number;
  /** Between the last tile and the first card. */
  readonly divide: number;
  readonly end: number;
  readonly sign: number;
}

function wideFrame(tiles: number, all: number): Frame {
  const right = NAME_COLUMN + all * SCORING_COLUMN + GAP_COLUMN;
  const x = (k: number): number =>
    k === 0 ? NAME_COLUMN : NAME_COLUMN + k * SCORING_COLUMN - SCORING_COLUMN / 2 + (k > tiles ? GAP_COLUMN : 0);
  return {
    width: right + TOTAL_COLUMN,
    height: 220,
    top: 24,
    left: NAME_COLUMN,
    x,
    divide: NAME_COLUMN + tiles * SCORING_COLUMN + GAP_COLUMN / 2,
    end: x(all) + 23,
    sign: 22,
  };
}

function smallFrame(tiles: number, all: number): Frame {
  const step = 226 / Math.max(1, all);
  const x = (k: number): number => 20 + k * step;
  return { width: 328, height: 190, top: 26, left: 20, x, divide: x(tiles) + step / 2, end: 262, sign: 18 };
}

/** Points over time, above the ledger of the same scorings; lines end in emblem and name. */
export function PointsChart(props: ChartProps) {
  const { scorings } = props;
  const tiles = scorings.filter(({ kind }) => kind === "tile").length;
  return (
    <>
      <Chart {...props} frame={wideFrame(tiles, scorings.length)} tiles={tiles} class={styles.wide} />
      <Chart {...props} frame={smallFrame(tiles, scorings.length)} tiles={tiles} class={styles.small} />
    </>
  );
}

interface FramedProps extends ChartProps {
  readonly frame: Frame;
  readonly tiles: number;
  readonly class: string | undefined;
}

function Chart({ scorings, seats, ranking, frame, tiles, class: className, ...reader }: FramedProps) {
  const { say } = reader;
  const totals = runningPoints(scorings, seats.length);
  const last = totals.at(-1) ?? [];
  const top = Math.max(10, Math.ceil(Math.max(...last) / 10) * 10);
  const y = (points: number): number => frame.height - (points / top) * (frame.height - frame.top);
  const lane = (seat: Seat): number => (ranking.indexOf(seat) - (seats.length - 1) / 2) * 1.4;
  const grid = Array.from({ length: top / 10 + 1 }, (_, i) => i * 10);
  const words = ranking.map((seat) => say("label.count", { name: seatName(reader, seat), n: last[seat] ?? 0 }));
  return (
    <svg
      class={`${styles.chart} ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height + 12}`}
      role="img"
      aria-label={say("final.chart", { what: words.join(", ") })}
    >
      {grid.map((points) => (
        <g key={points}>
          <path
            d={`M${frame.left} ${y(points)}H${frame.end}`}
            stroke="var(--line)"
            stroke-width={points === 0 ? 1 : 0.7}
          />
          <text x={frame.left - 8} y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      <path d={`M${frame.divide} ${frame.top}V${frame.height}`} stroke="var(--ink-2)" stroke-dasharray="2 4" />
      <text class={styles.part} x={frame.left} y="12">
        {tiles === COUNCIL_SEATS ? say("final.tiles") : null}
      </text>
      <text class={styles.part} x={frame.divide + 8} y="12">
        {say("final.cards", { n: scorings.length - tiles })}
      </text>
      {[...ranking].reverse().map((seat) => (
        <path
          key={seat}
          class={styles.line}
          data-look={lookName(seat)}
          data-first={seat === ranking[0] || undefined}
          d={`M${totals.map((total, k) => `${frame.x(k).toFixed(1)} ${(y(total[seat] ?? 0) + lane(seat)).toFixed(1)}`).join("L")}`}
        />
      ))}
      {endsOf(ranking, (seat) => y(last[seat] ?? 0) + lane(seat), frame.sign + 3).map(({ seat, at, name }) => (
        <g key={seat} data-look={lookName(seat)}>
          <circle class={styles.dot} cx={frame.x(scorings.length)} cy={at} r="4" />
          {at === name ? null : (
            <path class={styles.lead} d={`M${frame.x(scorings.length)} ${at}L${frame.end - frame.sign / 2} ${name}`} />
          )}
          <g transform={`translate(${frame.end} ${name}) scale(${frame.sign / 21})`}>
            <circle r="10.5" fill="var(--c)" />
            <EmblemMark seat={seat} scale={0.72} />
          </g>
          <text class={styles.name} x={frame.end + frame.sign / 2 + 6} y={name + 5}>
            {short(seatName(reader, seat), frame.sign > 20 ? 11 : 9)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const short = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/** Ends of the lines and where their names stand: as near as possible, at least `gap` apart. */
function endsOf(
  ranking: readonly Seat[],
  height: (seat: Seat) => number,
  gap: number,
): readonly { readonly seat: Seat; readonly at: number; readonly name: number }[] {
  const ends = ranking.map((seat) => ({ seat, at: height(seat), name: height(seat) }));
  for (let round = 0; round < 40; round++) {
    for (const [i, upper] of ends.entries()) {
      const lower = ends[i + 1];
      if (lower === undefined) continue;
      const push = (gap - (lower.name - upper.name)) / 2;
      if (push <= 0) continue;
      upper.name -= push;
      lower.name += push;
    }
  }
  return ends.map(({ seat, at, name }) => ({ seat, at, name: Math.abs(name - at) < 0.5 ? at : name }));
}
