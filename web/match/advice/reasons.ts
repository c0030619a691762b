import type { Advice, AdvisedLine } from "#bots";
import type { Seat } from "#engine";

/** Why a stretch is good, in whole points. */
export interface Reasons {
  /** Points of the seat at the end, and of the best of the others. */
  readonly own: number;
  readonly best: number;
  /** Chance to win, in per cent. */
  readonly win: number;
  /** By how much it brings more at once than the best of the other lines; 0 where it does not. */
  readonly sooner: number;
  /** By how much the seat can expect more than after other moves; 0 where that is hardly true. */
  readonly more: number;
  /** Whoever can expect less after it than after other moves, the most first. */
  readonly prevents: readonly { readonly seat: Seat; readonly points: number }[];
}

/** Differences below this are not worth a word. */
const HARDLY = 0.75;

export function reasonsFor({ lines, otherwise }: Advice, line: AdvisedLine, you: Seat): Reasons {
  const { points, win } = line;
  const beside = lines.filter((each) => each !== line).map(({ now }) => now[you] ?? 0);
  const sooner = beside.length === 0 ? 0 : Math.round((line.now[you] ?? 0) - Math.max(...beside));
  const others = points.flatMap((n, seat) => (seat === you ? [] : [{ n, seat: seat as Seat }]));
  const more = (points[you] ?? 0) - (otherwise[you] ?? 0);
  const prevents = others
    .map(({ n, seat }) => ({ seat, points: (otherwise[seat] ?? 0) - n }))
    .filter((each) => each.points >= HARDLY)
    .sort((a, b) => b.points - a.points)
    .map((each) => ({ ...each, points: Math.round(each.points) }));
  return {
    ...{ own: Math.round(points[you] ?? 0), sooner: Math.max(0, sooner), prevents },
    best: Math.round(Math.max(...others.map(({ n }) => n))),
    ...{ win: Math.round(100 * (win[you] ?? 0)), more: more >= HARDLY ? Math.round(more) : 0 },
  };
}

/** How many points less another line brings, as both are told; 0 where the two are about as good. */
export function costOf(best: AdvisedLine, other: AdvisedLine, you: Seat): number {
  const less = Math.round(best.points[you] ?? 0) - Math.round(other.points[you] ?? 0);
  return less >= 2 ? less : 0;
}
