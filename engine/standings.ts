import type { BySeat, Seat } from "./seat.ts";

/** Points of one seat and where they came from; the parts add up to the points. */
export interface SeatScore {
  readonly points: number;
  readonly sources: Readonly<Record<string, number>>;
}

/** A tie at the top or below, and the rule that decided it (an id that the game's catalog words). */
export interface TieBroken {
  readonly seats: readonly Seat[];
  readonly by: string;
}

/** Ranks with ties (1 is best; equal ranks share it), the scores behind them and the tie-breakers used. */
export interface Standings {
  readonly ranks: BySeat<number>;
  readonly scores: BySeat<SeatScore>;
  readonly ties: readonly TieBroken[];
}

/** Share of the win per seat: 1 for a sole winner, a fraction for a shared win. */
export function winShares(standings: Standings): BySeat<number> {
  const winners = standings.ranks.filter((rank) => rank === 1).length;
  return standings.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}
