import { type GameTypes, MAX_MOVES, moveBuffer, type OpenGame } from "../../game.ts";
import { chanceBuffer } from "../../match/chance.ts";
import { SEATS_OF, type Seat, type Viewer } from "../../seat.ts";

/** The legal moves of a seat as a list of the caller's own. */
export function legalMovesOf<T extends GameTypes>(open: OpenGame<T>, state: T["state"], seat: Seat): readonly number[] {
  const buffer = moveBuffer();
  const n = open.legalMoves(state, seat, buffer);
  return Array.from(buffer.subarray(0, Math.min(n, MAX_MOVES)));
}

export interface Chance {
  readonly outcome: number;
  readonly weight: number;
}

/** The outcomes possible now with their weights as a list of the caller's own. */
export function outcomesOf<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): readonly Chance[] {
  const buffer = chanceBuffer();
  const n = open.chance(state, buffer);
  return Array.from({ length: n }, (_, i) => ({
    outcome: buffer.outcomes[i] ?? -1,
    weight: buffer.weights[i] ?? 0,
  }));
}

/** The seats of the match and the public: all viewers for whom something is hidden. */
export const viewersOf = <T extends GameTypes>(open: OpenGame<T>): readonly Viewer[] => [
  ...SEATS_OF[open.seats],
  "public",
];
