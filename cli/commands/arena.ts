import { type Arguments, has, seedOf, textOf, wholeNumber } from "#arguments";
import { type Policy, playByPolicies, UNHURRIED } from "#bots";
import {
  type AnyOpenGame,
  accepted,
  type GameTypes,
  type Result,
  refused,
  SEATS_OF,
  type Seat,
  seatCountsOf,
  winShares,
} from "#engine";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEED_FLAG } from "../flags.ts";
import { matchSource } from "../match-source.ts";
import { findGame, openGame, policyNamed } from "../open-game.ts";

/** One bot on each seat in turn, another on all the rest. */
interface Challenge {
  readonly open: AnyOpenGame;
  readonly policy: Policy;
  readonly against: Policy;
  /** Matches for each seat. */
  readonly matches: number;
  readonly seed: number;
}

interface Verdict {
  readonly seats: number;
  readonly matches: number;
  /** Share of the wins, a shared win counting its fraction. */
  readonly share: number;
  /** Lower 95 % bound of the share (Wilson). */
  readonly lower: number;
  readonly meanPoints: number;
  readonly meanPointsAgainst: number;
}

export function challenge({ open, policy, against, matches, seed }: Challenge): Verdict {
  const seats = SEATS_OF[open.seats];
  const sum = { wins: 0, points: 0, against: 0 };
  for (const own of seats) {
    const policies = seats.map((seat) => (seat === own ? policy : against));
    for (let m = 0; m < matches; m++) {
      const source = matchSource(seed, own * matches + m);
      const { state } = playByPolicies({ game: open, policies, source, budget: UNHURRIED });
      tally(sum, open, state, own);
    }
  }
  const n = matches * seats.length;
  const share = sum.wins / n;
  return {
    seats: open.seats,
    matches: n,
    share,
    lower: lowerBound(share, n),
    meanPoints: sum.points / n,
    meanPointsAgainst: sum.against / n,
  };
}

interface Sum {
  wins: number;
  points: number;
  against: number;
}

function tally(sum: Sum, open: AnyOpenGame, state: GameTypes["state"], own: Seat): void {
  const standings = open.standings(state);
  sum.wins += winShares(standings)[own] ?? 0;
  for (const [seat, score] of standings.scores.entries()) {
    if (seat === own) sum.points += score.points;
    else sum.against += score.points / (open.seats - 1);
  }
}

/** Wilson's lower bound at 95 % (two-sided), which stays honest near 1. */
export function lowerBound(share: number, n: number): number {
  const z = 1.96;
  const centre = share + (z * z) / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return (centre - spread) / (1 + (z * z) / n);
}

export const arena: Command = {
  name: "arena",
  about: "Puts one bot on every seat in turn against another on the rest and gives its share of the wins.",
  operand: "GAME",
  flags: [
    { name: "bot", value: "BOT", about: "the bot that is judged", need: "required" },
    { name: "against", value: "BOT", about: "the bot on the other seats (default: random)" },
    { name: "seats", value: "N,N,...", about: "numbers of seats (default: all of the game)" },
    { name: "matches", value: "N", about: "matches for each seat", need: "required" },
    SEED_FLAG,
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const policy = policyNamed(textOf(args, "bot") ?? "");
    if (!policy.ok) return policy;
    const against = policyNamed(textOf(args, "against") ?? "random");
    if (!against.ok) return against;
    const matches = wholeNumber(args, "matches", { least: 1, most: 1e6 }, undefined);
    if (!matches.ok) return matches;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const counts = seatCounts(io, args);
    if (!counts.ok) return counts;
    const opened: AnyOpenGame[] = [];
    for (const seats of counts.value) {
      const one = openGame(io, args, seats);
      if (!one.ok) return one;
      opened.push(one.value.open);
    }
    const common = { policy: policy.value, against: against.value, matches: matches.value, seed: seed.value };
    const verdicts: Verdict[] = [];
    for (const open of opened) {
      const verdict = challenge({ open, ...common });
      verdicts.push(verdict);
      io.print(has(args, "json") ? JSON.stringify(verdict) : describe(verdict, policy.value, against.value));
    }
    if (!has(args, "json")) io.print(summary(verdicts));
    return accepted(0);
  },
};

function seatCounts(io: Io, args: Arguments): Result<readonly number[], string> {
  const text = textOf(args, "seats");
  const game = findGame(io, args.operand);
  if (!game.ok) return game;
  if (text === undefined) return accepted(seatCountsOf(game.value.meta.seats));
  if (!/^\d(,\d)*$/.test(text)) return refused(`--seats is a list of numbers like 3,4,5, not "${text}".`);
  return accepted(text.split(",").map(Number));
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

/** Over all numbers of seats. */
function summary(verdicts: readonly Verdict[]): string {
  const matches = verdicts.reduce((sum, each) => sum + each.matches, 0);
  const wins = verdicts.reduce((sum, each) => sum + each.share * each.matches, 0);
  const bounds = verdicts.map(({ seats, lower }) => `${percent(lower)} with ${seats} seats`).join(", ");
  return `In all: ${percent(wins / matches)} of ${matches} matches, at least ${bounds} (95 %).`;
}

function describe(verdict: Verdict, policy: Policy, against: Policy): string {
  const points = `${verdict.meanPoints.toFixed(1)} points to ${verdict.meanPointsAgainst.toFixed(1)}`;
  const what = `${policy.name} against ${against.name}, ${verdict.seats} seats, ${verdict.matches} matches`;
  return `${what}: ${percent(verdict.share)} of wins, at least ${percent(verdict.lower)} (95 %); ${points}`;
}
