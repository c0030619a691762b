import { type Arguments, seedOf, textOf, wholeNumber } from "#arguments";
import type { Policy } from "#bots";
import { type AnyOpenGame, accepted, type Result } from "#engine";
import type { Io } from "./command.ts";
import { openForEach, policyNamed } from "./open-game.ts";

/** What every command that judges one bot is told: the bot, how many matches of which seed, the game for each number of seats. */
interface JudgedBot {
  readonly policy: Policy;
  readonly matches: number;
  readonly seed: number;
  readonly opened: readonly AnyOpenGame[];
}

export function readJudgedBot(io: Io, args: Arguments): Result<JudgedBot, string> {
  const policy = policyNamed(textOf(args, "bot") ?? "");
  if (!policy.ok) return policy;
  const matches = wholeNumber(args, "matches", { least: 1, most: 1e6 }, undefined);
  if (!matches.ok) return matches;
  const seed = seedOf(args);
  if (!seed.ok) return seed;
  const opened = openForEach(io, args);
  if (!opened.ok) return opened;
  return accepted({ policy: policy.value, matches: matches.value, seed: seed.value, opened: opened.value });
}
