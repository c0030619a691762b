import { accepted, type Result } from "#engine";
import { Broken, checkSetting, nameOf, PROMISES, SILENCE, settingsOf } from "#engine/testkit";
import { type Arguments, has, seedOf, wholeNumber } from "../arguments.ts";
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
    { name: "silence", about: "only that nobody learns what is hidden, which is quicker" },
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const positions = wholeNumber(args, "positions", { least: 1, most: 1e9 }, undefined);
    if (!positions.ok) return positions;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const subject = subjectOf(io, args.operand);
    if (!subject.ok) return subject;
    const settings = settingsOf(subject.value.game.meta);
    const [promises, which] = has(args, "silence") ? [SILENCE, "are silent"] : [PROMISES, "keep every promise"];
    const share = Math.ceil(positions.value / settings.length);
    for (const setting of settings) {
      const amount = { positions: share, seed: seed.value };
      const broken = brokenPromise(() => checkSetting(subject.value, setting, amount, promises));
      if (broken !== undefined) {
        io.print(broken);
        return accepted(1);
      }
      io.print(`${nameOf(setting)}: at least ${share} positions ${which}.`);
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
