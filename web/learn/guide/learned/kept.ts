import { NOTHING_SPOKEN, type Spoken } from "../speaking/speaking.ts";

/** What this device keeps of guided matches. What cannot be read counts as not there. */

const VERSION = 1;
const ofTable = (table: string): string => `fiorino.guide.${table}`;
const ofGame = (game: string): string => `fiorino.guide-known.${game}`;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const readRecord = (key: string): Readonly<Record<string, unknown>> => {
  const found = read(key);
  return isRecord(found) ? found : {};
};

/** The step at which a guided match was left. */
export function keptSpoken(table: string): Spoken {
  const { version, spoken } = readRecord(ofTable(table));
  return version === VERSION && isSpoken(spoken) ? spoken : NOTHING_SPOKEN;
}

export const keepSpoken = (table: string, spoken: Spoken): void => keep(ofTable(table), { version: VERSION, spoken });

export function forgetSpoken(table: string): void {
  try {
    localStorage.removeItem(ofTable(table));
  } catch {
    return;
  }
}

const isSpoken = (value: unknown): value is Spoken =>
  isRecord(value) &&
  isRecord(value["times"]) &&
  Object.values(value["times"]).every((n) => typeof n === "number") &&
  (value["now"] === null || (isRecord(value["now"]) && typeof value["now"]["id"] === "string")) &&
  isRecord(value["at"]) &&
  Array.isArray(value["at"]["ids"]) &&
  typeof value["isLeft"] === "boolean";

/** What the reader has said to know, in all matches of a game. */
export function keptKnown(game: string): ReadonlySet<string> {
  const found = read(ofGame(game));
  return new Set(Array.isArray(found) ? found.filter((id) => typeof id === "string") : []);
}

export const keepKnown = (game: string, known: ReadonlySet<string>): void => keep(ofGame(game), [...known]);
