import { parseArgs } from "node:util";
import { accepted, type Result, refused } from "#engine";

/** `--name VALUE`, or `--name` alone when it has no value. */
export interface Flag {
  readonly name: string;
  readonly value?: string;
  readonly about: string;
  readonly need?: "required" | "repeatable";
}

/** The accepted arguments of a command. */
export interface CommandLine {
  readonly name: string;
  /** The operand's placeholder: `GAME`, `FILE`; for several: `PATH ...`. Undefined when the command takes no operand. */
  readonly operand?: string;
  readonly flags: readonly Flag[];
}

/** A command line after its flags have been checked against the command. */
export interface Arguments {
  /** The first operand, or "". */
  readonly operand: string;
  readonly operands: readonly string[];
  /** The values of each flag, in order; "" for a flag without a value. */
  readonly said: ReadonlyMap<string, readonly string[]>;
}

/** The last value of a flag. */
export const textOf = (args: Arguments, flag: string): string | undefined => args.said.get(flag)?.at(-1);
export const has = (args: Arguments, flag: string): boolean => args.said.has(flag);

/** Reads the words after the command's name. The refusal is a sentence. */
export function readArguments(line: CommandLine, words: readonly string[]): Result<Arguments, string> {
  const types = line.flags.map(
    ({ name, value }) => [name, { type: value === undefined ? "boolean" : "string" }] as const,
  );
  const options = Object.fromEntries(types);
  const args = words.map((word) => (isId(word) ? `${MARK}${word}` : word));
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const said = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const values = said.get(token.name) ?? [];
    const fault = faultOf(line, token, values);
    if (fault !== undefined) return refused(fault);
    said.set(token.name, [...values, token.value ?? ""]);
  }
  const operands = tokens.flatMap((token) => (token.kind === "positional" ? [token.value.replace(MARK, "")] : []));
  const fault = faultOfOperands(line, operands);
  if (fault !== undefined) return refused(fault);
  const missing = line.flags.find((flag) => flag.need === "required" && !said.has(flag.name));
  if (missing !== undefined) return refused(`${line.name} needs --${missing.name} ${missing.value ?? ""}.`);
  return accepted({ operand: operands[0] ?? "", operands, said });
}

/** Sets an id that begins with a dash apart from options; no option has its length. */
const MARK = "\0";
const isId = (word: string): boolean => /^-[\w-]{21}$/.test(word);

interface Said {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** What is wrong with a flag, given the earlier ones of its name. */
function faultOf({ name, flags }: CommandLine, said: Said, before: readonly string[]): string | undefined {
  const flag = flags.find((each) => each.name === said.name);
  if (flag === undefined) return `${name} has no option ${said.rawName}.`;
  const isGiven = said.value !== undefined && (said.inlineValue === true || !said.value.startsWith("--"));
  if (flag.value === undefined && said.value !== undefined) return `--${flag.name} takes no value.`;
  if (flag.value !== undefined && !isGiven) return `--${flag.name} needs a value: ${flag.value}.`;
  return before.length > 0 && flag.need !== "repeatable" ? `--${flag.name} was given twice.` : undefined;
}

function faultOfOperands({ name, operand }: CommandLine, [first, second]: readonly string[]): string | undefined {
  if (operand === undefined) return first === undefined ? undefined : `${name} takes no "${first}".`;
  if (first === undefined) return `${name} needs a ${operand}.`;
  const isTooMuch = second !== undefined && !operand.endsWith("...");
  return isTooMuch ? `${name} takes one ${operand}, and "${second}" is too much.` : undefined;
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
export const SEED: Bounds = { least: 0, most: 0xffffffff };
export const seedOf = (args: Arguments): Result<number, string> => wholeNumber(args, "seed", SEED, undefined);

const spelled = (flag: Flag): string => `--${flag.name}${flag.value === undefined ? "" : ` ${flag.value}`}`;

/** How a command is called: the line, what it does, and its flags. */
export function helpOf(call: string, about: string, { operand = "", flags }: CommandLine): readonly string[] {
  const needed = flags.filter((flag) => flag.need === "required").map(spelled);
  const rows = flags.map((flag) => `  ${spelled(flag).padEnd(24)}${flag.about}`);
  const words = [call, operand.replace(" ...", ""), ...needed, "..."].filter((word) => word !== "");
  return [words.join(" "), "", about, "", ...rows];
}

/** The arguments of `npm run NAME`: `--help` ends the process with a list, bad input with a sentence and exit code 2. */
export function ownArguments(about: string, line: CommandLine): Arguments {
  const words = process.argv.slice(2);
  if (words.includes("--help")) {
    for (const each of helpOf(`npm run ${line.name} --`, about, line)) console.log(each);
    process.exit(0);
  }
  const args = readArguments(line, words);
  return args.ok ? args.value : endWith(args.refusal);
}

/** A numeric argument of such a process, whole or not. */
export function ownNumber(args: Arguments, flag: string, otherwise: number): number {
  const text = textOf(args, flag) ?? `${otherwise}`;
  return /^\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : endWith(`--${flag} is a number, not "${text}".`);
}

function endWith(refusal: string): never {
  console.error(refusal);
  process.exit(2);
}
