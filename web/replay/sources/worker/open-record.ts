import { type AnyGame, accepted, type RecordFile, type Result, readRecordFile, refused } from "#engine";
import { type Walked, walkedThrough } from "../walked.ts";
import type { Opening, WalkRefusal } from "./messages.ts";

interface Opened {
  readonly opening: Opening;
  readonly walked: Walked;
}

/** Reads a file's text and goes through the record in it; refused with what is wrong, and where. */
export function readAndWalk(text: string, rules: Rules): Promise<Result<Opened, WalkRefusal>> {
  const read = readRecordFile(text);
  return read.ok ? walkRecord(read.value, rules) : Promise.resolve(read);
}

/** The rules of a game, undefined for one that this build does not have. */
type Rules = (game: string) => Promise<AnyGame | undefined>;

export async function walkRecord(record: RecordFile, rules: Rules): Promise<Result<Opened, WalkRefusal>> {
  const game = await rules(record.game);
  if (game === undefined) return refused({ code: "no-such-game", found: record.game });
  const walked = walkedThrough(game, record);
  const { entries, positions: _, ...rest } = record;
  if (walked.ok) return accepted({ walked: walked.value, opening: { ...rest, length: entries.length } });
  const of = { game: record.game, rulesVersion: record.rulesVersion, length: entries.length };
  return refused({ ...walked.refusal, of });
}
