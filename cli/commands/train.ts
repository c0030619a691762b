import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Arguments, seedOf, textOf, wholeNumber } from "#arguments";
import { Learned, learnFrom, networkOf, writeWeights } from "#bots/learning";
import { type AnyGame, accepted, type Result, refused } from "#engine";
import { openSetting, settingsOf } from "#engine/testkit";
import type { Command, Io } from "../command.ts";
import { SEED_FLAG } from "../flags.ts";
import { findGame } from "../open-game.ts";
import { PART_FLAG, partOf, runInParts, WORKERS_FLAG } from "../parts.ts";
import { type Courses, playRound, printCourses, pupilOf, ROUND, type Round, readCourses } from "../training/courses.ts";
import { readTraining, writeTraining } from "../training/kept-training.ts";

/** How fast is learned at first, and at least. */
const RATE = 0.02;
const LEAST_RATE = 0.002;

interface Training {
  readonly io: Io;
  readonly args: Arguments;
  readonly game: AnyGame;
  readonly matches: number;
  readonly seed: number;
  readonly file: string;
  readonly row: string;
}

export const train: Command = {
  name: "train",
  about: "Learns values of a game's positions by self-play, in rounds; the same weights on every machine.",
  operand: "GAME",
  flags: [
    { name: "matches", value: "N", about: "how many matches in all", need: "required" },
    { name: "keep", value: "FILE", about: "written after each round; go on from there (default: in build/training)" },
    { name: "out", value: "FILE", about: "write the weights at the end as a module" },
    WORKERS_FLAG,
    PART_FLAG,
    SEED_FLAG,
  ],
  run(io: Io, args: Arguments) {
    const read = readAsked(io, args);
    if (!read.ok) return read;
    const part = partOf(args);
    if (!part.ok) return part;
    const workers = wholeNumber(args, "workers", { least: 1, most: 64 }, 2);
    if (!workers.ok) return workers;
    const network = networkOf(read.value.game);
    const from = readTraining(read.value.file, read.value.row, network);
    if (args.said.has("part")) {
      for (const line of printCourses(playRound(roundFrom(read.value, network, from), part.value))) io.print(line);
      return accepted(0);
    }
    return learnAll(read.value, network, { from, workers: workers.value });
  },
};

function readAsked(io: Io, args: Arguments): Result<Training, string> {
  const game = findGame(io, args.operand);
  if (!game.ok) return game;
  const { meta, insight } = game.value;
  if (insight?.learnable === undefined) return refused(`${meta.title} does not say what can be learned of it.`);
  const matches = wholeNumber(args, "matches", { least: 1, most: 1e7 }, undefined);
  if (!matches.ok) return matches;
  const seed = seedOf(args);
  if (!seed.ok) return seed;
  const file = textOf(args, "keep") ?? join("build/training", `${meta.id}-${matches.value}-${seed.value}.json`);
  const row = `${meta.id} ${matches.value} ${seed.value}`;
  return accepted({ io, args, game: game.value, matches: matches.value, seed: seed.value, file, row });
}

type Network = ReturnType<typeof networkOf>;

const roundFrom = ({ game, matches, seed }: Training, network: Network, from: number): Round => ({
  pupils: settingsOf(game.meta).map((setting) => new Learned(openSetting(game, setting), network)),
  ...{ seed, from, to: Math.min(matches, from + ROUND) },
});

interface Conduct {
  readonly from: number;
  readonly workers: number;
}

/** Round by round: every worker plays its share, then all matches are learned from in their order. */
async function learnAll(
  training: Training,
  network: Network,
  { from, workers }: Conduct,
): Promise<Result<number, string>> {
  const { io, matches, file, row } = training;
  mkdirSync(dirname(file), { recursive: true });
  for (let match = from; match < matches; match += ROUND) {
    const round = roundFrom(training, network, match);
    if (match === from) writeTraining(file, row, match, network);
    const courses = await coursesOf(training, round, workers);
    if (courses === undefined) return refused("A worker ended before its time.");
    const missed = { points: 0, positions: 0 };
    for (let m = round.from; m < round.to; m++) {
      network.rate = Math.max(LEAST_RATE, RATE * (1 - m / matches));
      learnFrom(pupilOf(round, m), courses.get(m) ?? [], missed);
    }
    writeTraining(file, row, round.to, network);
    const off = Math.sqrt(missed.points / missed.positions).toFixed(3);
    io.print(`${round.to} of ${matches} matches: final points missed by ${off} on average (root of mean squares)`);
  }
  const out = textOf(training.args, "out");
  if (out !== undefined) writeFileSync(out, moduleOf(training, network));
  return accepted(0);
}

async function coursesOf({ io, args }: Training, round: Round, workers: number): Promise<Courses | undefined> {
  if (workers === 1) return playRound(round, { index: 0, of: 1 });
  const lines: string[] = [];
  const hearing: Io = { games: io.games, print: (line) => void lines.push(line) };
  return (await runInParts(hearing, "train", args, workers)) === 0 ? readCourses(lines) : undefined;
}

function moduleOf({ game, matches, seed }: Training, network: Network): string {
  const made = `npm run -s fiorino -- train ${game.meta.id} --matches ${matches} --seed ${seed}`;
  const fields = Object.entries(writeWeights(game, network, made));
  return [
    'import type { LearnedText } from "#engine";',
    "",
    "/** Written by the command that it names. */",
    "export const learned: LearnedText = {",
    ...fields.map(([name, value]) => (value.length > 90 ? `  ${name}:\n    "${value}",` : `  ${name}: "${value}",`)),
    "};",
    "",
  ].join("\n");
}
