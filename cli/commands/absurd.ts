import { type Arguments, has } from "#arguments";
import { accepted, type Result } from "#engine";
import { ABSURDITIES } from "#games/absurd";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEAT_COUNTS_FLAG, SEED_FLAG } from "../flags.ts";
import { readJudgedBot } from "../judged-bot.ts";
import { type Tally, tallyAbsurd } from "../survey/tally.ts";

export const absurd: Command = {
  name: "absurd",
  about: "Counts the moves of a bot that look stupid, and the chances that it had to make them.",
  operand: "GAME",
  flags: [
    { name: "bot", value: "BOT", about: "the bot on every seat", need: "required" },
    SEAT_COUNTS_FLAG,
    { name: "matches", value: "N", about: "matches for each number of seats", need: "required" },
    SEED_FLAG,
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const judged = readJudgedBot(io, args);
    if (!judged.ok) return judged;
    const { policy, matches, seed, opened } = judged.value;
    const kinds = ABSURDITIES[args.operand] ?? [];
    const tallies = opened.map((open) => tallyAbsurd({ open, policy, seed }, kinds, matches));
    for (const tally of together(tallies)) io.print(has(args, "json") ? JSON.stringify(tally) : describe(tally));
    return accepted(0);
  },
};

/** Over all numbers of seats. */
const together = (tallies: readonly (readonly Tally[])[]): readonly Tally[] =>
  (tallies[0] ?? []).map(({ name }, at) => {
    const sum = (key: "chances" | "times") => tallies.reduce((all, each) => all + (each[at]?.[key] ?? 0), 0);
    return { name, chances: sum("chances"), times: sum("times") };
  });

const describe = ({ name, chances, times }: Tally): string =>
  `${name}: ${times} of ${chances} chances${chances === 0 ? "" : `, ${((1000 * times) / chances).toFixed(1)} in 1,000`}`;
