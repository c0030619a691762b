import { SEATS_OF, type Seat, type SeatCount } from "#engine";

/** The share of the win in an outcome; the rest is the margin. */
const RANK = 0.5;
/** A lead of so many points, as a share of the mean points, counts half of the greatest lead. */
const HALF_LEAD = 0.15;

/** Points beside which a lead is judged: more where more points are made. */
export function scaleOf(points: Float64Array, seats: SeatCount): number {
  let sum = 0;
  for (const seat of SEATS_OF[seats]) sum += Math.abs(points[seat] ?? 0);
  return 1 + (HALF_LEAD * sum) / seats;
}

/** Share of the win by points alone: ties are not broken. */
export function winShare(points: Float64Array, seats: SeatCount, seat: Seat): number {
  const own = points[seat] ?? 0;
  let level = 0;
  for (const other of SEATS_OF[seats]) {
    const theirs = points[other] ?? 0;
    if (theirs > own) return 0;
    if (theirs === own) level++;
  }
  return 1 / level;
}

/** The seat's points less those of the best other seat. */
export function leadOf(points: Float64Array, seats: SeatCount, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of SEATS_OF[seats]) {
    if (other !== seat) best = Math.max(best, points[other] ?? 0);
  }
  return seats === 1 ? 0 : (points[seat] ?? 0) - best;
}

/**
 * What final points mean for each seat, 0 to 1, written to `out`: half of it the seat's share of the win, half its margin over
 * the best other seat, `m / (|m| + scale)`. Quotients only: the same on every machine.
 */
export function writeOutcomes(points: Float64Array, seats: SeatCount, out: Float64Array): void {
  const scale = scaleOf(points, seats);
  for (const seat of SEATS_OF[seats]) {
    const lead = leadOf(points, seats, seat);
    const margin = 0.5 + (0.5 * lead) / (Math.abs(lead) + scale);
    out[seat] = RANK * winShare(points, seats, seat) + (1 - RANK) * margin;
  }
}
