import type { Outing } from "./challenge.ts";

/** What the outings say in all. */
export interface Verdict {
  readonly seats: number;
  readonly matches: number;
  /** Share of the wins, a shared win counting its fraction, with its 95 % interval (Wilson). */
  readonly share: number;
  readonly lower: number;
  readonly upper: number;
  /** Share of the decisive comparisons with another seat in which the bot came out ahead. */
  readonly ahead: number;
  readonly meanPoints: number;
  readonly meanPointsAgainst: number;
  /** Share of the wins by seat. */
  readonly bySeat: readonly number[];
  readonly sprt?: Sprt;
}

/** The sequential test's answer: the odds are as wished, are fair, or nobody knows yet. */
export type Sprt = "stronger" | "not stronger" | "undecided";

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

export function verdictOf(seats: number, outings: readonly Outing[], odds?: number): Verdict {
  const n = outings.length;
  const share = mean(outings.map(({ win }) => win));
  const others = ({ points, own }: Outing) => mean(points.filter((_, seat) => seat !== own));
  const ahead = outings.reduce((sum, each) => sum + each.ahead, 0);
  const behind = outings.reduce((sum, each) => sum + each.behind, 0);
  return {
    ...{ seats, matches: n, share, lower: bound(share, n, -1), upper: bound(share, n, 1) },
    ahead: ahead / Math.max(1, ahead + behind),
    meanPoints: mean(outings.map(({ points, own }) => points[own] ?? 0)),
    meanPointsAgainst: mean(outings.map(others)),
    bySeat: Array.from({ length: seats }, (_, seat) => mean(outings.filter((o) => o.own === seat).map((o) => o.win))),
    ...(odds === undefined ? {} : { sprt: sprtOf(seats, outings, odds) }),
  };
}

/** Wilson's bound at 95 % (two-sided), which stays honest near 0 and 1. */
export function bound(share: number, n: number, side: -1 | 1): number {
  const z = 1.96;
  const centre = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return (centre + side * spread) / (1 + (z * z) / n);
}

/** Both errors are at most 1 in 20. */
const LIMIT = Math.log(19);

/** Wald's test of `odds` times the fair share against the fair share itself. */
export function sprtOf(seats: number, outings: readonly Outing[], odds: number): Sprt {
  const fair = 1 / seats;
  const wished = (odds * fair) / (1 - fair + odds * fair);
  const won = Math.log(wished / fair);
  const lost = Math.log((1 - wished) / (1 - fair));
  const evidence = outings.reduce((sum, { win }) => sum + win * won + (1 - win) * lost, 0);
  return evidence >= LIMIT ? "stronger" : evidence <= -LIMIT ? "not stronger" : "undecided";
}
