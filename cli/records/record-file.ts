import { accepted, type MatchRecord, RECORD_FORMATS, type RecordFormat, type Result, refused } from "#engine";

/** The exported file of a match: the record, and who sat where. */
export interface RecordFile extends MatchRecord {
  readonly format: RecordFormat;
  readonly bots?: readonly string[];
}

/** One entry a line: readable, and short in a diff. */
export function printRecordFile(file: RecordFile): string {
  const { format, game, rulesVersion, options, seats, bots, content, entries, hash, standings, positions } = file;
  const head = { format, game, rulesVersion, options, seats, bots, content };
  const lines = [
    ...Object.entries(head).flatMap(([key, value]) => (value === undefined ? [] : [field(key, value)])),
    list("entries", entries),
    field("hash", hash),
    ...(standings === undefined ? [] : [field("standings", standings)]),
    ...(positions === undefined ? [] : [list("positions", positions)]),
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}

const list = (key: string, values: readonly unknown[]): string =>
  `  ${JSON.stringify(key)}: [\n${values.map((value) => `    ${JSON.stringify(value)}`).join(",\n")}\n  ]`;

const field = (key: string, value: unknown): string => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;

/**
 * Checks a record's shape only; its contents are checked by replaying it. The refusal is a sentence without its full
 * stop.
 */
export function parseRecordFile(text: string): Result<RecordFile, string> {
  const value = parseJson(text);
  if (!isRecord(value)) return refused("it is not JSON of a record");
  const wrong = SHAPE.find(([name, isRight]) => !isRight(value[name]));
  if (wrong !== undefined) return refused(`its field "${wrong[0]}" is missing or wrong`);
  // Every field that is read from here on has just been checked.
  return accepted(value as unknown as RecordFile);
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === "string";
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
  ["content", isContent],
  ["entries", (value) => Array.isArray(value) && value.every(isEntry)],
  ["hash", isText],
  ["standings", (value) => value === undefined || isRecord(value)],
  ["positions", (value) => value === undefined || Array.isArray(value)],
];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
