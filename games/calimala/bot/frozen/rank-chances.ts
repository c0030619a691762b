import type { Seat } from "#engine";

/**
 * Points to expect from a category that is scored later, given what the seats have in it now. Each pair of seats is a
 * race of its own, and the more tiles are scored before the category, the more open the race is.
 */

/** Tiles that are scored before the one in question. */
const DISTANCES = 16;
/** Largest lead that matters, in pieces. */
const LEADS = 12;
const WIDTH = 4 * LEADS + 3;

/** `SPREAD`: growth of the variance of a lead per tile, in pieces squared. `HEAD_START`: tiles added to every distance. */
const SPREAD = 0.6;
const HEAD_START = 0.7;
/** Chance per tile that a seat without a piece gets one. */
const ENTRY = 0.1;

/** Chance to end up ahead, by distance and twice the lead. Odd numbers are leads by the tie order. */
const AHEAD: Float64Array = (() => {
  const table = new Float64Array(DISTANCES * WIDTH);
  for (let distance = 0; distance < DISTANCES; distance++) {
    const scale = 0.55 * Math.sqrt(SPREAD * (distance + HEAD_START));
    for (let i = 0; i < WIDTH; i++) {
      const lead = (i - (WIDTH - 1) / 2) / 2;
      table[distance * WIDTH + i] = 1 / (1 + Math.exp(-lead / scale));
    }
  }
  return table;
})();

const ENTERS: Float64Array = Float64Array.from({ length: DISTANCES }, (_, d) => 1 - Math.exp(-ENTRY * d));

/** What is compared: pieces by seat, and the tie order as numbers (larger wins). */
export interface Race {
  readonly counts: Int32Array;
  readonly ties: Int32Array;
  readonly seats: number;
}

/** Chance that seat `a` ends up before seat `b`. */
function ahead({ counts, ties }: Race, a: Seat, b: Seat, distance: number): number {
  const tie = (ties[a] as number) - (ties[b] as number);
  const lead = 2 * ((counts[a] as number) - (counts[b] as number)) + (tie > 0 ? 1 : tie < 0 ? -1 : 0);
  const i = Math.max(0, Math.min(WIDTH - 1, lead + (WIDTH - 1) / 2));
  return AHEAD[distance * WIDTH + i] as number;
}

/** Expected points of the seat when ranks 1 to 3 get `byRank`. */
export function expectedPoints(race: Race, seat: Seat, distance: number, byRank: readonly number[]): number {
  let first = 1;
  let second = 0;
  let third = 0;
  for (let other = 0; other < race.seats; other++) {
    if (other === seat) continue;
    const win = ahead(race, seat, other as Seat, distance);
    third = third * win + second * (1 - win);
    second = second * win + first * (1 - win);
    first *= win;
  }
  const points = first * (byRank[0] as number) + second * (byRank[1] as number) + third * (byRank[2] as number);
  return (race.counts[seat] as number) > 0 ? points : points * (ENTERS[distance] as number);
}
