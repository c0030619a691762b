import type { Standings } from "../../standings.ts";
import { STALLS } from "./content.ts";
import { STALL_INDEX, type State, sum } from "./state.ts";

/** Most points, ties are shared. */
export function standings(s: State): Standings {
  const { players, content } = s.opened;
  const tied = players.filter((a) => players.some((b) => a !== b && s.score[a] === s.score[b]));
  return {
    ranks: players.map((seat) => 1 + players.filter((other) => s.score[other] > s.score[seat]).length),
    scores: players.map((seat) => {
      const own = STALL_INDEX.filter((stall) => s.owner[stall] === seat + 1).map((stall) => STALLS[stall]);
      const built = sum(own.map((stall) => content.stalls[stall].points));
      const sources = Object.fromEntries(own.map((stall) => [stall, content.stalls[stall].points] as const));
      return { points: s.score[seat], sources: { ...sources, taken: s.score[seat] - built } };
    }),
    ties: tied.length === 0 ? [] : [{ seats: tied, by: "shared" }],
  };
}
