import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { testsOf } from "./mutants/tests-of.ts";

/**
 * Mutation testing of some files by the tests of their game or top folder: `npm run mutants -- engine/chance.ts games/calimala/purse.ts`.
 * A folder stands for the sources right inside it. `--tests GLOB` names further tests; those that play many matches are left out,
 * since every mutant would wait for them, unless they are named. The report with every survivor is in `reports/mutants/`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: "string", multiple: true, default: [] } },
});

const isFolder = (path: string): boolean => statSync(path).isDirectory();
const sources = positionals.flatMap((path) => (isFolder(path) ? [`${path}/*.ts`] : [path]));
const folders = new Set(positionals.map((path) => (isFolder(path) ? path : dirname(path))));
const tests = [...[...folders].flatMap((folder) => testsOf(folder, ".")), ...values.tests];
const mutate = [...sources, "!**/*.test.ts", "!**/*.fixture.ts", "!**/index.ts"].join(",");

if (positionals.length === 0) {
  console.error("Name the files or folders to mutate: npm run mutants -- engine/chance.ts");
  process.exitCode = 2;
} else {
  const { status } = spawnSync("stryker", ["run", "scripts/mutants/stryker.config.json", "--mutate", mutate], {
    stdio: "inherit",
    env: { ...process.env, FIORINO_MUTANT_TESTS: tests.join(",") },
  });
  process.exitCode = status ?? 1;
}
