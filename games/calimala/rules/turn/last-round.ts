import { COUNCIL_SEATS, DISCS } from "../content.ts";

interface Progress {
  readonly seats: 3 | 4 | 5;
  readonly tilesScored: number;
  /** Turns finished, by seat. */
  readonly turns: readonly number[];
}

/** 6.1, 6.2, 6.4 Whether no round follows: the 15th tile has been scored, or everybody places the last disc in this one. */
export function isLastRound({ seats, tilesScored, turns }: Progress): boolean {
  const { coloured, white } = DISCS[seats];
  return tilesScored === COUNCIL_SEATS || turns.every((n) => n >= coloured + white - 1);
}
