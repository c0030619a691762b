import { type BySeat, SEATS_OF, type SeatScore, type Standings, type TieBroken } from "#engine";
import { type Player, SOURCE_INDEX, type SourceName, type State } from "../state.ts";
import { diamondsOf } from "../turn/diamonds.ts";

/** Points so far. */
export function scoreOf(s: State, seat: Player): number {
  let sum = 0;
  for (const source of SOURCE_INDEX) sum += s.points[source][seat];
  return sum;
}

/**
 * 6.4 Most points; in the edition `first` then fewest diamonds left, in the other places, too; then shared. In loops: with
 * functions for each seat this takes a sixth of a random match.
 */
export function standings(s: State): Standings {
  const points: number[] = [];
  const left: number[] = [];
  const scores: SeatScore[] = [];
  for (const seat of s.opened.seatList) {
    const score = { points: scoreOf(s, seat), sources: sourcesOf(s, seat) };
    points.push(score.points);
    left.push(s.opened.first ? diamondsOf(s, seat) : 0);
    scores.push(score);
  }
  return { ranks: ranksOf(points, left), scores, ties: tiesBroken(points, left) };
}

function ranksOf(points: BySeat<number>, left: BySeat<number>): readonly number[] {
  const ranks: number[] = [];
  for (let seat = 0; seat < points.length; seat++) {
    let rank = 1;
    for (let other = 0; other < points.length; other++) if (isBefore(points, left, other, seat)) rank++;
    ranks.push(rank);
  }
  return ranks;
}

function isBefore(points: BySeat<number>, left: BySeat<number>, a: number, b: number): boolean {
  const ahead = (points[a] ?? 0) - (points[b] ?? 0);
  return ahead > 0 || (ahead === 0 && (left[a] ?? 0) < (left[b] ?? 0));
}

/** Written out: put together from pairs, they take a fifth of a random match. */
const sourcesOf = (s: State, seat: Player): Readonly<Record<SourceName, number>> => ({
  workshops: s.points[0][seat],
  houses: s.points[1][seat],
  nobili: s.points[2][seat],
  populi: s.points[3][seat],
  support: s.points[4][seat],
  trade: s.points[5][seat],
  harbor: s.points[6][seat],
  sea: s.points[7][seat],
  bonus: s.points[8][seat],
});

/** Seats with equal points that diamonds part. */
function tiesBroken(points: BySeat<number>, left: BySeat<number>): readonly TieBroken[] {
  if (points.every((each, seat) => points.indexOf(each) === seat)) return [];
  return [...new Set(points)]
    .map((each) => SEATS_OF[5].filter((seat) => points[seat] === each))
    .filter((seats) => new Set(seats.map((seat) => left[seat])).size > 1)
    .map((seats) => ({ seats, by: "diamonds" }));
}
