import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { relay, stalls } from "#engine/testkit";
import { StartupError } from "../process/errors.ts";
import { hostFigures } from "./host-figures.ts";

const GAMES = [relay, stalls];
const OWN = stalls.content?.builtIn ?? "";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fiorino-figures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (text: string | Uint8Array, name = "stalls.json"): void => writeFileSync(join(folder, name), text);
const read = () => hostFigures(GAMES, folder).get("stalls");

/** Why a server with this folder does not start. */
function sentence(of = folder): string {
  try {
    hostFigures(GAMES, of);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test("without a folder, and with an empty one, games with figures use their own", () => {
  for (const of of [undefined, folder]) {
    const figures = hostFigures(GAMES, of);
    expect([...figures.keys()]).toEqual(["stalls"]);
    expect(figures.get("stalls")).toMatchObject({ isCorrected: false, text: OWN });
  }
});

test("a corrected figure counts", () => {
  put(OWN.replace('"points":5', '"points":9'));
  expect(read()).toMatchObject({ isCorrected: true, content: { stalls: { tower: { points: 9 } } } });
});

test("how figures are written makes no difference: spaces, lines, order, a byte order mark", () => {
  const changed = OWN.replace('"points":5', '"points":9');
  put(changed);
  const plain = read();
  put(`\uFEFF${JSON.stringify(JSON.parse(changed), null, 2)}\r\n`);
  expect(read()).toEqual(plain);
  const { cards, stalls: prices } = JSON.parse(OWN);
  put(JSON.stringify({ stalls: prices, cards }, null, 4));
  expect(read(), "the game's own, in another order").toMatchObject({ isCorrected: false, text: OWN });
});

const with1 = (change: (figures: { cards: Record<string, unknown>; [other: string]: unknown }) => void): string => {
  const figures = JSON.parse(OWN);
  change(figures);
  return JSON.stringify(figures);
};
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));

test.each<[string, string | Uint8Array, string]>([
  ["a missing figure", with1(({ cards }) => delete cards["oil"]), "cards.oil is missing"],
  ["a figure too many", with1((all) => Object.assign(all, { taxes: 1 })), "taxes is not a figure of this game"],
  ["an absurd value", with1(({ cards }) => Object.assign(cards, { wool: 1e9 })), "cards.wool is not within 2 to 4"],
  ["half a card", with1(({ cards }) => Object.assign(cards, { wool: 2.5 })), "cards.wool is not a whole number"],
  ["a number as text", with1(({ cards }) => Object.assign(cards, { wool: "3" })), "cards.wool is not a whole number"],
  ["nothing where figures should be", with1((all) => Object.assign(all, { cards: null })), "cards.wool is missing"],
  ["another kind of JSON", "[]", "cards.wool is missing"],
  ["nothing", "", "the file is not JSON"],
  ["a comma too many", OWN.replace("{", "{\n\n").replace('"salt":2', '"salt":2,'), "the file is not JSON (line 3)"],
  ["half a file", OWN.slice(0, 60), "the file is not JSON (line 1)"],
  ["a comment", `// ours\n${OWN}`, "the file is not JSON"],
  ["UTF-16", bytes(OWN), "the file is not UTF-8 text"],
  ["bytes of all kinds", Uint8Array.from({ length: 256 }, (_, at) => at), "the file is not UTF-8 text"],
  ["megabytes", `{"a":"${"x".repeat(2 ** 20)}"}`, "the file has more than 256 kB"],
  [
    "a bottomless pit",
    `${OWN.slice(0, -1)},"a":${"[".repeat(120_000)}${"]".repeat(120_000)}}`,
    "the file is nested too deeply",
  ],
])("%s keeps the server from starting", (_, text, why) => {
  put(text);
  expect(sentence()).toBe(`The figures in ${join(folder, "stalls.json")} cannot be used: ${why}.`);
});

test.each<[string, (file: string) => void, string]>([
  ["a folder", (file) => mkdirSync(file), "it is no file"],
  ["a link to a device without an end", (file) => symlinkSync("/dev/zero", file), "it is no file"],
  ["a link that leads nowhere", (file) => symlinkSync("nowhere", file), "the file cannot be read (ENOENT)"],
  ["a link to itself", (file) => symlinkSync("stalls.json", file), "the file cannot be read (ELOOP)"],
])("%s in the place of the file keeps the server from starting", (_, make, why) => {
  make(join(folder, "stalls.json"));
  expect(sentence()).toBe(`The figures in ${join(folder, "stalls.json")} cannot be used: ${why}.`);
});

test.each(["stals.json", "Stalls.json", "stalls.JSON", "relay.json", "stalls.old.json"])(
  "a file %s is not overlooked in silence",
  (name) => {
    put(OWN, name);
    expect(sentence()).toBe(`FIGURES_DIR has a file ${name}, but the files that can be there are: stalls.json.`);
  },
);

test("what does not end like figures may lie beside them", () => {
  put("Measured by Ana.", "README.md");
  put("{", "stalls.json~");
  expect(sentence()).toBe("");
});

test("the server does not start when the folder is missing or is a file", () => {
  expect(sentence(join(folder, "away"))).toMatch(/^FIGURES_DIR must be a folder .*away is not \(ENOENT\)\.$/);
  put(OWN);
  expect(sentence(join(folder, "stalls.json"))).toMatch(/\(ENOTDIR\)\.$/);
});
