import { SEATS_OF, type Seat, type Standings } from "#engine";
import { SPACES, type State } from "./state.ts";

// Guide 3: points by source, ranks, and the rules that decided ties.

/** 2.1 */
export const pointsOf = (s: State, seat: Seat): number => SPACES.filter((space) => s.spaces[space] === seat + 1).length;

/** 3.1 */
export function standings(s: State): Standings {
  const points = SEATS_OF[s.opened.seats].map((seat) => pointsOf(s, seat));
  return {
    ranks: points.map((mine) => 1 + points.filter((other) => other > mine).length),
    scores: points.map((n) => ({ points: n, sources: { spaces: n } })),
    ties: [],
  };
}
