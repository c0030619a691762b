import { writeFileSync } from "node:fs";
import { type Arguments, has, seedOf, textOf } from "#arguments";
import { playByPolicies, UNHURRIED } from "#bots";
import {
  accepted,
  type Entry,
  positionsOf,
  RECORD_FORMAT,
  type RecordFile,
  type Result,
  recordOf,
  refused,
} from "#engine";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, SEATS_FLAG, SEED_FLAG } from "../flags.ts";
import { matchSource } from "../match-source.ts";
import { codeOf, openGame, readPolicies } from "../open-game.ts";
import { printRecordFile } from "../records/record-file.ts";

export const record: Command = {
  name: "record",
  about: "Plays one match between bots and writes it down, every entry and the standings.",
  operand: "GAME",
  flags: [
    SEATS_FLAG,
    SEED_FLAG,
    { name: "out", value: "FILE", about: "the file to write", need: "required" },
    { name: "positions", about: "with the complete position after every entry" },
    ...GAME_FLAGS,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const policies = readPolicies(args);
    if (!policies.ok) return policies;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const opened = openGame(io, args, policies.value.length);
    if (!opened.ok) return opened;
    const { open, content } = opened.value;
    const entries: Entry[] = [];
    const source = matchSource(seed.value, 0);
    const onEntry = (entry: Entry): void => void entries.push(entry);
    const { state } = playByPolicies({ game: open, policies: policies.value, source, budget: UNHURRIED, onEntry });
    const bots = policies.value.map((policy) => policy.name);
    const positions = has(args, "positions") ? { positions: positionsOf(open, entries) } : {};
    const file: RecordFile = { format: RECORD_FORMAT, bots, ...recordOf(open, entries, state, content), ...positions };
    const out = textOf(args, "out") ?? "";
    const written = writeText(out, printRecordFile(file));
    if (!written.ok) return written;
    const points = open.standings(state).scores.map((score) => score.points);
    io.print(`${entries.length} entries written to ${out}; points ${points.join(", ")}.`);
    return accepted(0);
  },
};

function writeText(file: string, text: string): Result<undefined, string> {
  try {
    writeFileSync(file, text);
    return accepted(undefined);
  } catch (error) {
    return refused(`${file} cannot be written (${codeOf(error)}).`);
  }
}
