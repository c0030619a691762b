import { accepted, type Result, refused } from "../result.ts";
import { type MatchRecord, RECORD_FORMATS, type RecordFormat } from "./record.ts";

/** The exported file of a match: the record, and the bots that sat there, by seat. */
export interface RecordFile extends MatchRecord {
  readonly format: RecordFormat;
  readonly bots?: readonly string[];
}

/** What keeps a text from being a record: where its nesting is too deep, it ends to be JSON, or the field that is wrong. */
export interface FileRefusal {
  readonly code: "too-deep" | "not-json" | "field-wrong";
  /** A line, counted from 1, or the name of a field. */
  readonly found: string;
}

/** Options, entries and content lie three levels deep; positions of a game may lie some levels deeper. */
const DEEPEST = 24;

/** Checks the shape of a record's text; its contents are checked by replaying it. */
export function readRecordFile(text: string): Result<RecordFile, FileRefusal> {
  const deep = whereTooDeep(text);
  if (deep !== undefined) return refused({ code: "too-deep", found: `${lineAt(text, deep)}` });
  const parsed = parseJson(text);
  if (!parsed.ok) return refused({ code: "not-json", found: parsed.refusal });
  const value = parsed.value;
  if (!isRecord(value)) return refused({ code: "field-wrong", found: "format" });
  for (const [name, isRight] of SHAPE) {
    if (!isRight(value[name])) return refused({ code: "field-wrong", found: `${name}${wrongIn(name, value[name])}` });
  }
  // Every field that is read from here on has just been checked.
  return accepted(value as unknown as RecordFile);
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === "string";
const isTexts = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isText));
const isSwitches = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);
const isEntry = (value: unknown): boolean =>
  isRecord(value) &&
  (value["by"] === "chance" || typeof value["by"] === "number") &&
  isText(value["text"]) &&
  (value["auto"] === undefined || value["auto"] === true);
const isContent = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && isText(value["hash"]) && isText(value["text"]));

const SHAPE: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ["format", (value) => RECORD_FORMATS.some((each) => each === value)],
  ["game", isText],
  ["rulesVersion", isText],
  ["options", isSwitches],
  ["seats", (value) => typeof value === "number"],
  ["bots", isTexts],
  ["content", isContent],
  ["entries", (value) => Array.isArray(value) && value.every(isEntry)],
  ["hash", (value) => value === undefined || isText(value)],
  ["standings", (value) => value === undefined || isRecord(value)],
  ["positions", (value) => value === undefined || Array.isArray(value)],
];

/** The place of the first wrong entry, as people count. */
function wrongIn(name: string, value: unknown): string {
  if (name !== "entries" || !Array.isArray(value)) return "";
  return ` ${value.findIndex((each) => !isEntry(each)) + 1}`;
}

/** The first character that opens one level too many. It is searched before parsing, which may recurse. */
function whereTooDeep(text: string): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (isInText) {
      if (character === "\\") i++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === "{" || character === "[") {
      if (++depth > DEEPEST) return i;
    } else if (character === "}" || character === "]") depth--;
  }
  return undefined;
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return accepted(JSON.parse(text));
  } catch (error) {
    const [, position] = /position (\d+)/.exec(`${error}`) ?? [];
    return refused(`${lineAt(text, position === undefined ? wordsEnd(text) : Number(position))}`);
  }
}

const WORD = /\s+|[{}[\],:]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|-?[\d.eE+-]+|true|false|null/y;

/** Where the text ends to be made of words of JSON. Not every engine names the place of a fault. */
function wordsEnd(text: string): number {
  WORD.lastIndex = 0;
  let at = 0;
  while (WORD.test(text)) at = WORD.lastIndex;
  return at;
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;
