import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { rowIn } from "../scripts/prove/rows.ts";

const root = resolve(import.meta.dirname, "..");
const PAGE = readFileSync(join(root, "docs/proof.md"), "utf8");
const LINES = PAGE.split("\n").filter((line) => line.startsWith("| "));
const ROWS = LINES.slice(1).map((line) => rowIn(line) ?? line);

test("every row of the page has commands that `npm run prove` can run, a figure and a day", () => {
  const wrong = ROWS.filter(
    (row) => typeof row === "string" || row.figure === "" || !/^\d{4}-\d\d-\d\d$/.test(row.date),
  );
  expect(wrong).toEqual([]);
  const claims = ROWS.map((row) => (typeof row === "string" ? row : row.claim));
  expect(new Set(claims).size).toBe(claims.length);
});

/** What is a path of ours in a command; of one that stands for several, as much as stands still. */
const PATHS = /(?<=[ "])(?:engine|games|bots|boardkit|protocol|server|web|cli|bench|scripts|docs|e2e|trials)\/[^ "*]*/g;

test("the tests, files and scripts that commands name are there", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
  const commands = ROWS.flatMap((row) => (typeof row === "string" ? [] : row.commands));
  const called = commands.flatMap((command) =>
    [...command.matchAll(/npm run (?:-s )?(\S+)/g)].map(([, name = ""]) => name),
  );
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  const paths = commands.flatMap((command) => command.match(PATHS) ?? []);
  const isThere = (path: string): boolean => existsSync(join(root, path)) || existsSync(join(root, `${path}.test.ts`));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
