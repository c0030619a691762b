import { expect, test } from "vitest";
import { readRecordFile } from "./record-file.ts";

const RIGHT = {
  ...{ format: "fiorino-record-2", game: "stalls", rulesVersion: "1", options: { open: "yes" }, seats: 2 },
  ...{
    entries: [
      { by: 0, text: "buy" },
      { by: "chance", text: "rain" },
      { by: 1, text: "pass", auto: true },
    ],
    hash: "0f",
  },
};

const refusalOf = (value: unknown) => {
  const read = readRecordFile(typeof value === "string" ? value : JSON.stringify(value));
  return read.ok ? undefined : read.refusal;
};

test("a record's text is read as it is", () => {
  expect(readRecordFile(JSON.stringify(RIGHT))).toEqual({ ok: true, value: RIGHT });
});

test.each([
  ["format", { format: "fiorino-record-9" }],
  ["game", { game: 1 }],
  ["rulesVersion", { rulesVersion: undefined }],
  ["options", { options: { open: {} } }],
  ["seats", { seats: "2" }],
  ["bots", { bots: [{}] }],
  ["content", { content: { hash: 1 } }],
  ["entries 0", { entries: {} }],
  ["entries 2", { entries: [RIGHT.entries[0], { by: 1 }] }],
  ["hash", { hash: null }],
  ["standings", { standings: [] }],
  ["positions", { positions: {} }],
])("a wrong field is named: %s", (found, change) => {
  const wanted = found.replace(" 0", "");
  expect(refusalOf({ ...RIGHT, ...change })).toEqual({ code: "field-wrong", found: wanted });
});

test.each([
  ["null", "format"],
  ["[]", "format"],
  ["7", "format"],
])("JSON of something else is no record: %s", (text, found) => {
  expect(refusalOf(text)).toEqual({ code: "field-wrong", found });
});

test("what is no JSON is refused with the line where it ends to be", () => {
  expect(refusalOf('{\n"format": "fiorino-record-2",\n"game": oops\n}')).toEqual({ code: "not-json", found: "3" });
  expect(refusalOf('{\n"format":')).toEqual({ code: "not-json", found: "2" });
});

test("a million nested brackets are refused before anything parses them", () => {
  expect(refusalOf(`{\n"format":${"[".repeat(1_000_000)}`)).toEqual({ code: "too-deep", found: "2" });
  expect(refusalOf({ ...RIGHT, hash: `${"[{".repeat(100)}\\"[` })).toBeUndefined();
});
