import { type Arguments, has } from "#arguments";
import { accepted, type Result } from "#engine";
import type { Command, Io } from "../command.ts";
import { Batch } from "../environment/batch.ts";
import { stepsPerSecond } from "../environment/measure.ts";
import { observerOf } from "../environment/observer.ts";
import { type OpenBatch, serve } from "../environment/serve.ts";
import { openGame } from "../open-game.ts";
import { subjectOf } from "../subject.ts";

const MEASURED = { seats: 4, matches: 256, seed: 1 };
const SECONDS = 3;

export const serveEnv: Command = {
  name: "serve-env",
  about: "Plays batches of matches for another program, over standard input and output (docs/environment.md).",
  operand: "GAME",
  flags: [
    { name: "content", value: "FILE", about: "figures of the game in place of the built-in ones" },
    { name: "measure", about: "how many steps a second, by a client of its own" },
  ],
  async run(io: Io, args: Arguments): Promise<Result<number, string>> {
    const batches = batchesOf(io, args);
    if (!batches.ok) return batches;
    if (has(args, "measure")) return measure(io, args.operand);
    const write = (frame: Buffer): Promise<void> => {
      return new Promise((done) => void process.stdout.write(frame, () => done()));
    };
    return serve(batches.value, process.stdin, write);
  },
};

/** Opens batches of the game that the arguments name. */
export function batchesOf(io: Io, args: Arguments): Result<OpenBatch, string> {
  const subject = subjectOf(io, args.operand);
  if (!subject.ok) return subject;
  return accepted((wish) => {
    const said = new Map([...args.said, ["option", wish.options] as const]);
    const opened = openGame(io, { ...args, said }, wish.seats);
    if (!opened.ok) return opened;
    const { open } = opened.value;
    return accepted(new Batch(open, observerOf(open, subject.value.places), wish));
  });
}

async function measure(io: Io, game: string): Promise<Result<number, string>> {
  const plain = await stepsPerSecond(game, MEASURED, SECONDS);
  const observed = await stepsPerSecond(game, { ...MEASURED, observe: true }, SECONDS);
  const what = `${game}, ${MEASURED.seats} seats, batches of ${MEASURED.matches}`;
  io.print(`${what}: ${plain} steps a second with masks, ${observed} with observations, too.`);
  return accepted(0);
}
