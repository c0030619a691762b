import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

test("a folder is made with those above it, and again without complaint", () => {
  const root = mkdtempSync(join(tmpdir(), "folders-"));
  makeFolder(join(root, "a/b/c"));
  makeFolder(join(root, "a/b/c"));
  expect(existsSync(join(root, "a/b/c"))).toBe(true);
  rmSync(root, { recursive: true });
});

test("where no folder can be made it throws at once", () => {
  expect(() => makeFolder("/proc/nope/data")).toThrow(/ENOENT|EACCES|EPERM/);
});
