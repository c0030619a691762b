import { type BySeat, SEATS_OF, type Seat, type Standings, type TieBroken } from "#engine";
import { type Player, SOURCE_INDEX, SOURCES, type State } from "../state.ts";
import { diamondsOf } from "../turn/diamonds.ts";

/** Points so far. */
export function scoreOf(s: State, seat: Player): number {
  let sum = 0;
  for (const source of SOURCE_INDEX) sum += s.points[source][seat];
  return sum;
}

/** 6.4 Most points; in the edition `first` then fewest diamonds left, in the other places, too; then shared. */
export function standings(s: State): Standings {
  const seats: readonly Player[] = s.opened.seatList;
  const points = seats.map((seat) => scoreOf(s, seat));
  const left = seats.map((seat) => (s.opened.first ? diamondsOf(s, seat) : 0));
  const isBefore = (a: Seat, b: Seat) => {
    const ahead = (points[a] ?? 0) - (points[b] ?? 0);
    return ahead > 0 || (ahead === 0 && (left[a] ?? 0) < (left[b] ?? 0));
  };
  return {
    ranks: seats.map((seat) => 1 + seats.filter((other) => isBefore(other, seat)).length),
    scores: seats.map((seat, i) => ({
      points: points[i] ?? 0,
      sources: Object.fromEntries(SOURCE_INDEX.map((source) => [SOURCES[source], s.points[source][seat]])),
    })),
    ties: tiesBroken(points, left),
  };
}

/** Seats with equal points that diamonds part. */
function tiesBroken(points: BySeat<number>, left: BySeat<number>): readonly TieBroken[] {
  return [...new Set(points)]
    .map((each) => SEATS_OF[5].filter((seat) => points[seat] === each))
    .filter((seats) => new Set(seats.map((seat) => left[seat])).size > 1)
    .map((seats) => ({ seats, by: "diamonds" }));
}
