import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ownArguments } from "./arguments.ts";
import { testsOf } from "./mutants/tests-of.ts";

/**
 * Mutation testing of some files by the tests of their game or top folder: `npm run mutants -- engine/match/chance.ts games/calimala/rules/play.ts`.
 * A folder stands for the sources right inside it. `--tests GLOB` names further tests; those that play many matches are left out,
 * since every mutant would wait for them, unless they are named. The report with every survivor is in `reports/mutants/`.
 */
const { operands, said } = ownArguments("Changes code bit by bit and names what no test notices.", {
  name: "mutants",
  operand: "PATH ...",
  flags: [{ name: "tests", value: "GLOB", about: "further tests; may be repeated", need: "repeatable" }],
});

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const isFolder = (path: string): boolean => statSync(path).isDirectory();
const sources = operands.flatMap((path) => (isFolder(path) ? [`${path}/*.ts`] : [path]));
const folders = new Set(operands.map((path) => (isFolder(path) ? path : dirname(path))));
const tests = [...[...folders].flatMap((folder) => testsOf(folder, ".")), ...(said.get("tests") ?? [])];
const mutate = [...sources, "!**/*.test.ts", "!**/*.fixture.ts", "!**/index.ts"].join(",");

const { status } = spawnSync("stryker", ["run", "scripts/mutants/stryker.config.json", "--mutate", mutate], {
  stdio: "inherit",
  env: { ...process.env, FIORINO_MUTANT_TESTS: tests.join(",") },
});
process.exitCode = status ?? 1;
if (status === 0) console.log(summary());

/** How many mutants were killed, of those that tests could notice. */
function summary(): string {
  const { files } = JSON.parse(readFileSync("reports/mutants/mutants.json", "utf8")) as Report;
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status: fate }) => fate));
  const killed = all.filter((fate) => fate === "Killed" || fate === "Timeout").length;
  const valid = killed + all.filter((fate) => fate === "Survived" || fate === "NoCoverage").length;
  return `${killed} of ${valid} mutants killed (${((100 * killed) / valid).toFixed(0)} %)`;
}
