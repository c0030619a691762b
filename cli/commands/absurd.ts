import { type Arguments, has, seedOf, textOf, wholeNumber } from "#arguments";
import { accepted, type Result } from "#engine";
import { ABSURDITIES } from "#games/absurd";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEED_FLAG } from "../flags.ts";
import { openForEach, policyNamed } from "../open-game.ts";
import { type Tally, tallyAbsurd } from "../survey/tally.ts";

export const absurd: Command = {
  name: "absurd",
  about: "Counts the moves of a bot that look stupid, and the chances that it had to make them.",
  operand: "GAME",
  flags: [
    { name: "bot", value: "BOT", about: "the bot on every seat", need: "required" },
    { name: "seats", value: "N,N,...", about: "numbers of seats (default: all of the game)" },
    { name: "matches", value: "N", about: "matches for each number of seats", need: "required" },
    SEED_FLAG,
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const policy = policyNamed(textOf(args, "bot") ?? "");
    if (!policy.ok) return policy;
    const matches = wholeNumber(args, "matches", { least: 1, most: 1e6 }, undefined);
    if (!matches.ok) return matches;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const opened = openForEach(io, args);
    if (!opened.ok) return opened;
    const kinds = ABSURDITIES[args.operand] ?? [];
    const tallies = opened.value.map((open) =>
      tallyAbsurd({ open, policy: policy.value, seed: seed.value }, kinds, matches.value),
    );
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
