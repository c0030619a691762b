import { accepted, type Result } from "#engine";
import { Broken, checkSetting, nameOf, settingsOf } from "#engine/testkit";
import { type Arguments, seedOf, wholeNumber } from "../arguments.ts";
import type { Command, Io } from "../command.ts";
import { SEED_FLAG } from "../flags.ts";
import { subjectOf } from "../subject.ts";

export const check: Command = {
  name: "check",
  about: "Checks the promises of the contract, no leak among them, at positions of random matches in every setting.",
  operand: "GAME",
  flags: [
    { name: "positions", value: "N", about: "how many positions, over all settings", need: "required" },
    SEED_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const positions = wholeNumber(args, "positions", { least: 1, most: 1e9 }, undefined);
    if (!positions.ok) return positions;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const subject = subjectOf(io, args.operand);
    if (!subject.ok) return subject;
    const settings = settingsOf(subject.value.game.meta);
    const share = Math.ceil(positions.value / settings.length);
    for (const setting of settings) {
      const broken = brokenPromise(() => checkSetting(subject.value, setting, { positions: share, seed: seed.value }));
      if (broken !== undefined) {
        io.print(broken);
        return accepted(1);
      }
      io.print(`${nameOf(setting)}: at least ${share} positions keep every promise.`);
    }
    return accepted(0);
  },
};

/** What is wrong, with the position and the seed; none when all is well. */
function brokenPromise(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Broken) return error.message;
    throw error;
  }
}
