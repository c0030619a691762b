import type { Seat } from "#engine";
import type { Course, CourseTurn } from "./course.ts";
import type { WholeMatch } from "./worker/whole-match.ts";

/** What a turn of a seat and the answers to it changed. docs/decisions/0022 says how it is reckoned. */
export interface Swing {
  readonly seat: Seat;
  readonly turn: CourseTurn;
  /** How far ahead of the best of the others the seat was expected to end: before the turn, and before its next one. */
  readonly before: number;
  readonly after: number;
  /** The difference of the two, always more than 0. */
  readonly by: number;
}

const MOST = 3;
/** The least swing, in points: a smaller one is within the error of the estimate. */
const LEAST = 1;

/** The largest swings, in the order of the match. No two of them share an entry, so that none is told twice. */
export function largestSwings(
  course: Course,
  { expected, points }: Pick<WholeMatch, "expected" | "points">,
): readonly Swing[] {
  const over = points.length - 1;
  const lead = (ply: number, seat: Seat): number => leadOf((ply === over ? points : expected)[ply] ?? [], seat);
  const spans = course.turns.map((turn, i) => {
    const next = course.turns.slice(i + 1).find(({ seat }) => seat === turn.seat);
    const until = next?.ply ?? over;
    const [before, after] = [lead(turn.ply, turn.seat), lead(until, turn.seat)];
    return { until, swing: { seat: turn.seat, turn, before, after, by: after - before } };
  });
  const chosen: typeof spans = [];
  for (const span of spans.sort((a, b) => b.swing.by - a.swing.by || a.swing.turn.n - b.swing.turn.n)) {
    const isApart = chosen.every(({ swing, until }) => span.until <= swing.turn.ply || until <= span.swing.turn.ply);
    if (chosen.length < MOST && span.swing.by >= LEAST && isApart) chosen.push(span);
  }
  return chosen.map(({ swing }) => swing).sort((a, b) => a.turn.n - b.turn.n);
}

/** Points ahead of the best of the others; less than 0 behind it. */
function leadOf(points: readonly number[], seat: Seat): number {
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] ?? 0) - Math.max(...others);
}
