import type { Standings } from "../../standings.ts";
import { AWAITS, KIND_INDEX, KINDS, type Kind, type Player, type State } from "./state.ts";

/** Most points; then most lilies; then the win is shared. */
export function standings(s: State): Standings {
  const { players } = s.opened;
  const lilies = players.map((seat) => keptKinds(s, seat).filter((kind) => kind === 2).length);
  const isBefore = (a: number, b: number) => {
    const points = (s.score[a as 0] ?? 0) - (s.score[b as 0] ?? 0);
    return points !== 0 ? points > 0 : (lilies[a] ?? 0) > (lilies[b] ?? 0);
  };
  const tied = players.filter((a) => players.some((b) => a !== b && s.score[a] === s.score[b]));
  return {
    ranks: players.map((seat) => 1 + players.filter((other) => isBefore(other, seat)).length),
    scores: players.map((seat) => ({
      points: s.score[seat],
      sources: Object.fromEntries(
        KIND_INDEX.map((kind) => [KINDS[kind], pointsFor(s, keptKinds(s, seat), kind)] as const),
      ),
    })),
    ties: tied.length === 0 ? [] : [{ seats: tied, by: "lilies" }],
  };
}

const pointsFor = (s: State, cards: readonly number[], kind: number): number =>
  s.awaits[0] === AWAITS.over ? cards.filter((each) => each === kind).length ** 2 : 0;

/** What a seat has kept so far, by round. */
export function keptKinds(s: State, seat: Player): readonly Kind[] {
  return Array.from({ length: s.kept[seat].length }, (_, round) => s.kept[seat][round as 0 | 1 | 2])
    .filter((kind) => kind > 0)
    .map((kind) => (kind - 1) as Kind);
}
