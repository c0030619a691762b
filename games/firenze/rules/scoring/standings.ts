import type { Standings } from "#engine";
import { SOURCE_INDEX, SOURCES, type State } from "../state.ts";
import { pointsOf } from "./scoring.ts";

/** 5.3 Most points; ties share the rank. */
export function standings(s: State): Standings {
  const seats = s.opened.seatList;
  const points = seats.map((seat) => pointsOf(s, seat));
  return {
    ranks: points.map((own) => 1 + points.filter((other) => other > own).length),
    scores: seats.map((seat) => ({
      points: pointsOf(s, seat),
      sources: Object.fromEntries(SOURCE_INDEX.map((i) => [SOURCES[i], s.points[i][seat]])),
    })),
    ties: [],
  };
}
