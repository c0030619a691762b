import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testsOf } from "./tests-of.ts";

const root = mkdtempSync(join(tmpdir(), "fiorino-mutants-"));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = [
  "games/toy/worked-examples.test.ts",
  "games/toy/rules/purse.test.ts",
  "games/toy/rules/moves/fourth-disc.test.ts",
  "games/toy/rules/perft.test.ts",
  "games/toy/hidden/sample.test.ts",
  "games/toy/naive/corners.test.ts",
  "games/toy/ui/picture.test.ts",
  "games/other/purse.test.ts",
  "engine/match/perft.test.ts",
  "engine/log/log.test.ts",
  "engine/testkit/checks/views.test.ts",
  "engine/testkit/conformance/kit.test.ts",
];
for (const file of FILES) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), "");
}

test.each(["games/toy", "games/toy/rules", "games/toy/rules/moves"])(
  "mutants in %s are shown to the tests of the whole game but long ones",
  (folder) => {
    expect(testsOf(folder, root)).toEqual([
      "games/toy/rules/moves/fourth-disc.test.ts",
      "games/toy/rules/purse.test.ts",
      "games/toy/worked-examples.test.ts",
    ]);
  },
);

test.each([
  ["games/toy/naive", ["games/toy/naive/corners.test.ts"]],
  ["games/toy/ui", ["games/toy/ui/picture.test.ts"]],
  ["engine", ["engine/log/log.test.ts", "engine/match/perft.test.ts"]],
  ["engine/testkit/checks", ["engine/testkit/checks/views.test.ts"]],
])("mutants in %s are shown to its own tests", (folder, tests) => {
  expect(testsOf(folder, root)).toEqual(tests);
});
