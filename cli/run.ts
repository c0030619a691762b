import { helpOf, readArguments } from "#arguments";
import { accepted, invariant, type Result, refused } from "#engine";
import type { Answer, Command, Family, Io } from "./command.ts";
import { absurd } from "./commands/absurd.ts";
import { arena } from "./commands/arena.ts";
import { calibrate } from "./commands/calibrate.ts";
import { check } from "./commands/check.ts";
import { figures } from "./commands/figures.ts";
import { host } from "./commands/host.ts";
import { lockstep } from "./commands/lockstep.ts";
import { newGame } from "./commands/new-game/new-game.ts";
import { perft } from "./commands/perft.ts";
import { rare } from "./commands/rare/rare.ts";
import { record } from "./commands/record.ts";
import { serveEnv } from "./commands/serve-env.ts";
import { simulate } from "./commands/simulate.ts";
import { soak } from "./commands/soak.ts";
import { train } from "./commands/train.ts";
import { verify } from "./commands/verify.ts";

const COMMANDS: readonly (Command | Family)[] = [
  simulate,
  arena,
  absurd,
  calibrate,
  train,
  perft,
  record,
  verify,
  figures,
  check,
  lockstep,
  soak,
  rare,
  serveEnv,
  newGame,
  host,
];

const CALL = "npm run -s fiorino --";
const ASKS_HELP = ["--help", "-h", "help"];

/** Runs one command line in this process. */
export function runFiorino(io: Io, words: readonly string[]): Result<number, string> {
  const answer = startFiorino(io, words);
  invariant(!(answer instanceof Promise), "no other process is asked");
  return answer;
}

/** Runs one command line, in other processes where it says so. */
export const startFiorino = (io: Io, words: readonly string[]): Answer => startAmong(COMMANDS, CALL, io, words);

function startAmong(
  commands: readonly (Command | Family)[],
  call: string,
  io: Io,
  [name, ...rest]: readonly string[],
): Answer {
  if (name === undefined || ASKS_HELP.includes(name)) {
    for (const line of overview(commands, call)) io.print(line);
    return accepted(0);
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    return refused(`There is no command "${name}"; there is ${commands.map((each) => each.name).join(", ")}.`);
  }
  if ("load" in command) return command.load().then((family) => startAmong(family, `${call} ${name}`, io, rest));
  if (rest.some((word) => word === "--help" || word === "-h")) {
    for (const line of helpOf(`${call} ${name}`, command.about, command)) io.print(line);
    return accepted(0);
  }
  const args = readArguments(command, rest);
  return args.ok ? command.run(io, args.value) : args;
}

function overview(commands: readonly (Command | Family)[], call: string): readonly string[] {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 1;
  const rows = commands.map(({ name, about }) => `  ${name.padEnd(width)}${about}`);
  return [`${call} COMMAND ... (each with --help)`, "", ...rows];
}
