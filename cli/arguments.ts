import { accepted, type Result, refused } from "#engine";
import type { Arguments, Command, Flag } from "./command.ts";

/** What was said for a flag, the last time. */
export const textOf = (args: Arguments, flag: string): string | undefined => args.said.get(flag)?.at(-1);
export const has = (args: Arguments, flag: string): boolean => args.said.has(flag);

/** Reads the words after the command's name. The refusal is a sentence. */
export function readArguments(command: Command, words: readonly string[]): Result<Arguments, string> {
  const said = new Map<string, string[]>();
  const operands: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith("--")) {
      operands.push(word);
      continue;
    }
    const read = readFlag(command, word, rest);
    if (!read.ok) return read;
    const { flag, value } = read.value;
    const values = said.get(flag.name) ?? [];
    if (values.length > 0 && flag.need !== "repeatable") return refused(`--${flag.name} was given twice.`);
    said.set(flag.name, [...values, value]);
  }
  const missing = command.flags.find((flag) => flag.need === "required" && !said.has(flag.name));
  const [operand, extra] = operands;
  if (operand === undefined) return refused(`${command.name} needs a ${command.operand}.`);
  if (extra !== undefined) return refused(`${command.name} takes one ${command.operand}, and "${extra}" is too much.`);
  if (missing !== undefined) return refused(`${command.name} needs --${missing.name} ${missing.value ?? ""}.`);
  return accepted({ operand, said });
}

/** One flag and its value, which may stand in the next word: that word is then taken from `rest`. */
function readFlag(
  command: Command,
  word: string,
  rest: string[],
): Result<{ readonly flag: Flag; readonly value: string }, string> {
  const [, name = "", inline] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
  const flag = command.flags.find((each) => each.name === name);
  if (flag === undefined) return refused(`${command.name} has no option --${name}.`);
  if (flag.value === undefined) {
    return inline === undefined ? accepted({ flag, value: "" }) : refused(`--${name} takes no value.`);
  }
  const next = rest[0]?.startsWith("--") ? undefined : rest[0];
  const value = inline ?? next;
  if (value === undefined) return refused(`--${name} needs a value: ${flag.value}.`);
  if (inline === undefined) rest.shift();
  return accepted({ flag, value });
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A whole number within bounds; `otherwise` when the flag was not given. */
export function wholeNumber(
  args: Arguments,
  flag: string,
  bounds: Bounds,
  otherwise: number | undefined,
): Result<number, string> {
  const text = textOf(args, flag);
  if (text === undefined && otherwise !== undefined) return accepted(otherwise);
  const value = /^\d{1,15}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (value >= bounds.least && value <= bounds.most) return accepted(value);
  return refused(`--${flag} is a whole number from ${bounds.least} to ${bounds.most}, not "${text ?? ""}".`);
}

/** Seeds of the small fast generator. */
const SEED: Bounds = { least: 0, most: 0xffffffff };
export const seedOf = (args: Arguments): Result<number, string> => wholeNumber(args, "seed", SEED, undefined);
