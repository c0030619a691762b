import { type Arguments, seedOf, wholeNumber } from "#arguments";
import { accepted, type Result } from "#engine";
import { Broken, nameOf, openSetting, randomSetting, soakMatch } from "#engine/testkit";
import type { Command, Io } from "../command.ts";
import { SEED_FLAG } from "../flags.ts";
import { matchSource } from "../match-source.ts";
import { subjectOf } from "../subject.ts";

export const soak: Command = {
  name: "soak",
  about: "Plays random decisions over all seat counts and options and looks for a broken invariant.",
  operand: "GAME",
  flags: [
    { name: "decisions", value: "N", about: "how many decisions at least" },
    { name: "matches", value: "N", about: "how many matches at least" },
    SEED_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const wanted = wholeNumber(args, "decisions", { least: 1, most: 1e12 }, 1);
    if (!wanted.ok) return wanted;
    const least = wholeNumber(args, "matches", { least: 1, most: 1e9 }, 1);
    if (!least.ok) return least;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const subject = subjectOf(io, args.operand);
    if (!subject.ok) return subject;
    const { game } = subject.value;
    const settings = new Set<string>();
    let decisions = 0;
    let matches = 0;
    for (; decisions < wanted.value || matches < least.value; matches++) {
      const source = matchSource(seed.value, matches);
      const setting = randomSetting(game, source);
      settings.add(nameOf(setting));
      try {
        decisions += soakMatch(subject.value, openSetting(game, setting), source);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        io.print(`Match ${matches}, ${nameOf(setting)}: ${error.message}`);
        return accepted(1);
      }
    }
    io.print(`${decisions} decisions in ${matches} matches over ${settings.size} settings: no invariant is broken.`);
    return accepted(0);
  },
};
