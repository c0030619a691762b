import { type Arguments, has, seedOf, wholeNumber } from "#arguments";
import { accepted, type GameTypes, type Result } from "#engine";
import { Broken, checkSetting, nameOf, PROMISES, SILENCE, type Subject, settingsOf } from "#engine/testkit";
import type { Answer, Command, Io } from "../command.ts";
import { SEED_FLAG } from "../flags.ts";
import { isInPart, PART_FLAG, type Part, partOf, runInParts, WORKERS_FLAG } from "../parts.ts";
import { subjectOf } from "../subject.ts";

export const check: Command = {
  name: "check",
  about: "Checks the promises of the contract, no leak among them, at positions of random matches in every setting.",
  operand: "GAME",
  flags: [
    { name: "positions", value: "N", about: "how many positions, over all settings", need: "required" },
    SEED_FLAG,
    { name: "silence", about: "only that nobody learns what is hidden, which is quicker" },
    WORKERS_FLAG,
    PART_FLAG,
  ],
  run(io: Io, args: Arguments): Answer {
    const positions = wholeNumber(args, "positions", { least: 1, most: 1e9 }, undefined);
    if (!positions.ok) return positions;
    const workers = wholeNumber(args, "workers", { least: 1, most: 64 }, 1);
    if (!workers.ok) return workers;
    const part = partOf(args);
    if (!part.ok) return part;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const subject = subjectOf(io, args.operand);
    if (!subject.ok) return subject;
    if (workers.value > 1) return inParts(io, args, workers.value);
    const isSilence = has(args, "silence");
    const run = { positions: positions.value, seed: seed.value, part: part.value, isSilence };
    return accepted(checkSettings(io, subject.value, run));
  },
};

interface Run {
  readonly positions: number;
  readonly seed: number;
  readonly part: Part;
  readonly isSilence: boolean;
}

/** Matches the number of checked positions in a line of output. */
const COUNTED = /: (\d+) positions /;

function checkSettings(io: Io, subject: Subject<GameTypes>, { positions, seed, part, isSilence }: Run): number {
  const settings = settingsOf(subject.game.meta);
  const amount = { positions: Math.ceil(positions / settings.length), seed };
  const promises = isSilence ? SILENCE : PROMISES;
  let total = 0;
  for (const setting of settings.filter((_, i) => isInPart(part, i))) {
    try {
      const checked = checkSetting(subject, setting, amount, promises);
      io.print(`${nameOf(setting)}: ${checked} positions ${isSilence ? "are silent" : "keep every promise"}.`);
      total += checked;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      io.print(error.message);
      return 1;
    }
  }
  if (part.of === 1) io.print(`In all: ${total} positions over ${settings.length} settings.`);
  return 0;
}

async function inParts(io: Io, args: Arguments, workers: number): Promise<Result<number, string>> {
  let total = 0;
  const print = (line: string): void => {
    total += Number(COUNTED.exec(line)?.[1] ?? 0);
    io.print(line);
  };
  const code = await runInParts({ ...io, print }, "check", args, workers);
  if (code === 0) io.print(`In all: ${total} positions by ${workers} workers.`);
  return accepted(code);
}
