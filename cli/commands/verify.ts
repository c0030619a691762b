import { accepted, type RecordRefusal, type Result, refused, verifyRecord } from "#engine";
import type { Arguments } from "../arguments.ts";
import type { Command, Io } from "../command.ts";
import { findGame, readText } from "../open-game.ts";
import { parseRecordFile } from "../record-file.ts";

export const verify: Command = {
  name: "verify",
  about: "Replays a record and compares everything; exit code 1 and the first difference when it does not hold.",
  operand: "FILE",
  flags: [],
  run(io: Io, args: Arguments): Result<number, string> {
    const text = readText(args.operand);
    if (!text.ok) return text;
    const file = parseRecordFile(text.value);
    if (!file.ok) return refused(`${args.operand} cannot be verified: ${file.refusal}.`);
    const game = findGame(io, file.value.game);
    if (!game.ok) return game;
    const verified = verifyRecord(game.value, file.value);
    if (!verified.ok) {
      io.print(`${args.operand}: ${difference(verified.refusal)}`);
      return accepted(1);
    }
    io.print(`${args.operand}: ${file.value.entries.length} entries, all as the rules give them.`);
    return accepted(0);
  },
};

const difference = ({ code, ply, found }: RecordRefusal): string =>
  `${code}${ply === undefined ? "" : ` at entry ${ply + 1}`}; found ${found}`;
