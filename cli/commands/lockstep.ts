import { type Arguments, seedOf, wholeNumber } from "#arguments";
import { accepted, type Result, refused } from "#engine";
import { Broken, lockstep as inLockstep, nameOf, openSetting, randomSetting } from "#engine/testkit";
import type { Command, Io } from "../command.ts";
import { SEED_FLAG } from "../flags.ts";
import { matchSource } from "../match-source.ts";
import { subjectOf } from "../subject.ts";

export const lockstep: Command = {
  name: "lockstep",
  about:
    "Plays random matches on two implementations of the rules and compares moves, outcomes and points at every step.",
  operand: "GAME",
  flags: [
    { name: "matches", value: "N", about: "how many matches, seats and options drawn at random", need: "required" },
    SEED_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const matches = wholeNumber(args, "matches", { least: 1, most: 1e9 }, undefined);
    if (!matches.ok) return matches;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const subject = subjectOf(io, args.operand);
    if (!subject.ok) return subject;
    const { game, model } = subject.value;
    if (model === undefined) return refused(`${game.meta.title} has one implementation only.`);
    let entries = 0;
    for (let m = 0; m < matches.value; m++) {
      const source = matchSource(seed.value, m);
      const setting = randomSetting(game, source);
      try {
        entries += inLockstep(openSetting(game, setting), model(setting.seats, setting.switches), source);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        io.print(`Match ${m}, ${nameOf(setting)}: ${error.message}`);
        return accepted(1);
      }
    }
    io.print(`${matches.value} matches, ${entries} entries: both implementations agree at every step.`);
    return accepted(0);
  },
};
