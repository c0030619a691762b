import type { Seat } from "#engine";
import type { Course } from "./course.ts";

/** Where things stand in the chart, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  /** End of the last turn, and end of the lines. */
  readonly right: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** After so many turns; one more than there are: after the end of the match. */
  readonly x: (turns: number) => number;
  readonly y: (points: number) => number;
  /** The points and the turns that are written beside the axes. */
  readonly points: readonly number[];
  readonly turns: readonly number[];
}

const SLIM = 560;
const LEFT = 34;
const TOP = 28;
/** Room for the numbers of turns below the marks of turns without points. */
const UNDER = 32;

/** Does the end of the match bring points after the last turn? */
export const hasEnd = ({ turns, last }: Course): boolean =>
  last.some((points, seat) => points !== turns.at(-1)?.points[seat]);

/** The frame of a chart of this width; names stand at its right. */
export function frameOf(course: Course, width: number): Frame {
  const isSlim = width < SLIM;
  const height = isSlim ? 216 : 260;
  const end = width - (isSlim ? 92 : 168);
  const right = hasEnd(course) ? end - (end - LEFT) * 0.1 : end;
  const bottom = height - UNDER;
  const all = [...course.turns.flatMap(({ points }) => points), ...course.last];
  const n = course.turns.length;
  const step = stepOf(Math.max(10, ...all) - Math.min(0, ...all), isSlim ? 4 : 5);
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.ceil(Math.max(10, ...all) / step) * step;
  const turnStep = stepOf(n, Math.max(2, Math.floor((right - LEFT) / 44)));
  return {
    ...{ width, height, left: LEFT, right, end, top: TOP, bottom },
    x: (turns) => (turns > n ? end : LEFT + ((right - LEFT) * turns) / Math.max(1, n)),
    y: (points) => bottom - ((points - low) / (high - low)) * (bottom - TOP),
    points: Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step),
    turns: Array.from({ length: Math.floor(n / turnStep) }, (_, i) => (i + 1) * turnStep),
  };
}

/** The smallest round step by which `most` of them span the range. */
function stepOf(range: number, most: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = [1, 2, 5].map((digit) => digit * ten).find((each) => range / each <= most);
    if (step !== undefined) return step;
  }
}

export interface LineEnd {
  readonly seat: Seat;
  /** Where the line ends, and where its name stands. */
  readonly at: number;
  readonly name: number;
}

/** The ends of the lines, best first: names as near as possible to their lines, at least `gap` apart. */
export function lineEnds(ranking: readonly Seat[], height: (seat: Seat) => number, gap: number): readonly LineEnd[] {
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
  return ends;
}
