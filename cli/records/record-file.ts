import { type FileRefusal, type RecordFile, type Result, readRecordFile, refused, unreachable } from "#engine";

/** One entry a line: readable, and short in a diff. */
export function printRecordFile(file: RecordFile): string {
  const { format, game, rulesVersion, options, seats, bots, content, entries, hash, standings, positions } = file;
  const head = { format, game, rulesVersion, options, seats, bots, content };
  const lines = [
    ...Object.entries(head).flatMap(([key, value]) => (value === undefined ? [] : [field(key, value)])),
    list("entries", entries),
    ...(hash === undefined ? [] : [field("hash", hash)]),
    ...(standings === undefined ? [] : [field("standings", standings)]),
    ...(positions === undefined ? [] : [list("positions", positions)]),
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}

const list = (key: string, values: readonly unknown[]): string =>
  `  ${JSON.stringify(key)}: [\n${values.map((value) => `    ${JSON.stringify(value)}`).join(",\n")}\n  ]`;

const field = (key: string, value: unknown): string => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;

/** Checks a record's shape only. The refusal is a sentence without its full stop. */
export function parseRecordFile(text: string): Result<RecordFile, string> {
  const file = readRecordFile(text);
  return file.ok ? file : refused(inWords(file.refusal));
}

function inWords({ code, found }: FileRefusal): string {
  switch (code) {
    case "too-deep":
      return `it is nested too deep for a record in line ${found}`;
    case "not-json":
      return `it is not JSON of a record from line ${found} on`;
    case "field-wrong":
      return `its field "${found}" is missing or wrong`;
    default:
      return unreachable(code);
  }
}
