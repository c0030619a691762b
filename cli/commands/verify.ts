import type { Arguments } from "#arguments";
import {
  type AnyGame,
  accepted,
  canonicalJson,
  openRecord,
  type RecordFile,
  type RecordRefusal,
  type Result,
  refused,
  unreachable,
  verifyRecord,
} from "#engine";
import type { Command, Io } from "../command.ts";
import { findGame, readText } from "../open-game.ts";
import { checkDraws, fairnessIn } from "../records/draws.ts";
import { parseRecordFile } from "../records/record-file.ts";
import { checkTimes, timesIn } from "../records/times.ts";

export const verify: Command = {
  name: "verify",
  about:
    "Replays a record, its draws included, and compares; exit code 1 and the first difference when it does not hold.",
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
      io.print(`${args.operand}: ${difference(file.value, verified.refusal)}`);
      return accepted(1);
    }
    io.print(`${args.operand}: ${file.value.entries.length} entries, all as the rules give them.`);
    const draws = verifyDraws(game.value, file.value, text.value);
    if (draws !== undefined) io.print(`${args.operand}: ${draws.ok ? draws.value : draws.refusal}`);
    const times = verifyTimes(game.value, file.value, text.value);
    if (times !== undefined) io.print(`${args.operand}: ${times.ok ? times.value : times.refusal}`);
    return accepted(draws?.ok === false || times?.ok === false ? 1 : 0);
  },
};

/** Whether the draws follow from the secret that a server had committed to; undefined when the file has no secret. */
function verifyDraws(game: AnyGame, file: RecordFile, text: string): Result<string, string> | undefined {
  const fairness = fairnessIn(text);
  const open = openRecord(game, file);
  if (fairness === undefined || !open.ok) return undefined;
  const draws = checkDraws(open.value, file.entries, fairness);
  return draws.ok
    ? accepted(
        `${draws.value.draws} draws, all from the secret behind the commitment ${fairness.commitment}${skippedIn(draws.value.skipped)}.`,
      )
    : draws;
}

/** Whether everybody's time follows from log, pace and facts; undefined when the match had no clocks. */
function verifyTimes(game: AnyGame, file: RecordFile, text: string): Result<string, string> | undefined {
  const times = timesIn(text);
  const open = openRecord(game, file);
  if (times === undefined || !open.ok) return undefined;
  const checked = checkTimes(open.value, file.entries, times);
  return checked.ok ? accepted(`${checked.value} clocks, all as log, pace and facts give them.`) : checked;
}

const skippedIn = (skipped: number): string =>
  skipped === 0
    ? ""
    : `; ${skipped} more were drawn and then dropped, which only a host can do, and the table was told`;

/** One line: where the record and the rules part first. */
function difference(file: RecordFile, { code, ply, found }: RecordRefusal): string {
  switch (code) {
    case "other-game":
      return `game: ${file.game} in the file, ${found} here`;
    case "other-rules-version":
      return `rulesVersion: ${file.rulesVersion} in the file, ${found} here`;
    case "seats-invalid":
      return `seats: ${found}, for which the game is not made`;
    case "option-unknown":
      return `options: the game has no ${found}`;
    case "option-invalid":
      return `options: ${found} is "${file.options[found]}", which it cannot be`;
    case "content-invalid":
      return `content: ${found === "" ? "the text" : found} is wrong`;
    case "entry-refused":
    case "not-forced":
      return `entry ${(ply ?? 0) + 1} of ${file.entries.length}: ${found} (${code})`;
    case "position-differs":
      return `position after entry ${(ply ?? 0) + 1}: ${firstDifference(file.positions?.[ply ?? 0], JSON.parse(found))}`;
    case "standings-differ":
      return `standings: ${found === "none" ? "the match is not over" : firstDifference(file.standings, JSON.parse(found))}`;
    case "hash-differs":
      return `hash: ${file.hash} in the file, ${found} by the rules`;
    case "content-hash-differs":
      return `content: hash ${file.content?.hash} in the file, ${found} of its text`;
    default:
      return unreachable(code);
  }
}

/** The first path at which two JSON values differ. */
function firstDifference(said: unknown, found: unknown, path = ""): string {
  if (isObject(said) && isObject(found)) {
    for (const key of new Set([...Object.keys(said), ...Object.keys(found)])) {
      const [a, b] = [said[key], found[key]];
      if (canonicalJson(a) !== canonicalJson(b)) return firstDifference(a, b, `${path}${path && "."}${key}`);
    }
  }
  return `${path} ${JSON.stringify(said)} in the file, ${JSON.stringify(found)} by the rules`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
