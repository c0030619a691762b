import { readFileSync } from "node:fs";
import { type Arguments, textOf } from "#arguments";
import { BOT_NAMES, type Policy, policyByName, yardsticks } from "#bots";
import {
  type AnyGame,
  type AnyOpenGame,
  accepted,
  type ContentSpec,
  chooseSwitches,
  type Figures,
  isSeatCount,
  openBuiltIn,
  type Result,
  readFigures,
  refused,
  type SeatCount,
  seatCountsOf,
  valuesFor,
} from "#engine";
import { FROZEN } from "#games/frozen";
import type { Io } from "./command.ts";

export interface Opened {
  readonly open: AnyOpenGame;
  /** The text of the figures, when others than the built-in ones were given. */
  readonly content?: string;
}

export function findGame(io: Io, id: string): Result<AnyGame, string> {
  const game = io.games.find((each) => each.meta.id === id);
  const all = io.games.map((each) => each.meta.id).join(", ");
  return game === undefined ? refused(`There is no game "${id}"; there is ${all}.`) : accepted(game);
}

/** Opens the game that the arguments name for n seats, with their options and content. */
export function openGame(io: Io, args: Arguments, seats: number): Result<Opened, string> {
  const found = findGame(io, args.operand);
  if (!found.ok) return found;
  const { meta, content: spec } = found.value;
  const { min, max } = meta.seats;
  if (!isSeatCount(seats, meta.seats)) return refused(`${meta.title} has ${min} to ${max} seats, not ${seats}.`);
  const chosen = readOptions(args);
  if (!chosen.ok) return chosen;
  const switches = chooseSwitches(meta.options, meta.presets, chosen.value, seats);
  if (!switches.ok) return refused(optionSentence(found.value, switches.refusal.option, seats));
  const file = textOf(args, "content");
  if (file === undefined) return accepted({ open: openBuiltIn(found.value, seats, switches.value) });
  if (spec === undefined) return refused(`${meta.title} has no figures that could be changed.`);
  const figures = readContent(spec, file);
  if (!figures.ok) return figures;
  const { content, text } = figures.value;
  return accepted({ open: found.value.open(seats, switches.value, content), content: text });
}

/** The same for each number of seats that `--seats` lists, or for all of the game. */
export function openForEach(io: Io, args: Arguments): Result<readonly AnyOpenGame[], string> {
  const counts = seatCounts(io, args);
  if (!counts.ok) return counts;
  const opened: AnyOpenGame[] = [];
  for (const seats of counts.value) {
    const one = openGame(io, args, seats);
    if (!one.ok) return one;
    opened.push(one.value.open);
  }
  return accepted(opened);
}

function seatCounts(io: Io, args: Arguments): Result<readonly number[], string> {
  const text = textOf(args, "seats");
  const game = findGame(io, args.operand);
  if (!game.ok) return game;
  if (text === undefined) return accepted(seatCountsOf(game.value.meta.seats));
  if (!/^\d(,\d)*$/.test(text)) return refused(`--seats is a list of numbers like 3,4,5, not "${text}".`);
  return accepted(text.split(",").map(Number));
}

/** Figures from a file; the refusal names the field. */
export function readContent(spec: ContentSpec, file: string): Result<Figures, string> {
  const text = readText(file);
  if (!text.ok) return text;
  const figures = readFigures(spec, text.value);
  if (figures.ok) return figures;
  const { field, why } = figures.refusal;
  return refused(`${file}: ${field === "" ? "the file" : field} ${why}.`);
}

function readOptions(args: Arguments): Result<Readonly<Record<string, string>>, string> {
  const chosen: Record<string, string> = {};
  for (const text of args.said.get("option") ?? []) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) return refused(`--option is NAME=VALUE, not "${text}".`);
    if (Object.hasOwn(chosen, name)) return refused(`The option ${name} was given twice.`);
    chosen[name] = value;
  }
  return accepted(chosen);
}

function optionSentence({ meta }: AnyGame, option: string, seats: SeatCount): string {
  const spec = meta.options.find((each) => each.id === option);
  const values =
    (spec && valuesFor(spec, seats)) ?? Object.keys(meta.presets.find((each) => each.id === option)?.values ?? {});
  if (values.length > 0) return `The option ${option} with ${seats} seats is one of ${values.join(", ")}.`;
  const all = [...meta.options, ...meta.presets].map((each) => each.id).join(", ");
  return `${meta.title} has no option "${option}"; it has ${all}.`;
}

/** The bots that `--seats` names, one a seat. */
export function readPolicies(args: Arguments): Result<readonly Policy[], string> {
  const policies: Policy[] = [];
  for (const name of (textOf(args, "seats") ?? "").split(",")) {
    const policy = policyNamed(name);
    if (!policy.ok) return policy;
    policies.push(policy.value);
  }
  return accepted(policies);
}

const YARDSTICKS = yardsticks(FROZEN);

export function policyNamed(name: string): Result<Policy, string> {
  const policy = YARDSTICKS.find((each) => each.name === name) ?? policyByName(name);
  if (policy !== undefined) return accepted(policy);
  const names = new Set([...BOT_NAMES, ...YARDSTICKS.map((each) => each.name)]);
  return refused(`There is no bot "${name}"; there are ${[...names].join(", ")}.`);
}

/** A file's text; the refusal is a sentence. */
export function readText(file: string): Result<string, string> {
  try {
    return accepted(readFileSync(file, "utf8"));
  } catch (error) {
    return refused(`${file} cannot be read (${codeOf(error)}).`);
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
