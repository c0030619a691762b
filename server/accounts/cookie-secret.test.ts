import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepCookieSecret } from "./cookie-secret.ts";

let folder: string;
const file = () => join(folder, "cookie-secret");
const keep = () => keepCookieSecret({ randomBytes }, folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fiorino-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a secret is made once, for its owner alone, and nothing else is left in the folder", () => {
  const secret = keep();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keep()).toBe(secret);
  expect(readdirSync(folder)).toEqual(["cookie-secret"]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test.each([
  ["empty", ""],
  ["blank", " \n"],
  ["cut short", "0123456789abcdef"],
])("a secret that is %s ends the start with one sentence and stays as it is", (_, text) => {
  writeFileSync(file(), text);
  expect(keep).toThrow(/^The cookie secret in \S+ is (empty|too short to be whole); restore it .*seats\.$/);
  expect(readFileSync(file(), "utf8")).toBe(text);
});

test("a secret that cannot be read ends the start with one sentence", () => {
  mkdirSync(file());
  expect(keep).toThrow(/^The cookie secret in \S+ cannot be read \(EISDIR\); make it readable, or restore it/);
});

test("a data folder that cannot be made ends the start with one sentence", () => {
  const make = () => keepCookieSecret({ randomBytes }, "/dev/null/data");
  expect(make).toThrow(/^The data folder \/dev\/null\/data cannot be used \(\w+\); make it writable/);
});
