import { accepted, type Result, refused } from "#engine";

/** What a client asks for when it opens a batch. */
export interface Wish {
  readonly seats: number;
  readonly matches: number;
  readonly seed: number;
  /** As on the command line: NAME=VALUE. */
  readonly options: readonly string[];
  readonly observe: boolean;
  /** Who draws. */
  readonly chance: "environment" | "client";
}

export const MOST_MATCHES = 4096;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const FIELDS = ["seats", "matches", "seed", "options", "observe", "chance"];

/** Reads the JSON of an open request; the refusal is a sentence. */
export function readWish(text: string): Result<Wish, string> {
  const said = parsed(text);
  if (!isObject(said)) return refused("An open request is a JSON object.");
  const unknown = Object.keys(said).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return refused(`There is no field "${unknown}"; there is ${FIELDS.join(", ")}.`);
  const { seats, matches, seed, options = {}, observe = false, chance = "environment" } = said;
  if (!isWhole(seats, 1, 99)) return refused("seats is a whole number.");
  if (!isWhole(matches, 1, MOST_MATCHES)) return refused(`matches is a whole number from 1 to ${MOST_MATCHES}.`);
  if (!isWhole(seed, 0, 0xffffffff)) return refused("seed is a whole number from 0 to 4294967295.");
  if (typeof observe !== "boolean") return refused("observe is true or false.");
  if (chance !== "environment" && chance !== "client") return refused("chance is environment or client.");
  if (!isObject(options)) return refused("options is an object of texts.");
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return accepted({ seats, matches, seed, options: chosen, observe, chance });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
