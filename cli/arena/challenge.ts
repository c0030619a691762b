import { type Policy, playByPolicies, UNHURRIED } from "#bots";
import { type AnyOpenGame, SEATS_OF, type Seat, winShares } from "#engine";
import { matchSource } from "../match-source.ts";
import { seeing } from "./seeing.ts";

/** One bot on each seat in turn, another on all the rest. */
export interface Challenge {
  readonly open: AnyOpenGame;
  readonly policy: Policy;
  readonly against: Policy;
  /** The bot that is judged sees all hands. */
  readonly sees?: boolean;
  /** Matches for each seat. */
  readonly matches: number;
  readonly seed: number;
}

/** What one match says about the bot on seat `own`. */
export interface Outing {
  readonly match: number;
  readonly own: Seat;
  /** A shared win counts its fraction. */
  readonly win: number;
  readonly points: readonly number[];
  /** Other seats that it came out ahead of, and behind. */
  readonly ahead: number;
  readonly behind: number;
}

/**
 * Every seating of the same seeds. Chance has a stream of random numbers of its own, each seat another, so that the
 * seatings of a match differ in nothing but the bots.
 */
export function playOuting({ open, policy, against, sees, seed }: Challenge, match: number, own: Seat): Outing {
  const seats = SEATS_OF[open.seats];
  const state = open.setup();
  const judged = sees === true ? seeing(policy, open, state) : policy;
  playByPolicies({
    ...{ game: open, state },
    policies: seats.map((seat) => (seat === own ? judged : against)),
    source: matchSource(seed, STREAMS * match),
    own: seats.map((seat) => matchSource(seed, STREAMS * match + 1 + seat)),
    budget: UNHURRIED,
  });
  const standings = open.standings(state);
  const rank = standings.ranks[own] ?? 0;
  return {
    ...{ match, own, win: winShares(standings)[own] ?? 0 },
    points: standings.scores.map(({ points }) => points),
    ahead: standings.ranks.filter((other) => other > rank).length,
    behind: standings.ranks.filter((other) => other < rank).length,
  };
}

/** Streams of random numbers that belong to one match. */
const STREAMS = 8;
