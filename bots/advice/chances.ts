import { SEATS_OF, type SeatCount } from "#engine";
import { scaleOf } from "../search/outcome.ts";

/** A seat that is so many scales of an outcome behind when the whole match lies ahead has a quarter of the best one's chance. */
const SPREAD = 2;
/** The same in points at the end, where points are what they are. */
const CERTAIN = 0.01;

/** How sure expected points are. */
interface Sureness {
  /** The share of the match that is still to come: the more, the less a lead says. */
  readonly left: number;
  /** How far leads lie apart that hidden cards allow, in points: what the end of the match reveals is open until then. */
  readonly scatter?: number;
}

/**
 * The chance to win of each seat by the points expected for it, written to `out`; together 1. Quotients and roots only:
 * the same on every machine.
 */
export function writeChances(
  points: Float64Array,
  seats: SeatCount,
  { left, scatter = 0 }: Sureness,
  out: Float64Array,
): void {
  const half = Math.max(scatter, CERTAIN + SPREAD * scaleOf(points, seats) * Math.sqrt(Math.max(0, left)));
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of SEATS_OF[seats]) most = Math.max(most, points[seat] ?? 0);
  let all = 0;
  for (const seat of SEATS_OF[seats]) {
    const behind = 1 + (most - (points[seat] ?? 0)) / half;
    out[seat] = 1 / (behind * behind);
    all += out[seat] ?? 0;
  }
  for (const seat of SEATS_OF[seats]) out[seat] = (out[seat] ?? 0) / all;
}
