import { type Arguments, has, textOf } from "#arguments";
import { accepted, type Result, refused, SEATS_OF } from "#engine";
import { type Challenge, type Outing, playOuting } from "../arena/challenge.ts";
import { type KeptOutings, keepOutings } from "../arena/kept-outings.ts";
import { sprtOf, type Verdict, verdictOf } from "../arena/verdict.ts";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEAT_COUNTS_FLAG, SEED_FLAG } from "../flags.ts";
import { readJudgedBot } from "../judged-bot.ts";
import { policyNamed } from "../open-game.ts";

const MOST_FOR_SPRT = 200;

/** How an arena is played besides its challenge. */
interface Conduct {
  readonly kept?: KeptOutings;
  /** The odds, as a multiple of fair ones, that a sequential test asks for; it ends the matches when it knows. */
  readonly sprt?: number;
}

export function challenge(asked: Challenge, { kept, sprt }: Conduct = {}): Verdict {
  const { seats } = asked.open;
  const outings: Outing[] = [];
  for (let match = 0; match < asked.matches; match++) {
    if (sprt !== undefined && isSettled(seats, outings, sprt)) break;
    for (const own of SEATS_OF[seats]) {
      const known = kept?.find(match, own);
      const outing = known ?? playOuting(asked, match, own);
      if (known === undefined) kept?.add(outing);
      outings.push(outing);
    }
  }
  return verdictOf(seats, outings, sprt);
}

const isSettled = (seats: number, outings: readonly Outing[], odds: number): boolean =>
  outings.length + seats > MOST_FOR_SPRT || sprtOf(seats, outings, odds) !== "undecided";

export const arena: Command = {
  name: "arena",
  about: "Puts one bot on every seat in turn against another on the rest and gives its share of the wins.",
  operand: "GAME",
  flags: [
    { name: "bot", value: "BOT", about: "the bot that is judged", need: "required" },
    { name: "against", value: "BOT", about: "the bot on the other seats (default: random)" },
    { name: "sees", about: "the bot that is judged sees all hands: what hidden cards cost it" },
    SEAT_COUNTS_FLAG,
    { name: "matches", value: "N", about: "matches for each seat, at most", need: "required" },
    {
      name: "sprt",
      value: "ODDS",
      about: "test these odds (times fair ones) against fair ones, and end when it is clear",
    },
    { name: "keep", value: "FILE", about: "add each match to this file, and go on from what it has" },
    SEED_FLAG,
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const judged = readJudgedBot(io, args);
    if (!judged.ok) return judged;
    const { policy, matches, seed, opened } = judged.value;
    const against = policyNamed(textOf(args, "against") ?? "random");
    if (!against.ok) return against;
    const sprt = oddsOf(args);
    if (!sprt.ok) return sprt;
    const sees = has(args, "sees");
    const common = { policy, against: against.value, sees, matches, seed };
    const verdicts: Verdict[] = [];
    for (const open of opened) {
      const row = rowOf(args, open.seats);
      const verdict = challenge({ open, ...common }, { kept: keepOutings(textOf(args, "keep"), row), ...sprt.value });
      verdicts.push(verdict);
      io.print(has(args, "json") ? JSON.stringify(verdict) : describe(verdict, common));
    }
    if (!has(args, "json")) io.print(summary(verdicts));
    return accepted(0);
  },
};

function oddsOf(args: Arguments): Result<{ readonly sprt?: number }, string> {
  const text = textOf(args, "sprt");
  if (text === undefined) return accepted({});
  const odds = Number(text);
  return odds > 1 ? accepted({ sprt: odds }) : refused(`--sprt is a number above 1, not "${text}".`);
}

/** All that an outing depends on. */
const rowOf = (args: Arguments, seats: number): string =>
  [
    ...[args.operand, seats, textOf(args, "bot"), textOf(args, "against") ?? "random", textOf(args, "seed")],
    ...[...(args.said.get("option") ?? []), textOf(args, "content") ?? ""],
    ...(has(args, "sees") ? ["sees"] : []),
  ].join(" ");

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

/** Over all numbers of seats. */
function summary(verdicts: readonly Verdict[]): string {
  const matches = verdicts.reduce((sum, each) => sum + each.matches, 0);
  const wins = verdicts.reduce((sum, each) => sum + each.share * each.matches, 0);
  const bounds = verdicts.map(({ seats, lower }) => `${percent(lower)} with ${seats} seats`).join(", ");
  return `In all: ${percent(wins / matches)} of ${matches} matches, at least ${bounds} (95 %).`;
}

function describe(verdict: Verdict, { policy, against, sees }: Pick<Challenge, "policy" | "against" | "sees">): string {
  const { seats, matches, share, lower, upper, ahead, sprt } = verdict;
  const points = `${verdict.meanPoints.toFixed(1)} points to ${verdict.meanPointsAgainst.toFixed(1)}`;
  const who = sees === true ? `${policy.name} that sees all hands` : policy.name;
  const what = `${who} against ${against.name}, ${seats} seats, ${matches} matches`;
  const wins = `${percent(share)} of wins (${percent(lower)} to ${percent(upper)}, fair ${percent(1 / seats)})`;
  return `${what}: ${wins}; ahead in ${percent(ahead)}; ${points}${sprt === undefined ? "" : `; ${sprt}`}`;
}
