import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { relay, stalls } from "#engine/testkit";
import { runFiorino } from "../run.ts";

const OWN = stalls.content?.builtIn ?? "";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiorino-figures-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ask(...words: readonly string[]): { readonly lines: readonly string[]; readonly answer: number | string } {
  const lines: string[] = [];
  const done = runFiorino({ games: [relay, stalls], print: (line) => lines.push(line) }, words);
  return { lines, answer: done.ok ? done.value : done.refusal };
}

test("a game's figures are printed as a file that is right", () => {
  const { lines, answer } = ask("figures", "stalls");
  expect(answer).toBe(0);
  const file = join(folder, "own.json");
  writeFileSync(file, lines.join("\n"));
  expect(ask("figures", "stalls", "--content", file)).toEqual({ lines: [`${file}: as built in.`], answer: 0 });
  expect(ask("figures", "relay").answer).toBe("Relay has no figures that could be changed.");
});

test("a corrected file is told by its corrections, a wrong one by its field", () => {
  const file = join(folder, "corrected.json");
  writeFileSync(file, OWN.replace('"points":5', '"points":9'));
  const { lines } = ask("figures", "stalls", "--content", file);
  expect(lines).toEqual(["stalls.tower.points: 9 instead of 5", `${file}: 1 corrected.`]);
  writeFileSync(file, OWN.replace('"points":5', '"points":"9"'));
  expect(ask("figures", "stalls", "--content", file).answer).toBe(
    `${file}: stalls.tower.points is not a whole number.`,
  );
});

test("a match with corrected figures is recorded with them and verified without the file", () => {
  const [file, record] = [join(folder, "windows.json"), join(folder, "record.json")];
  const corrected = OWN.replace('"points":5', '"points":9');
  writeFileSync(file, `\uFEFF${JSON.stringify(JSON.parse(corrected), null, 2)}\r\n`);
  const said = ["--seats", "greedy,random", "--seed", "3", "--out", record, "--content", file];
  expect(ask("record", "stalls", ...said).answer).toBe(0);
  rmSync(file);
  expect(JSON.parse(readFileSync(record, "utf8")).content.text).toBe(corrected);
  expect(ask("verify", record).answer).toBe(0);
});
